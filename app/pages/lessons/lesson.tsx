/** /lessons/{slug}: one lesson, for everybody; it unfolds step by step, and reads whole on paper and without script. */
import { lazy, startTransition, useEffect, useState } from 'react';
import { Said } from '#app/lessons/said.tsx';
import { Link, usePick, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Player } from '#app/pages/lessons/lesson/player.tsx';
import { worthText } from '#app/pages/lessons/worth-text.ts';
import { notFoundFrom } from '#app/pages/site/not-found-from.ts';
import { MathContext } from '#app/questions/rich-text.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { isAsSent, Still } from '#app/ui/kept/still.tsx';
import { Page } from '#app/ui/page.tsx';
import { plainText } from '#core/questions/runs.ts';
import { say } from '#core/texts.ts';
import { areaNames, lessonTexts } from '#messages/lessons.ts';
import type { Route } from './+types/lesson.ts';
import '#app/lessons/lesson.css';

/** What the server sent is kept as it is, so that its code is not loaded where the page came from the server. */
const Paper = lazy(async () => ({ default: (await import('#app/pages/lessons/lesson/paper.tsx')).Paper }));

export const loader = sharedLoader(async ({ params, api }: SharedArgs<Route.LoaderArgs['params']>) => {
  try {
    return await api('GET /api/lessons/{slug}', { params: { slug: params.slug } });
  } catch (error) {
    return notFoundFrom(error);
  }
});

export const meta: Route.MetaFunction = (args) => {
  const locale = metaLocale(args);
  const t = say(lessonTexts, locale);
  const found = args.loaderData;
  if (!found)
    return pageMeta(args, { title: t('missing_title'), description: t('missing_title'), isHidden: true });
  const { lesson, area } = found;
  const title = plainText(lesson.title[locale]);
  const idea = plainText(lesson.idea[locale]);
  return pageMeta(args, {
    title,
    description: t('description', { idea, n: lesson.minutes }),
    isArticle: true,
    at: `/lessons/${lesson.slug}`,
    data: ({ absolute, company }) => ({
      '@type': 'LearningResource',
      name: title,
      description: idea,
      learningResourceType: 'Lesson',
      teaches: title,
      about: areaNames[area][locale],
      educationalLevel: 'GRE',
      timeRequired: `PT${lesson.minutes}M`,
      inLanguage: locale === 'en' ? 'en' : 'zh-CN',
      isAccessibleForFree: true,
      url: absolute(`/lessons/${lesson.slug}`),
      provider: { '@type': 'Organization', name: company },
    }),
  });
};

export default function LessonPage({ loaderData: reply }: Route.ComponentProps) {
  const t = useText(lessonTexts);
  const pick = usePick();
  const { lesson, area, before } = reply;
  return (
    <MathContext value={reply.math}>
      <Page>
        {/* Another lesson is another page: nothing of the last one's answers stays. */}
        <article key={lesson.slug}>
          <Breadcrumbs
            className="-mt-4"
            items={[
              { label: t('lessons'), to: '/lessons' },
              { label: pick(areaNames[area]), to: `/lessons#${area}` },
            ]}
          />
          <header className="pt-2 pb-4">
            <h1 className="max-w-205 text-34">
              <Said text={lesson.title} />
            </h1>
            <p className="mt-2 flex flex-wrap gap-x-5 text-14 text-ink-2">
              <span>{t('minutes', { n: lesson.minutes })}</span>
              {lesson.worth > 0 ? <span>{t('worth', { n: worthText(lesson.worth) })}</span> : null}
              {before.length > 0 ? (
                <span>
                  {t('before')}
                  {before.map(({ slug, title }, place) => (
                    <span key={slug}>
                      {place > 0 ? ' · ' : ''}
                      <Link
                        to={`/lessons/${slug}`}
                        className="underline decoration-rule-2 underline-offset-4"
                      >
                        {plainText(pick(title))}
                      </Link>
                    </span>
                  ))}
                </span>
              ) : null}
            </p>
          </header>
          <noscript>
            <style>{'.lesson-live{display:none}.lesson-paper{display:block}'}</style>
          </noscript>
          <Player reply={reply} />
          <PrintedLesson reply={reply} />
        </article>
      </Page>
    </MathContext>
  );
}

/** The server sends it with the page; after a change of page it is made when there is nothing better to do. */
function PrintedLesson({ reply }: { reply: Route.ComponentProps['loaderData'] }) {
  const [isMade, setIsMade] = useState(() => typeof document === 'undefined' || isAsSent());
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsMade(true)), 3000);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="lesson-paper">
      {isMade ? (
        <Still>
          <Paper reply={reply} />
        </Still>
      ) : null}
    </div>
  );
}
