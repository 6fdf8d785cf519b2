/** What to do next, each step with the button that begins it. */

import type { ReactNode } from 'react';
import { LessonLink } from '#app/lessons/lesson-link.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { planAddress } from '#app/pages/learning/plan/verdict.tsx';
import { Block } from '#app/pages/reports/block.tsx';
import { PractiseThese } from '#app/pages/reports/practise-these.tsx';
import type { Report } from '#app/pages/reports/replies.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextLink, textButtonClass } from '#app/ui/text-button.tsx';
import { dayText } from '#core/dates.ts';
import { dayMs } from '#core/duration.ts';
import type { Form } from '#core/questions/kinds.ts';
import { say } from '#core/texts.ts';
import { formNames } from '#messages/questions.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';

type Step = Report['next'][number];
type Shown = { title: string; why: ReactNode; action: ReactNode };

export function NextSteps({ report }: { report: Report }) {
  const t = useText(reportBlocks);
  const locale = useLocale();
  if (report.next.length === 0) return null;
  const dayAfter = (days: number) =>
    dayText(new Date(Date.parse(report.submittedAt) + days * dayMs), locale, new Date());
  const showPlan = ({ total, previous, input }: Step & { name: 'plan' }, tone: 'beam' | 'quiet'): Shown => ({
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
  const showStep = (step: Step, tone: 'beam' | 'quiet'): Shown => {
    switch (step.name) {
      case 'redo':
        return {
          title: t('next_redo', { n: step.count }),
          why: t('next_redo_why'),
          action: (
            <PractiseThese wanted={{ questionIds: step.questionIds }} tone={tone}>
              {t('start')}
            </PractiseThese>
          ),
        };
      case 'topic':
        return {
          title: t('next_topic', { topic: step.tag.name }),
          why: (
            <>
              {t('next_topic_why')} <LessonLink lesson={step.tag.lesson} isShort className="text-14" />
            </>
          ),
          action: (
            <PractiseThese
              wanted={{ filter: { tag: [step.tag.path], difficulty: step.levels }, count: 10 }}
              tone={tone}
            >
              {t('start')}
            </PractiseThese>
          ),
        };
      case 'pace':
        return {
          title: t('next_pace', { form: say(formNames, locale)(step.form as Form) }),
          why: t('next_pace_why'),
          action: (
            <PractiseThese
              wanted={{ filter: { form: [step.form as Form] }, count: 10, timed: true }}
              tone={tone}
            >
              {t('start')}
            </PractiseThese>
          ),
        };
      case 'lesson':
        return { title: t('next_lesson'), why: <Readings readings={step.readings} />, action: null };
      case 'plan':
        return showPlan(step, tone);
      case 'words':
        return {
          title: t('next_words', { n: step.count }),
          why: t('next_words_why'),
          action: (
            <a href="#words" className={`text-14 ${textButtonClass({ tone: 'strong', size: 'line' })}`}>
              {t('see_words')}
            </a>
          ),
        };
      case 'mock':
        return {
          title: t(step.isPlanned ? 'next_mock_planned' : 'next_mock', { date: dayAfter(step.days) }),
          why: t(report.isUnreliable ? 'next_mock_soon_why' : 'next_mock_why'),
          action: (
            <ButtonLink to="/gre-exam" tone={tone} size="sm" arrow>
              {t('see_mocks')}
            </ButtonLink>
          ),
        };
    }
  };
  return (
    <Block id="next" title={t('next')} intro={t('next_text')}>
      <ol>
        {report.next.map((step, index) => {
          const { title, why, action } = showStep(step, index === 0 ? 'beam' : 'quiet');
          return (
            <li
              key={step.name}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-3 border-b border-rule py-5 first:pt-1 md:grid-cols-[2.5rem_minmax(0,1fr)_auto]"
            >
              <span
                aria-hidden="true"
                className={`w-max font-serif text-34 leading-none font-bold ${index === 0 ? 'bg-[linear-gradient(transparent_60%,var(--color-beam)_60%)]' : ''}`}
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-18">{title}</h3>
                <div className="text-15 text-ink-2">{why}</div>
              </div>
              <div className="max-md:col-start-2">{action}</div>
            </li>
          );
        })}
      </ol>
    </Block>
  );
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
