/** The last screen: the plan in one look, and the one thing that is next. */
import type { RefObject } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import { PhaseLine } from '#app/pages/learning/plan/own/phase-line.tsx';
import { useTaskWords } from '#app/pages/learning/plan/own/task-words.ts';
import { ActionBar } from '#app/pages/learning/start/action-bar.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { outlookOf } from '#core/learning/plan/outlook.ts';
import { startTexts } from '#messages/learning/start.ts';
import { testOf } from './draft.ts';
import { LetterQuestion } from './letter-question.tsx';
import type { FirstRun } from './use-first-run.ts';

type OwnPlan = NonNullable<Calls['GET /api/study-plan']['reply']>;

type PlanStepProps = {
  plan: OwnPlan | null;
  /** Null where no letter can be had. */
  letter: { isOn: boolean } | null;
  run: FirstRun;
  next: string | null;
  head: RefObject<HTMLHeadingElement | null>;
};

export function PlanStep({ plan, letter, run, next, head }: PlanStepProps) {
  const t = useText(startTexts);
  const dates = useDates();
  const names = useTaskWords();
  const { wantsTest } = run.draft;
  const { minutes } = testOf(run.draft);
  const coming = plan?.days.filter(({ day }) => day >= plan.today) ?? [];
  const study = coming.filter(({ kind }) => kind === 'study' || kind === 'mock' || kind === 'eve').length;
  return (
    <>
      <h1 ref={head} tabIndex={-1} className="text-34 leading-[1.35]">
        {!plan
          ? t('title')
          : plan.exam
            ? t('plan_title', { weeks: Math.ceil(plan.exam.daysLeft / 7), days: study })
            : t('plan_title_open', { days: study })}
      </h1>
      <p className="mt-0.5 text-15 text-ink-2 lg:mt-1.5 lg:text-16">
        <PlanFinding plan={plan} wantsTest={wantsTest} />
      </p>
      {plan ? (
        <>
          <PhaseLine plan={plan} />
          <h2 className="sr-only">{t('first_week')}</h2>
          <ol className="mt-2 border-t border-rule">
            {coming.slice(0, 7).map(({ day, kind, tasks, minutes: planned }) => (
              <li
                key={day}
                className={`grid grid-cols-[3rem_1fr_auto] items-baseline gap-3 border-b border-rule py-1.5 text-14 lg:grid-cols-[3.5rem_1fr_auto] lg:text-15 ${day === plan.today ? '-mx-3 bg-linear-to-r from-beam-wash to-beam-faint px-3' : ''}`}
              >
                <span className={day === plan.today ? 'font-semibold' : 'text-ink-3'}>
                  {dates.weekday(day)}
                </span>
                <span className="line-clamp-2">
                  {kind === 'rest' && tasks.length === 0 ? t('rest') : names.list(tasks)}
                </span>
                <span className="text-13 whitespace-nowrap text-ink-3">
                  {planned > 0 ? t('blank_minutes', { n: planned }) : null}
                </span>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      {letter ? <LetterQuestion isOn={letter.isOn} /> : null}
      <div className="h-5 flex-none lg:hidden" />
      <ActionBar>
        {wantsTest ? (
          <ButtonLink
            to="/stream?mode=diagnostic"
            tone="beam"
            size="lg"
            arrow
            className="max-lg:w-full lg:min-w-42"
          >
            {t('start_test')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/plan" tone="beam" size="lg" arrow className="max-lg:w-full lg:min-w-42">
            {t('see_plan')}
          </ButtonLink>
        )}
        {wantsTest ? (
          <span className="text-14 text-ink-2 max-lg:hidden">{t('about_minutes', { n: minutes })}</span>
        ) : null}
        <span className="flex gap-6">
          {wantsTest ? (
            <TextLink tone="strong" to="/plan">
              {t('see_plan')}
            </TextLink>
          ) : null}
          <TextLink tone="strong" to={next ?? '/user'}>
            {t(next ? 'to_page' : 'see_today')}
          </TextLink>
        </span>
      </ActionBar>
    </>
  );
}

/** Where the plan starts from, and what may honestly be said about the target. */
function PlanFinding({ plan, wantsTest }: { plan: OwnPlan | null; wantsTest: boolean }) {
  const t = useText(startTexts);
  const gap = useLocale() === 'en' ? ' ' : '';
  if (!plan) return t('plan_failed');
  const { baseline, verdict, target } = plan;
  if (wantsTest && baseline.source === 'assumed' && target)
    return t('plan_after_test', { total: target.total });
  const from = t(`plan_${baseline.source}`, { score: baseline.total });
  if (!verdict || !target) return from;
  return `${from}${gap}${t(`plan_${outlookOf(verdict)}`, { total: target.total, reachable: verdict.reachable })}`;
}
