/** Home: `/` and `/home`, in the order that the specification, section 1, gives. */
import { lazy, Suspense } from 'react';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Classes } from '#app/pages/site/home/classes.tsx';
import { CoursesAndEvents } from '#app/pages/site/home/courses-and-events.tsx';
import { DailyQuestion } from '#app/pages/site/home/daily-question.tsx';
import { Features } from '#app/pages/site/home/features.tsx';
import { Banners, Shorts } from '#app/pages/site/home/front-links.tsx';
import { Hero } from '#app/pages/site/home/hero.tsx';
import { Materials } from '#app/pages/site/home/materials.tsx';
import { News } from '#app/pages/site/home/news.tsx';
import { Results, Team } from '#app/pages/site/home/results.tsx';
import { Teachers } from '#app/pages/site/home/teachers.tsx';
import { WordsBand } from '#app/pages/site/home/words-band.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Still } from '#app/ui/kept/still.tsx';
import { say } from '#core/texts.ts';
import { homeTexts } from '#messages/site/home.ts';
import type { Route } from './+types/home.ts';

/** Theirs alone: a visitor's home has none of it. */
const TodayOnHome = lazy(async () => ({
  default: (await import('#app/pages/learning/today/today-on-home.tsx')).TodayOnHome,
}));

export const loader = sharedLoader(async ({ api: ownApi, asVisitor: api, isUser }: SharedArgs) => {
  const [today, banners, shorts, courses, events, teachers, materials, news, board, types, exams, sets] =
    await Promise.all([
      isUser().then((is) => (is ? ownApi('GET /api/today') : null)),
      api('GET /api/banners', { query: { place: 'home' } }),
      api('GET /api/shorts'),
      api('GET /api/courses', { query: { size: 12 } }),
      api('GET /api/events', { query: { size: 3 } }),
      api('GET /api/teachers'),
      api('GET /api/materials'),
      // As many as the cards above may show already, and the four of the section.
      api('GET /api/news', { query: { size: 13 } }),
      api('GET /api/score-board'),
      api('GET /api/questions/types'),
      api('GET /api/exams', { query: { type: 'GREPREP', size: 0 } }),
      api('GET /api/exams', { query: { type: 'JIJING', size: 0 } }),
    ]);
  // Every figure on the page is counted, or absent.
  const figures = {
    questions: types.reduce((sum, type) => sum + type.count, 0),
    mockExams: exams.total,
    practiceSets: sets.total,
  };
  return {
    today,
    figures,
    banners,
    shorts,
    courses: courses.list,
    events: events.list,
    teachers,
    materials: materials.slice(0, 9),
    news: news.list.filter(({ id }) => shorts.every(({ to }) => to !== `/news/${id}`)).slice(0, 4),
    board,
  };
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(homeTexts, metaLocale(args));
  return pageMeta(args, {
    title: t('title'),
    description: t('description'),
    at: '/home',
    image: '/share/articles/routing.png',
    data: ({ absolute, company }) => ({ '@type': 'WebSite', name: company, url: absolute('/') }),
  });
};

export default function Home({ loaderData }: Route.ComponentProps) {
  const { today, figures, banners, shorts, courses, events, teachers, materials, news, board } = loaderData;
  return (
    <>
      {today ? (
        <Suspense>
          <TodayOnHome today={today} />
        </Suspense>
      ) : (
        <Hero figures={figures} />
      )}
      <Still className="later">
        <Banners banners={banners} />
        <Shorts shorts={shorts} />
      </Still>
      <DailyQuestion />
      <Still className="later">
        <CoursesAndEvents courses={courses} events={events} />
      </Still>
      <Still className="later">
        <Features figures={figures} />
        <Classes courses={courses} />
      </Still>
      <Still className="later">
        <Teachers teachers={teachers} />
        <Materials materials={materials} />
      </Still>
      <Still className="later">
        <WordsBand />
        <Team
          board={board}
          teachers={teachers.filter(({ type }) => type === 'teacher').length}
          tutors={teachers.filter(({ type }) => type === 'tutor').length}
          questions={figures.questions}
        />
      </Still>
      <Still className="later">
        <News news={news} />
        <Results board={board} />
      </Still>
    </>
  );
}
