/** How far one is, one segment for each part: what lies behind in ink, where one is in light. */
import { useText } from '#app/locale.tsx';
import { lessonTexts } from '#messages/lessons.ts';

type ProgressStripProps = { count: number; current: number; label: string };

export function ProgressStrip({ count, current, label }: ProgressStripProps) {
  const t = useText(lessonTexts);
  return (
    <div
      role="progressbar"
      aria-label={t('progress')}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={current + 1}
      aria-valuetext={t('progress_at', { part: label, n: current + 1, all: count })}
      className="lesson-strip sticky z-20 -mx-5 flex h-1 gap-px bg-paper md:mx-0"
    >
      {Array.from({ length: count }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a lesson never move
          key={place}
          className={`flex-1 ${place < current ? 'bg-ink-2' : place === current ? 'bg-beam' : 'bg-paper-3'}`}
        />
      ))}
    </div>
  );
}
