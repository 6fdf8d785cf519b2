/** The plan of who has one: what it comes to, its days, and the one place where it is changed. */

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { GoalForm } from '#app/pages/learning/goal-form.tsx';
import { SignedInStyles } from '#app/signed-in-styles.tsx';
import { tellFailure } from '#app/tell-failure.ts';
import { showToast } from '#app/toasts.ts';
import { ConfirmButton } from '#app/ui/overlays/confirm-button.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { ownPlanTexts } from '#messages/learning/own-plan.ts';
import { DayPanel } from './day-panel.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { ChangeNote, ReplanNote } from './notes.tsx';
import { Outlook, useHeadline } from './outlook.tsx';
import { PhaseLine } from './phase-line.tsx';
import type { Goal, GoalChange, OwnPlan as Plan } from './types.ts';
import { useMarks } from './use-marks.ts';
import { WeekStrip } from './week-strip.tsx';

/** Its code comes after the page's own: only from then on does it answer to a click. */
const markLive = (page: HTMLElement | null) => page?.setAttribute('data-live', '');

export function OwnPlan({ plan, goal }: { plan: Plan; goal: Goal }) {
  const t = useText(ownPlanTexts);
  const headline = useHeadline()(plan);
  const { revalidate } = useRevalidator();
  const marks = useMarks();
  const [isBusy, setIsBusy] = useState(false);
  const [picked, setPicked] = useState(plan.today);
  const day = plan.days.find((one) => one.day === picked) ?? plan.days.find((one) => one.day === plan.today);

  /** The reply of the plan says what changed, above everything else. */
  async function showChanged() {
    showToast({ text: t('saved') });
    await revalidate();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  }
  async function change(body: GoalChange) {
    setIsBusy(true);
    try {
      await api('PUT /api/users/goal', { body });
      await showChanged();
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Page ref={markLive}>
      <SignedInStyles />
      <PageTitle
        title={headline}
        path={[{ label: t('today_page'), to: '/user' }, { label: t('title') }]}
        actions={
          <TextLink tone="strong" to="#adjust">
            {t('adjust')}
          </TextLink>
        }
      />
      <ChangeNote plan={plan} />
      <ReplanNote plan={plan} />
      <Outlook plan={plan} writing={goal.targetScore?.writing ?? null} isBusy={isBusy} onChange={change} />
      <div className="mt-8 lg:hidden">
        <WeekStrip plan={plan} chosen={picked} onChoose={setPicked} />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-16 lg:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div>
          {day ? <DayPanel plan={plan} day={day} marks={marks} /> : null}
          <Figures plan={plan} goal={goal} />
          <PhaseLine plan={plan} />
          <Adjust>
            <GoalForm
              key={JSON.stringify(goal)}
              goal={goal}
              today={plan.today}
              submit={t('save')}
              onSaved={showChanged}
            />
          </Adjust>
          <Along onPutAway={revalidate} />
        </div>
        <div className="max-lg:hidden">
          <MonthCalendar plan={plan} chosen={picked} onChoose={setPicked} />
        </div>
      </div>
    </Page>
  );
}

function Figures({ plan, goal }: { plan: Plan; goal: Goal }) {
  const t = useText(ownPlanTexts);
  const mocks = plan.days.filter(({ kind, day }) => kind === 'mock' && day >= plan.today).length;
  const figures = [
    {
      label: t('days_left'),
      value: plan.exam ? t('n_days', { n: Math.max(0, plan.exam.daysLeft) }) : t('no_date'),
    },
    {
      label: plan.target ? `${t('target')} V ${plan.target.verbal} Q ${plan.target.quant}` : t('target'),
      value: plan.target ? String(plan.target.total) : t('no_target'),
    },
    { label: t('a_day'), value: t('n_minutes', { n: goal.minutes }) },
    { label: t('mocks'), value: t('n_times', { n: mocks }) },
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-rule py-4 md:flex md:gap-x-16">
      {figures.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-13 text-ink-2">{label}</dt>
          <dd className="font-serif text-26 leading-tight font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Adjust({ children }: { children: React.ReactNode }) {
  const t = useText(ownPlanTexts);
  return (
    <section id="adjust" aria-labelledby="adjust-title" className="mt-12 border-t border-ink pt-4">
      <h2 id="adjust-title" className="text-26">
        {t('adjust')}
      </h2>
      <p className="mt-1 mb-5 text-15 text-ink-2">{t('adjust_text')}</p>
      {children}
    </section>
  );
}

/** Calendar and reminders have a page of their own; putting the plan away loses nothing. */
function Along({ onPutAway }: { onPutAway: () => Promise<void> }) {
  const t = useText(ownPlanTexts);
  return (
    <section aria-labelledby="along" className="mt-12 border-t border-ink pt-4">
      <h2 id="along" className="text-21">
        {t('elsewhere_title')}
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <TextLink to="/user/reminders">{t('calendar_link')}</TextLink>
        <TextLink to="/user/reminders">{t('reminder_link')}</TextLink>
        <TextLink to="/start?step=goal">{t('redo_start')}</TextLink>
      </p>
      <p className="mt-4">
        <ConfirmButton
          tone="quiet"
          size="sm"
          asks={{
            title: t('put_away_title'),
            description: t('put_away_text'),
            confirm: t('put_away'),
            onConfirm: async () => {
              await api('DELETE /api/study-plan');
              await onPutAway();
            },
          }}
        >
          {t('put_away')}
        </ConfirmButton>
      </p>
    </section>
  );
}
