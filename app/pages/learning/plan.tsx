/** /plan: the study plan from the four answers in the address, or the one that a user keeps. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { useGo, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Calendar } from '#app/pages/learning/plan/calendar.tsx';
import { Phases } from '#app/pages/learning/plan/phases.tsx';
import { type Plan, TaskLine, type Ticks, useTicks } from '#app/pages/learning/plan/tasks.tsx';
import {
  PlanFigures,
  planAddress,
  useHeadline,
  useLoginAddress,
  Verdict,
} from '#app/pages/learning/plan/verdict.tsx';
import { WeekList } from '#app/pages/learning/plan/week-list.tsx';
import { PlanForm } from '#app/pages/learning/plan-form.tsx';
import { useViewer } from '#app/shell/site.ts';
import { showToast } from '#app/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { ConfirmButton } from '#app/ui/overlays/confirm-button.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { planTexts } from '#messages/learning/plan.ts';
import type { Route } from './+types/plan.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api: call, findViewer } = context.get(pageContext);
  const viewer = await findViewer();
  const kept = viewer ? await call('GET /api/study-plan') : null;
  const asked = Object.fromEntries(
    ['stage', 'months', 'previous', 'target'].flatMap((name) => {
      const value = url.searchParams.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  if (Object.keys(asked).length === 0) return { plan: kept, hasKept: kept !== null, isWrong: false };
  try {
    const plan = await call('GET /api/study-plan/preview', { query: asked as never });
    return { plan, hasKept: kept !== null, isWrong: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return { plan: null, hasKept: kept !== null, isWrong: true };
  }
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(planTexts, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('description') });
};

export default function PlanPage({ loaderData: { plan, hasKept, isWrong } }: Route.ComponentProps) {
  const t = useText(planTexts);
  if (plan)
    return (
      <PlanView key={`${plan.isKept}${plan.starts}${plan.input.target}`} plan={plan} hasKept={hasKept} />
    );
  return (
    <Page>
      <PageTitle title={t('title')} lede={t('empty_lede')} />
      {isWrong ? <ErrorNote className="mb-6">{t('wrong_query')}</ErrorNote> : null}
      <PlanForm />
    </Page>
  );
}

function PlanView({ plan, hasKept }: { plan: Plan; hasKept: boolean }) {
  const t = useText(planTexts);
  const headline = useHeadline()(plan);
  const ticks = useTicks();
  const own = plan.isKept ? ticks : null;
  const done = plan.tasks.filter((task) => ticks.isDone(task)).length;
  return (
    <Page>
      <PageTitle
        title={headline}
        path={[{ label: t('title') }]}
        actions={<Actions plan={plan} hasKept={hasKept} done={done} />}
      />
      <Slipped plan={plan} />
      <Verdict plan={plan} />
      <div className="mt-6">
        <PlanFigures plan={plan} done={done} />
      </div>
      <Today plan={plan} ticks={own} />
      <Phases plan={plan} />
      <Tabs
        label={t('views')}
        className="mt-12"
        items={[
          { value: 'calendar', label: t('calendar'), content: <Calendar plan={plan} ticks={own} /> },
          { value: 'list', label: t('list'), content: <WeekList plan={plan} ticks={own} /> },
        ]}
      />
      <PlanForm
        key={planAddress(plan.input)}
        answers={plan.input}
        title={t('change')}
        hint={t('change_hint')}
        className="mt-16"
      />
    </Page>
  );
}

function Actions({ plan, hasKept, done }: { plan: Plan; hasKept: boolean; done: number }) {
  const t = useText(planTexts);
  const go = useGo();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const loginAddress = useLoginAddress();
  const viewer = useViewer();
  if (plan.isKept) {
    return (
      <ConfirmButton
        tone="quiet"
        asks={{
          title: t('remove_title'),
          description: t('remove_text', { done }),
          confirm: t('remove'),
          onConfirm: async () => {
            await api('DELETE /api/study-plan');
            await revalidate();
          },
        }}
      >
        {t('remove')}
      </ConfirmButton>
    );
  }
  if (!viewer) {
    return (
      <div>
        <ButtonLink tone="beam" to={loginAddress}>
          {t('login_to_save')}
        </ButtonLink>
        <p className="mt-1.5 max-w-60 text-13 text-ink-3">{t('login_hint')}</p>
      </div>
    );
  }
  async function keep() {
    setIsBusy(true);
    try {
      await api('PUT /api/study-plan', { body: plan.input });
      showToast({ text: t('saved') });
      await go('/plan');
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {hasKept ? (
          <ButtonLink tone="quiet" to="/plan">
            {t('see_mine')}
          </ButtonLink>
        ) : null}
        <Button tone="beam" busy={isBusy} onClick={keep}>
          {t('save')}
        </Button>
      </div>
      {hasKept ? <p className="mt-1.5 text-13 text-ink-3">{t('save_replaces')}</p> : null}
    </div>
  );
}

/** What became of days that slipped. */
function Slipped({ plan }: { plan: Plan }) {
  const t = useText(planTexts);
  if (plan.today >= plan.examDay) return <p className="mb-6 bg-paper-2 px-4 py-3 text-15">{t('over')}</p>;
  if (plan.moved === 0 && plan.dropped === 0) return null;
  return (
    <Callout tone="lit" className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="min-w-0 flex-1 basis-72">
        {plan.moved > 0 ? t('moved', { n: plan.moved }) : null}{' '}
        {plan.dropped > 0 ? t('dropped', { n: plan.dropped }) : null}
      </p>
      <ButtonLink size="sm" tone="quiet" to={planAddress(plan.input)}>
        {t('remake')}
      </ButtonLink>
    </Callout>
  );
}

function Today({ plan, ticks }: { plan: Plan; ticks: Ticks | null }) {
  const t = useText(planTexts);
  const tasks = plan.tasks.filter(({ day }) => day === plan.today);
  if (plan.today >= plan.examDay) return null;
  return (
    <section aria-labelledby="today" className="mt-10 lg:grid-12">
      <h2 id="today" className="text-26 lg:col-span-3">
        {t('today')}
      </h2>
      <div className="mt-2 border-t border-ink lg:col-span-9 lg:mt-0">
        {tasks.length === 0 ? (
          <p className="py-3 text-15 text-ink-2">{t('nothing_today')}</p>
        ) : (
          <ul>
            {tasks.map((task) => (
              <TaskLine key={task.id} task={task} ticks={ticks} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
