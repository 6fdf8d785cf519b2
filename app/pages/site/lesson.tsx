/** /course/{name}/lessons/{no}: plays a recorded lesson. */

import { UnlitLamp } from '#app/art/empty.tsx';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Player } from '#app/pages/site/course/player.tsx';
import { notFoundFrom } from '#app/pages/site/not-found-from.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { courseTexts } from '#messages/site/courses.ts';
import type { Route } from './+types/lesson.ts';

export const loader = sharedLoader(async ({ params, api }: SharedArgs<Route.LoaderArgs['params']>) => {
  const { name, no } = params;
  try {
    return { lesson: await api('GET /api/courses/{name}/lessons/{no}', { params: { name, no } }), name };
  } catch (error) {
    if (error instanceof ApiError && error.error === 'LESSON_CLOSED') return { lesson: null, name };
    return notFoundFrom(error);
  }
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(courseTexts, metaLocale(args));
  const lesson = args.loaderData?.lesson;
  if (!lesson)
    return pageMeta(args, { title: t('closed_title'), description: t('closed_text'), isHidden: true });
  const description = t('lesson_description', { course: lesson.course.title, lesson: lesson.title });
  return pageMeta(args, { title: lesson.title, description, isHidden: !lesson.isPreview });
};

export default function LessonPage({ loaderData: { lesson, name } }: Route.ComponentProps) {
  const t = useText(courseTexts);
  const path = [{ label: t('list_title'), to: '/course' }];
  if (!lesson) {
    return (
      <Page>
        <PageTitle title={t('closed_title')} path={[...path, { label: t('closed_title') }]} />
        <EmptyState
          art={<UnlitLamp />}
          title={t('closed_title')}
          text={t('closed_text')}
          action={<ButtonLink to={`/course/${name}`}>{t('to_course')}</ButtonLink>}
        />
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle
        title={lesson.title}
        path={[...path, { label: lesson.course.title, to: `/course/${name}` }, { label: lesson.title }]}
      />
      <Player key={`${name}/${lesson.no}`} lesson={lesson} />
    </Page>
  );
}
