/** /lessons: all lessons by area, how far their reader is in each, and the one to go on with. */
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { UnlitLamp } from '#app/art/empty/unlit-lamp.tsx';
import { handOver } from '#app/lessons/engine/hand-over.ts';
import { listKept } from '#app/lessons/engine/kept-progress.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { AreaSection } from '#app/pages/lessons/overview/area-section.tsx';
import { type Area, type ListedLesson, withKept } from '#app/pages/lessons/overview/listed.ts';
import { NextLesson } from '#app/pages/lessons/overview/next-lesson.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { useViewer } from '#app/shell/site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SearchInput } from '#app/ui/inputs/search-input.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { chooseNext } from '#core/lessons/next-lesson.ts';
import { plainText } from '#core/questions/runs.ts';
import { say } from '#core/texts.ts';
import { lessonsOverview } from '#messages/lessons/overview.ts';
import { areaNames } from '#messages/lessons.ts';
import type { Route } from './+types/overview.ts';
import '#app/lessons/lesson.css';

export const loader = sharedLoader(({ api }: SharedArgs) => api('GET /api/lessons'));

export const meta: Route.MetaFunction = (args) => {
  const t = say(lessonsOverview, metaLocale(args));
  return pageMeta(args, { title: t('meta_title'), description: t('description') });
};

export default function LessonsOverview({ loaderData: overview }: Route.ComponentProps) {
  const t = useText(lessonsOverview);
  const areas = useOwnAreas(overview.areas);
  const [words, setWords] = useState('');
  const all = areas.flatMap(({ lessons }) => lessons);
  const done = all.filter(({ own }) => own?.finishedAt).length;
  const isBegun = all.some(({ own }) => own !== null);
  const next = chooseNext(all);
  if (all.length === 0) return <NoLessons />;
  const found = areas
    .map(({ area, lessons }) => ({ area, lessons: lessons.filter((lesson) => isNamed(lesson, words)) }))
    .filter(({ lessons }) => lessons.length > 0);
  return (
    <Page>
      <PageTitle
        title={
          done === all.length
            ? t('title_all', { all: all.length })
            : done > 0
              ? t('title_begun', { all: all.length, n: done })
              : t('title', { n: all.length })
        }
        lede={isBegun ? t('lede_own') : t('lede')}
      />
      <NextLesson next={next} />
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <AreaLinks areas={areas} />
        <SearchInput
          key="find"
          label={t('find')}
          placeholder={t('find')}
          className="w-full md:w-76"
          onSearch={setWords}
          onType={setWords}
        />
      </div>
      <p role="status" className="sr-only">
        {words === '' ? '' : t('found', { n: found.flatMap(({ lessons }) => lessons).length })}
      </p>
      {found.length === 0 ? <p className="mt-10 text-ink-2">{t('found_none', { words })}</p> : null}
      <div className="mt-6 md:mt-10">
        {found.map(({ area, lessons }) => (
          <AreaSection
            key={area}
            area={area}
            lessons={lessons}
            next={next}
            isOpen={words !== '' || lessons.includes(next as ListedLesson)}
          />
        ))}
      </div>
      <p className="mt-8 text-14 text-ink-3">{t('worth_hint')}</p>
    </Page>
  );
}

/** By words of its title, in either language. */
function isNamed({ title }: ListedLesson, words: string): boolean {
  const names = `${plainText(title.zh_cn)} ${plainText(title.en)}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word));
}

/** With what this device knows: a visitor's way is nowhere else, and at the login it is handed over. */
function useOwnAreas(areas: readonly Area[]): readonly Area[] {
  const viewerId = useViewer()?.id ?? null;
  const [kept, setKept] = useState<ReturnType<typeof listKept>>(new Map());
  const { revalidate } = useRevalidator();
  useEffect(() => {
    setKept(listKept(viewerId));
    if (viewerId !== null)
      handOver(viewerId)
        .then((isAny) => (isAny ? revalidate() : undefined))
        .then(() => setKept(listKept(viewerId)))
        .catch(() => {});
  }, [viewerId, revalidate]);
  return kept.size === 0 ? areas : areas.map((one) => withKept(one, kept));
}

function AreaLinks({ areas }: { areas: readonly Area[] }) {
  const t = useText(lessonsOverview);
  const locale = useLocale();
  return (
    <nav aria-label={t('areas')} className="max-md:hidden">
      <ul className="flex flex-wrap gap-x-5 text-15">
        {areas.map(({ area, lessons }) => (
          <li key={area}>
            <a
              href={`#${area}`}
              className="inline-flex min-h-9 items-center gap-1.5 hover:underline underline-offset-4"
            >
              {areaNames[area][locale]}
              <span className="text-13 text-ink-3">{lessons.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoLessons() {
  const t = useText(lessonsOverview);
  return (
    <Page>
      <PageTitle title={t('title_none')} />
      <EmptyState
        art={<UnlitLamp />}
        title={t('title_none')}
        text={t('text_none')}
        action={<ButtonLink to="/questions?type=fill&tag=1">{t('to_bank')}</ButtonLink>}
      />
    </Page>
  );
}
