/** The exam flow: every screen of an attempt is this one page, so that going on never waits for the network. */
import { lazy } from 'react';
import { data, redirect } from 'react-router';
import { pageContext } from '#app/context.ts';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { beforePath, withEvent } from '#app/pages/exams/exam-facts.tsx';
import { Runner } from '#app/runner/runner.tsx';
import { DefaultFrame } from '#app/shell/layouts/default-frame.tsx';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { ApiError } from '#contract/client.ts';
import { flowPath, screens } from '#core/exam/flow.ts';
import { localeOf, withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { goneAttemptTexts } from '#messages/attempts/gone.ts';
import { runnerTexts } from '#messages/runner.ts';
import type { Route } from './+types/flow.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const [, name] = /([^/]+)\/?$/.exec(url.pathname) ?? [];
  const screen = screens.find((one) => one === name);
  if (!screen) throw new Response(null, { status: 404 });
  const lang = localeOf(url.searchParams);
  const recordId = url.searchParams.get('recordId');
  const examId: string | undefined = 'id' in params ? params.id : undefined;
  // Nobody starts an exam by opening an address: the page before it has the button.
  const isEvent = url.searchParams.get('isEvent') === 'true';
  if (recordId === null)
    throw redirect(
      withLang(withEvent(examId === undefined ? '/gre-exam' : beforePath(examId), isEvent), lang),
    );
  const record = await context
    .get(pageContext)
    .api('GET /api/records/{recordId}', { params: { recordId } })
    .catch((error: unknown) => {
      if (error instanceof ApiError && isKnownRefusal(error)) return error;
      throw error;
    });
  if (record instanceof ApiError) {
    const { error, msg, path } = record;
    if (error === 'QUESTION_WITHHELD')
      return { record: null, closed: { isRunning: true, msg, path }, gone: null };
    const gone = { isDropped: error === 'RECORD_DROPPED', path: path ?? '/gre-exam' };
    return data({ record: null, closed: null, gone }, { status: 404 });
  }
  if (record.status !== 'open' && record.resultPath !== null)
    throw redirect(withLang(record.resultPath, lang));
  // The attempt knows its exam, whatever the address says.
  if (examId !== record.exam.id) throw redirect(`${flowPath(record.exam.id, screen)}${url.search}`);
  return { record, gone: null, isEvent, comesToGoOn: screen === 'exercise' };
}

const isKnownRefusal = ({ error, status }: ApiError): boolean =>
  ['QUESTION_WITHHELD', 'RECORD_DROPPED'].includes(error) || [400, 403, 404].includes(status);

/** The runner itself keeps the record up to date. */
export const shouldRevalidate = () => false;

export function meta(args: Route.MetaArgs) {
  const { record, gone } = args.loaderData ?? {};
  const t = say(goneAttemptTexts, metaLocale(args));
  return pageMeta(args, {
    title: record?.exam.title ?? (gone ? t(gone.isDropped ? 'dropped_title' : 'unknown_title') : ''),
    description: say(runnerTexts, metaLocale(args))('opening'),
    isHidden: true,
  });
}

/** Practice rests while a mock exam with the same questions, or with variants of them, is open. */
const ClosedQuestion = lazy(async () => ({
  default: (await import('#app/pages/exams/closed-question.tsx')).ClosedQuestion,
}));

const GoneAttempt = lazy(async () => ({
  default: (await import('#app/pages/attempts/gone-attempt.tsx')).GoneAttempt,
}));

export default function Flow({ loaderData }: Route.ComponentProps) {
  if (loaderData.record === null)
    return (
      <DefaultFrame isInside>
        {loaderData.gone ? <GoneAttempt {...loaderData.gone} /> : <ClosedQuestion {...loaderData.closed} />}
      </DefaultFrame>
    );
  const { record, isEvent, comesToGoOn } = loaderData;
  return (
    <>
      <SignedInStyles />
      <Runner key={record.recordId} record={record} isEvent={isEvent} comesToGoOn={comesToGoOn} />
    </>
  );
}
