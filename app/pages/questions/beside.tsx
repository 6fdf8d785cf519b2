/** What one writes and keeps while practising: beside the question on wide screens, after it on narrow ones. */
import { lazy, Suspense } from 'react';
import { Link, useText } from '#app/locale.tsx';
import type { Detail } from '#app/pages/questions/replies.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';
import { Button } from '#app/ui/button.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { questionPages } from '#messages/questions/pages.ts';

/** Visitors have none. What is typed before it wakes is kept (app/ui/inputs/early-text.ts). */
const NoteEditor = lazy(async () => ({
  default: (await import('#app/pages/questions/note-editor.tsx')).NoteEditor,
}));

type BesideProps = { detail: Detail; words: readonly string[]; className: string };

export function Beside({ detail, words, className }: BesideProps) {
  const t = useText(questionPages);
  const viewer = useViewer();
  const { open } = useShell();
  const hasWords = detail.question.question_type !== 'math';
  return (
    <aside aria-label={t('beside')} className={`grid content-start gap-6 ${className}`}>
      {viewer ? (
        <Suspense fallback={<div className="min-h-40" />}>
          <NoteEditor userId={viewer.id} questionId={detail.id} note={detail.mine?.note ?? null} />
        </Suspense>
      ) : (
        <div className="text-14 text-ink-2">
          <p>{t('login_note')}</p>
          <Button tone="quiet" size="sm" className="mt-3" onClick={() => open('login')}>
            {t('login')}
          </Button>
        </div>
      )}
      {hasWords ? (
        <section className="border-t border-rule pt-3">
          <div className="flex items-center justify-between gap-3">
            <h2 className="font-sans text-14 font-semibold">{t('words')}</h2>
            <TextButton size="sm" data-lookup-open="" className="text-14">
              {t('look_up')}
            </TextButton>
          </div>
          {words.length === 0 ? (
            <p className="mt-1 text-13 text-ink-3">{t('words_none')}</p>
          ) : (
            <ul lang="en" className="mt-1 flex flex-wrap gap-x-4 font-serif">
              {words.map((word) => (
                <li key={word}>
                  <Link
                    to={`/words/${encodeURIComponent(word)}`}
                    className="inline-flex min-h-9 items-center hover:underline"
                  >
                    {word}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      ) : null}
    </aside>
  );
}
