/** /start: the first run, one question a screen, from the goal to the plan. */

import { ArrowLeft } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { LogoMark } from '#app/art/logo.tsx';
import { pageContext } from '#app/context.ts';
import { Link, useGo, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { ActionBar } from '#app/pages/learning/start/action-bar.tsx';
import { DateStep } from '#app/pages/learning/start/date-step.tsx';
import { placeOf } from '#app/pages/learning/start/draft.ts';
import { GoalStep } from '#app/pages/learning/start/goal-step.tsx';
import { PlanStep } from '#app/pages/learning/start/plan-step.tsx';
import { ScoreStep } from '#app/pages/learning/start/score-step.tsx';
import { Sentence } from '#app/pages/learning/start/sentence.tsx';
import { TestStep } from '#app/pages/learning/start/test-step.tsx';
import { TimeStep } from '#app/pages/learning/start/time-step.tsx';
import { type FirstRun, useFirstRun } from '#app/pages/learning/start/use-first-run.ts';
import { SmallVoyage, WideVoyage } from '#app/pages/learning/start/voyage.tsx';
import { useSite } from '#app/shell/site.ts';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { safeRedirect } from '#core/access.ts';
import { dayAt } from '#core/learning/day.ts';
import {
  isStartStep,
  type StartStep,
  startSteps,
  stepToResume,
  usualTotal,
} from '#core/learning/first-run.ts';
import { splitTotal } from '#core/learning/goal.ts';
import { say } from '#core/texts.ts';
import { startTexts } from '#messages/learning/start.ts';
import type { Route } from './+types/start.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api: call } = context.get(pageContext);
  const goal = await call('GET /api/users/goal');
  const step = url.searchParams.get('step');
  if (!isStartStep(step)) {
    const query = new URLSearchParams(url.searchParams);
    query.set('step', stepToResume(goal));
    throw redirect(`/start?${query}`);
  }
  // Without a plan the last screen still says what was kept and where to go.
  const plan = step === 'plan' ? await call('GET /api/study-plan').catch(() => null) : null;
  const reminders = step === 'plan' ? await call('GET /api/users/reminders').catch(() => null) : null;
  // A letter is offered only to who can get one.
  const letter =
    reminders?.mail.isOpen && reminders.mail.address ? { isOn: reminders.weeklyOn !== null } : null;
  return { goal, plan, letter, today: dayAt(new Date(), goal.timeZone) };
}

/** The questions share what was loaded with the first of them; the plan is made from all the answers. */
export const shouldRevalidate = ({ nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  nextUrl.searchParams.get('step') === 'plan';

export const meta: Route.MetaFunction = (args) => {
  const t = say(startTexts, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('description'), isHidden: true });
};

export default function StartPage({ loaderData: { goal, plan, letter, today } }: Route.ComponentProps) {
  const t = useText(startTexts);
  const [query] = useSearchParams();
  const asked = query.get('step');
  const step: StartStep = isStartStep(asked) ? asked : 'goal';
  const next = query.has('next') ? safeRedirect(query.get('next')) : null;
  const run = useFirstRun({ goal, today, step, query, next });
  const place = placeOf(step);
  const form = useRef<HTMLFormElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useKeys(form, place > 0 ? run.addressOf(startSteps[place - 1] ?? 'goal') : null);
  useFocusOnNew(step, head);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    run.answer();
  };
  const way = place / (startSteps.length - 1);
  const values = { n: place + 1, of: startSteps.length };
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <SignedInStyles />
      <TopRow place={place} run={run} isLast={step === 'plan'}>
        <SmallVoyage way={way} />
      </TopRow>
      <noscript>
        <p className="mx-auto max-w-176 px-5 py-4 text-15 lg:max-w-316 lg:px-8">{t('no_script')}</p>
      </noscript>
      <form
        ref={form}
        onSubmit={submit}
        noValidate
        aria-label={t('step_of', values)}
        className={`mx-auto flex w-full max-w-176 flex-1 flex-col px-5 lg:grid lg:max-w-316 lg:grid-cols-[5fr_6fr] lg:content-start lg:items-start lg:gap-x-24 lg:px-8 lg:pb-8 ${step === 'plan' ? 'lg:pt-6' : 'lg:pt-14'}`}
      >
        <div className="border-b border-rule pb-3 lg:border-0 lg:pb-0">
          <Sentence draft={run.draft} step={step} reached={run.reached} addressOf={run.addressOf} />
        </div>
        <div className="flex flex-1 flex-col pt-3 lg:pt-0">
          {step === 'plan' ? (
            <PlanStep plan={plan} letter={letter} run={run} next={next} head={head} />
          ) : (
            <Question step={step} run={run} today={today} head={head} />
          )}
        </div>
      </form>
      <div className="overflow-hidden max-lg:hidden">
        <WideVoyage way={way} />
      </div>
    </div>
  );
}

type TopRowProps = { place: number; run: FirstRun; isLast: boolean; children: ReactNode };

/** On a low screen the boat sails between the way back and the count. */
function TopRow({ place, run, isLast, children }: TopRowProps) {
  const t = useText(startTexts);
  const { company } = useSite();
  const locale = useLocale();
  const before = startSteps[place - 1];
  return (
    <header className="mx-auto flex w-full max-w-176 flex-wrap items-center gap-x-3 px-5 lg:h-18 lg:max-w-316 lg:gap-x-5 lg:px-8">
      <Link to="/" className="flex items-center gap-2.5 max-lg:hidden">
        <LogoMark className="h-8 w-[1.7rem]" />
        <b className="font-serif text-18">{company[locale]}</b>
      </Link>
      {before ? (
        <Link
          to={run.addressOf(before)}
          aria-label={t('back')}
          className="-ml-2.5 flex h-11 min-w-11 items-center justify-center gap-2 text-14 text-ink-2 hover:text-ink lg:order-1 lg:ml-auto"
        >
          <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-5 lg:size-4.5" />
          <span className="max-lg:sr-only">{t('back')}</span>
        </Link>
      ) : null}
      <div
        aria-hidden="true"
        className="order-3 basis-full pb-2 lg:hidden [@media(height<45rem)]:order-1 [@media(height<45rem)]:flex-1 [@media(height<45rem)]:basis-0 [@media(height<45rem)]:pb-0"
      >
        {children}
      </div>
      <span
        className={`order-2 ml-auto flex h-11 items-center gap-4 text-14 text-ink-3 ${before ? 'lg:ml-0' : ''}`}
      >
        {isLast ? null : (
          <TextButton tone="quiet" size="line" onClick={run.leave}>
            {t('later')}
          </TextButton>
        )}
        <span>
          <span className="sr-only">{t('step_of', { n: place + 1, of: startSteps.length })}</span>
          <span aria-hidden="true">
            <b className="text-ink">{place + 1}</b> / {startSteps.length}
          </span>
        </span>
      </span>
    </header>
  );
}

type QuestionProps = {
  step: Exclude<StartStep, 'plan'>;
  run: FirstRun;
  today: string;
  head: React.RefObject<HTMLHeadingElement | null>;
};

function Question({ step, run, today, head }: QuestionProps) {
  const t = useText(startTexts);
  const { draft, change } = run;
  const props = { draft, change, today };
  return (
    <>
      <h1 ref={head} tabIndex={-1} className="text-34 leading-[1.35]">
        {t(`${step}_title`)}
      </h1>
      {step === 'test' ? null : (
        <p className="mt-0.5 text-15 text-ink-2 lg:mt-1.5 lg:text-16 [@media(height<45rem)]:max-lg:hidden">
          {t(`${step}_sub`)}
        </p>
      )}
      {run.isTaken && step === 'goal' ? (
        <p role="status" className="mt-2 bg-beam-faint px-3 py-1.5 text-14">
          {t('taken_over')}
        </p>
      ) : null}
      {step === 'goal' ? <GoalStep {...props} /> : null}
      {step === 'date' ? <DateStep {...props} /> : null}
      {step === 'time' ? <TimeStep {...props} /> : null}
      {step === 'score' ? <ScoreStep {...props} fault={run.fault} /> : null}
      {step === 'test' ? <TestStep {...props} /> : null}
      <div className="h-5 flex-none lg:hidden" />
      <ActionBar>
        <Button
          type="submit"
          tone="beam"
          size="lg"
          arrow
          busy={run.isBusy}
          className="max-lg:w-full lg:min-w-42"
        >
          {t('go_on')}
        </Button>
        {step === 'goal' ? (
          <TextButton tone="strong" onClick={() => run.answer({ ...splitTotal(usualTotal), writing: null })}>
            {t('skip_goal', { total: usualTotal })}
          </TextButton>
        ) : null}
        {step === 'date' ? (
          <TextButton tone="strong" onClick={() => run.answer({ examDate: null })}>
            {t('skip_date')}
          </TextButton>
        ) : null}
      </ActionBar>
    </>
  );
}

/** Enter goes on and Backspace goes back, unless a field or a button has a use for them. */
function useKeys(form: React.RefObject<HTMLFormElement | null>, before: string | null) {
  const go = useGo();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    const at = event.target instanceof HTMLElement ? event.target : document.body;
    const isIdle = at === document.body || at.matches('h1, main');
    const isEmptyText = at instanceof HTMLInputElement && at.inputMode === 'numeric' && at.value === '';
    if (event.key === 'Enter' && isIdle) {
      event.preventDefault();
      form.current?.querySelector<HTMLElement>('[data-actions] > :is(a, button)')?.click();
    } else if (event.key === 'Backspace' && before && (isIdle || isEmptyText)) {
      event.preventDefault();
      go(before);
    }
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** A new question is read out from its heading; the first one is where the reader is already. */
function useFocusOnNew(step: StartStep, head: React.RefObject<HTMLHeadingElement | null>) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    head.current?.focus({ preventScroll: true });
  }, [step, head]);
}
