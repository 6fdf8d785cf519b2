/** The one lit thing: the lesson to go on with, or to begin with. */
import { Said } from '#app/lessons/said.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { nameOfPart } from '#app/pages/lessons/lesson/part-names.ts';
import type { ListedLesson } from '#app/pages/lessons/overview/listed.ts';
import { worthText } from '#app/pages/lessons/worth-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { lessonsOverview } from '#messages/lessons/overview.ts';

export function NextLesson({ next }: { next: ListedLesson | null }) {
  const t = useText(lessonsOverview);
  const locale = useLocale();
  if (next === null) return <p className="border-t border-ink pt-4 text-18">{t('all_done')}</p>;
  const { slug, title, minutes, worth, own, level } = next;
  const facts = [
    own
      ? t('at_part', { part: nameOfPart(own.place, locale) })
      : level === 'weak'
        ? t('weak_first')
        : t('worth_most'),
    t('minutes', { n: minutes }),
    ...(worth > 0 ? [t('worth', { n: worthText(worth) })] : []),
  ];
  return (
    <section
      aria-labelledby="next-lesson"
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-l-3 border-beam bg-paper-2 px-5 py-5 md:px-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-14 text-ink-3">{t('go_on_label')}</p>
        <h2 id="next-lesson" className="mt-0.5 text-26">
          <Said text={title} />
        </h2>
        <p className="mt-1 text-14 text-ink-2">{facts.join(' · ')}</p>
      </div>
      <ButtonLink to={`/lessons/${slug}`} tone="beam" size="lg" arrow className="max-md:w-full">
        {t(own ? 'go_on' : 'begin')}
      </ButtonLink>
    </section>
  );
}
