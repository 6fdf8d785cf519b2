/** The exam flow: every screen of an attempt is this one page, so that going on never waits for the network. */
import { lazy } from 'react';
import { redirect } from 'react-router';
import { pageContext } from '#app/context.ts';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { beforePath, withEvent } from '#app/pages/exams/exam-facts.tsx';
import { Runner } from '#app/runner/runner.tsx';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { ApiError } from '#contract/client.ts';
import { screens } from '#core/exam/flow.ts';
import { localeOf, withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { runnerTexts } from '#messages/runner.ts';
import type { Route } from './+types/flow.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  if (!screens.some((screen) => screen === params.screen)) throw new Response(null, { status: 404 });
  const lang = localeOf(url.searchParams);
  const recordId = url.searchParams.get('recordId');
  // Nobody starts an exam by opening an address: the page before it has the button.
  const isEvent = url.searchParams.get('isEvent') === 'true';
  if (recordId === null) throw redirect(withLang(withEvent(beforePath(params.id), isEvent), lang));
  const record = await context
    .get(pageContext)
    .api('GET /api/records/{recordId}', { params: { recordId } })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.error === 'QUESTION_WITHHELD') return error;
      const isUnknown = error instanceof ApiError && [400, 403, 404].includes(error.status);
      const isDropped = error instanceof ApiError && error.error === 'RECORD_DROPPED';
      throw isUnknown || isDropped ? new Response(null, { status: 404 }) : error;
    });
  if (record instanceof ApiError)
    return { record: null, closed: { isRunning: true, msg: record.msg, path: record.path } };
  if (record.status !== 'open' && record.resultPath !== null)
    throw redirect(withLang(record.resultPath, lang));
  return { record, isEvent, comesToGoOn: params.screen === 'exercise' };
}

/** The runner itself keeps the record up to date. */
export const shouldRevalidate = () => false;

export function meta(args: Route.MetaArgs) {
  const title = args.loaderData?.record?.exam.title ?? '';
  return pageMeta(args, {
    title,
    description: say(runnerTexts, metaLocale(args))('opening'),
    isHidden: true,
  });
}

/** Practice rests while a mock exam with the same questions, or with variants of them, is open. */
const ClosedQuestion = lazy(async () => ({
  default: (await import('#app/pages/exams/closed-question.tsx')).ClosedQuestion,
}));

export default function Flow({ loaderData }: Route.ComponentProps) {
  if (loaderData.record === null) return <ClosedQuestion {...loaderData.closed} />;
  const { record, isEvent, comesToGoOn } = loaderData;
  return (
    <>
      <SignedInStyles />
      <Runner key={record.recordId} record={record} isEvent={isEvent} comesToGoOn={comesToGoOn} />
    </>
  );
}
