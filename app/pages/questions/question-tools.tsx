/** What can be done with a question wherever it is shown: collect it, report a mistake in it. */
import { Bookmark, BookmarkCheck, Flag } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { questionPath } from '#core/questions/number.ts';
import { questionPages } from '#messages/questions/pages.ts';

const FolderDialog = lazy(() => import('#app/pages/questions/folder-dialog.tsx'));

type QuestionToolsProps = { id: string; number: string; mine: Mine | null; className?: string };
type Mine = { collected: boolean; folderId: string | null };

/** Collecting and reporting; a visitor is asked to log in first. */
export function QuestionTools({ id, number, mine, className = '' }: QuestionToolsProps) {
  const t = useText(questionPages);
  const { open } = useShell();
  const [isCollected, setIsCollected] = useState(mine?.collected ?? false);
  const [folderId, setFolderId] = useState(mine?.folderId ?? null);
  const [isFiling, setIsFiling] = useState(false);
  const file = useCallback((chosen?: string | null) => {
    setIsFiling(false);
    if (chosen !== undefined) setFolderId(chosen);
  }, []);
  const collect = async () => {
    if (mine === null) return open('login');
    const wanted = !isCollected;
    const { collected } = await api('POST /api/collections', {
      body: { questionId: id, collected: wanted },
    });
    setIsCollected(collected);
    setFolderId(null);
    if (collected)
      showToast({
        text: t('collected'),
        action: { label: t('choose_folder'), onSelect: () => setIsFiling(true) },
      });
  };
  const Icon = isCollected ? BookmarkCheck : Bookmark;
  return (
    <div className={`flex flex-wrap gap-2 ${className}`}>
      <Button
        tone="quiet"
        size="sm"
        aria-pressed={isCollected}
        icon={<Icon strokeWidth={1.75} />}
        onClick={collect}
      >
        <span className="max-md:sr-only">{t(isCollected ? 'collected' : 'collect')}</span>
      </Button>
      <Button
        tone="quiet"
        size="sm"
        icon={<Flag strokeWidth={1.75} />}
        onClick={() =>
          open('feedback', {
            type: 'content',
            desc: t('report_about', { number }),
            page: questionPath(number),
          })
        }
      >
        <span className="max-md:sr-only">{t('report')}</span>
      </Button>
      <Suspense>
        {isFiling ? <FolderDialog questionId={id} folderId={folderId} onClose={file} /> : null}
      </Suspense>
    </div>
  );
}
