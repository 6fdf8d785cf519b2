/** One area: its name, how much of it is done, its cards as a PDF, and its lessons; on phones it is folded. */
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Said } from '#app/lessons/said.tsx';
import { Link, useLocale, useText } from '#app/locale.tsx';
import type { Area, ListedLesson } from '#app/pages/lessons/overview/listed.ts';
import { worthText } from '#app/pages/lessons/worth-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { DownloadLink } from '#app/ui/download-link.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { lessonsOverview, levelNames } from '#messages/lessons/overview.ts';
import { areaNames } from '#messages/lessons.ts';

type AreaSectionProps = Area & { next: ListedLesson | null; isOpen: boolean };

export function AreaSection({ area, lessons, next, isOpen }: AreaSectionProps) {
  const t = useText(lessonsOverview);
  const locale = useLocale();
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  useEffect(() => setIsUnfolded(isOpen), [isOpen]);
  // Whoever comes by a link to it wants to see it.
  useEffect(() => {
    if (location.hash === `#${area}`) setIsUnfolded(true);
  }, [area]);
  const done = lessons.filter(({ own }) => own?.finishedAt).length;
  const count =
    done > 0 ? t('area_done', { n: done, all: lessons.length }) : t('area_count', { n: lessons.length });
  return (
    <section
      id={area}
      aria-labelledby={id}
      className="border-t border-ink lg:grid lg:grid-cols-12 lg:gap-x-6"
    >
      <div className="flex items-center justify-between gap-4 md:pt-4 lg:col-span-3 lg:block">
        <h2 id={id} className="min-w-0 flex-1 text-26">
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={`${id}-list`}
            onClick={() => setIsUnfolded(!isUnfolded)}
            className="flex min-h-16 w-full items-center justify-between gap-3 text-left md:hidden"
          >
            <span>
              {areaNames[area][locale]}
              <span className="ml-3 font-sans text-14 font-normal text-ink-3">{count}</span>
            </span>
            <ChevronDown
              aria-hidden="true"
              strokeWidth={1.75}
              className={`size-5 transition-transform ${isUnfolded ? 'rotate-180' : ''}`}
            />
          </button>
          <span className="max-md:hidden">{areaNames[area][locale]}</span>
        </h2>
        <p className="text-14 text-ink-3 max-md:hidden">{count}</p>
      </div>
      <div id={`${id}-list`} className={`pb-6 lg:col-span-9 md:pt-3 ${isUnfolded ? '' : 'lesson-folded'}`}>
        <ul className="md:grid md:grid-cols-2 md:gap-x-6">
          {lessons.map((lesson) => (
            <LessonRow key={lesson.slug} lesson={lesson} isNext={lesson === next} />
          ))}
        </ul>
        <DownloadLink
          href={`/api/lessons/cards.pdf?area=${area}`}
          tone="quiet"
          size="sm"
          aria-label={t('cards_pdf_of', { area: areaNames[area][locale] })}
          className="mt-4"
        >
          {t('cards_pdf')}
        </DownloadLink>
      </div>
    </section>
  );
}

function LessonRow({ lesson, isNext }: { lesson: ListedLesson; isNext: boolean }) {
  const t = useText(lessonsOverview);
  const locale = useLocale();
  const { slug, title, minutes, worth, own, level } = lesson;
  const facts = [
    t('minutes', { n: minutes }),
    ...(worth > 0 ? [t('worth', { n: worthText(worth) })] : []),
    ...(level ? [t('by_answers', { level: levelNames[level][locale] })] : []),
  ];
  return (
    <li className="group relative border-b border-rule py-3">
      <h3 className="font-sans text-16 font-semibold">
        <Link
          to={`/lessons/${slug}`}
          className="decoration-beam decoration-4 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
        >
          <Said text={title} />
        </Link>
      </h3>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-4 text-13 text-ink-3">
        <span>{facts.join(' · ')}</span>
        {own?.finishedAt ? (
          <StatusMark status="right" className="text-13">
            {t('done')}
          </StatusMark>
        ) : isNext ? (
          <Badge tone="lit">{t('is_next')}</Badge>
        ) : own ? (
          <span className="text-ink-2">{t('part_way', { n: Math.round(own.share * 100) })}</span>
        ) : null}
      </p>
    </li>
  );
}
