/** The head of a discussion, folded and open. */
import { useText } from '#app/locale.tsx';
import { questionPages } from '#messages/questions/pages.ts';

export function DiscussionTitle({ count }: { count: number }) {
  const t = useText(questionPages);
  return (
    <h2 className="text-21">
      {t('discussion')} <span className="text-15 font-normal text-ink-3">{count}</span>
    </h2>
  );
}
