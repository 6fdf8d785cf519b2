/** What to do now, in order: one list, each with its evidence and the button that begins it. */

import type { ReactNode } from 'react';
import { LessonLink } from '#app/lessons/lesson-link.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { planAddress } from '#app/pages/learning/plan/verdict.tsx';
import { percentText } from '#app/pages/questions/figures-of.ts';
import { PractiseThese } from '#app/pages/reports/practise-these.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { addressOfTab } from '#app/pages/reports/report-tabs.tsx';
import { Places } from '#app/pages/reports/review/review-link.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { dayMs } from '#core/duration.ts';
import type { Form } from '#core/questions/kinds.ts';
import { actionsOf, firstActions } from '#core/report/advice/actions.ts';
import { say } from '#core/texts.ts';
import { formNames } from '#messages/questions.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportFirst } from '#messages/reports/first.ts';

type Shown = ReturnType<typeof actionsOf<Tag, Step>>[number];
type Step = Report['next'][number];
type Tag = Report['priorities'][number]['tag'];
type Told = { title: string; why: ReactNode; worth?: ReactNode; action: ReactNode };

type ActionsProps = {
  report: Report;
  /** After a practice set: its questions stand above already, with the light on them. */
  isLater?: boolean;
};

/** The first is lit; what comes after the third waits folded, in the same list. */
export function Actions({ report, isLater = false }: ActionsProps) {
  const t = useText(reportFirst);
  const tellOf = useTelling(report);
  const actions = actionsOf(report).filter(({ name }) => !isLater || name !== 'redo');
  if (actions.length === 0) return null;
  const rest = actions.slice(firstActions);
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="sr-only">
        {t('actions')}
      </h2>
      <ol className="grid border-b border-rule lg:grid-cols-3">
        {actions.slice(0, firstActions).map((action, index) => (
          <li
            key={keyOf(action)}
            className="grid grid-cols-[2rem_minmax(0,1fr)] content-start gap-x-3 border-rule py-3.5 max-lg:not-last:border-b md:py-5 lg:px-6 lg:first:pl-0 lg:last:pr-0 lg:not-first:border-l"
          >
            <Figure n={index + 1} isLit={index === 0 && !isLater} />
            <ActionText {...tellOf(action, index === 0 && !isLater ? 'beam' : 'quiet')} />
          </li>
        ))}
      </ol>
      {rest.length > 0 ? (
        <details className="border-b border-rule">
          <summary className="flex min-h-11 w-max cursor-pointer items-center text-14 font-semibold underline underline-offset-4">
            {t('more_actions', { n: rest.length })}
          </summary>
          <ol start={firstActions + 1} className="grid gap-x-8 pb-2 md:grid-cols-2">
            {rest.map((action, index) => (
              <li
                key={keyOf(action)}
                className="grid grid-cols-[2rem_minmax(0,1fr)] content-start gap-x-3 border-t border-rule py-3.5"
              >
                <Figure n={firstActions + index + 1} isLit={false} />
                <ActionText {...tellOf(action, 'quiet')} />
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </section>
  );
}

const keyOf = (action: Shown): string => (action.name === 'topic' ? action.tag.path : action.name);

function Figure({ n, isLit }: { n: number; isLit: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`h-max w-max px-0.5 font-serif text-26 leading-[1.15] font-bold md:text-34 md:leading-none ${isLit ? 'bg-[linear-gradient(transparent_60%,var(--color-beam)_60%)]' : ''}`}
    >
      {n}
    </span>
  );
}

function ActionText({ title, why, worth, action }: Told) {
  return (
    <div className="min-w-0">
      <h3 className="text-18 md:text-21">{title}</h3>
      <div className="text-14 text-ink-2 md:text-15">{why}</div>
      {worth}
      {action ? <div className="mt-2 print:hidden">{action}</div> : null}
    </div>
  );
}

function useTelling(report: Report): (action: Shown, tone: 'beam' | 'quiet') => Told {
  const t = useText(reportBlocks);
  const f = useText(reportFirst);
  const locale = useLocale();
  const dates = useDates();
  const dayAfter = (days: number) =>
    dates.day(new Date(Date.parse(report.submittedAt) + days * dayMs).toISOString());
  const topic = (action: Shown & { name: 'topic' }, tone: 'beam' | 'quiet'): Told => {
    const { tag, count, right, peer, aim, gain, missed, levels } = action;
    return {
      title: tag.name,
      why: (
        <>
          {peer === null
            ? t('right_of', { count, right })
            : `${t('right_of', { count, right })}${locale === 'en' ? ', ' : '，'}${t('peer', { share: percentText(peer) })}`}{' '}
          <LessonLink lesson={tag.lesson} isShort className="text-14" />
          <Places report={report} exerciseIds={missed} className="max-md:hidden" />
        </>
      ),
      worth: report.isUnreliable ? null : (
        <p className="mt-0.5 text-13 text-ink-3">
          <b className="font-semibold text-ink">{f('gain', { n: gain })}</b>{' '}
          {f('at_aim', { aim: percentText(aim) })}
        </p>
      ),
      action: (
        <PractiseThese
          wanted={{
            filter: { tag: [tag.path], ...(levels.length > 0 && { difficulty: levels }) },
            count: 10,
          }}
          tone={tone}
          label={t('practise_named', { name: tag.name })}
        >
          {t('practise_n')}
        </PractiseThese>
      ),
    };
  };
  const plan = ({ total, previous, input }: Shown & { name: 'plan' }, tone: 'beam' | 'quiet'): Told => ({
    title: input ? t('next_plan', { total }) : t('next_plan_new'),
    why: input
      ? previous === null
        ? t('next_plan_why_none')
        : t('next_plan_why', { previous })
      : t('next_plan_new_why', { total }),
    action: (
      <ButtonLink to={input ? planAddress(input) : '/plan'} tone={tone} size="sm" arrow>
        {t(input ? 'see_plan' : 'make_plan')}
      </ButtonLink>
    ),
  });
  return (action, tone) => {
    switch (action.name) {
      case 'topic':
        return topic(action, tone);
      case 'redo':
        return {
          title: t('next_redo', { n: action.count }),
          why: t('next_redo_why'),
          action: (
            <PractiseThese wanted={{ questionIds: action.questionIds }} tone={tone}>
              {t('start')}
            </PractiseThese>
          ),
        };
      case 'pace': {
        const form = action.form as Form;
        return {
          title: t('next_pace', { form: say(formNames, locale)(form) }),
          why: t('next_pace_why'),
          action: (
            <PractiseThese wanted={{ filter: { form: [form] }, count: 10, timed: true }} tone={tone}>
              {t('start')}
            </PractiseThese>
          ),
        };
      }
      case 'lesson':
        return { title: t('next_lesson'), why: <Readings readings={action.readings} />, action: null };
      case 'plan':
        return plan(action, tone);
      case 'words':
        return {
          title: t('next_words', { n: action.count }),
          why: t('next_words_why'),
          action: (
            <ButtonLink to={`${addressOfTab('items')}#words`} tone={tone} size="sm">
              {t('see_words')}
            </ButtonLink>
          ),
        };
      case 'mock':
        return {
          title: t(action.isPlanned ? 'next_mock_planned' : 'next_mock', { date: dayAfter(action.days) }),
          why: t(report.isUnreliable ? 'next_mock_soon_why' : 'next_mock_why'),
          action: (
            <ButtonLink to="/gre-exam" tone={tone} size="sm" arrow>
              {t('see_mocks')}
            </ButtonLink>
          ),
        };
    }
  };
}

type ReadingsProps = { readings: Extract<Step, { name: 'lesson' }>['readings'] };

function Readings({ readings }: ReadingsProps) {
  const t = useText(reportBlocks);
  return (
    <ul className="mt-1 grid gap-1">
      {readings.map(({ kind, path, title }) => (
        <li key={path}>
          <TextLink to={path}>{title}</TextLink>
          <span className="ml-2 text-13 text-ink-3">{t(kind)}</span>
        </li>
      ))}
    </ul>
  );
}
