/** /plan: the plan of who has one; for anybody else, the plan that four answers in the address make. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { api } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { useGo, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Calendar } from '#app/pages/learning/plan/calendar.tsx';
import { Phases } from '#app/pages/learning/plan/phases.tsx';
import { type Plan, TaskLine } from '#app/pages/learning/plan/tasks.tsx';
import {
  PlanFigures,
  planAddress,
  useHeadline,
  useLoginAddress,
  Verdict,
} from '#app/pages/learning/plan/verdict.tsx';
import { WeekList } from '#app/pages/learning/plan/week-list.tsx';
import { PlanForm } from '#app/pages/learning/plan-form.tsx';
import { keepAnswers } from '#app/pages/learning/visitor-plan.ts';
import { useViewer } from '#app/shell/site.ts';
import { tellFailure } from '#app/tell-failure.ts';
import { showToast } from '#app/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { planTexts } from '#messages/learning/plan.ts';
import type { Route } from './+types/plan.ts';

/** Visitors, who see a preview, do not load it. */
const OwnPlan = lazy(async () => ({
  default: (await import('#app/pages/learning/plan/own/own-plan.tsx')).OwnPlan,
}));

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api: call, findViewer } = context.get(pageContext);
  const viewer = await findViewer();
  const [kept, goal] = viewer
    ? await Promise.all([call('GET /api/study-plan'), call('GET /api/users/goal')])
    : [null, null];
  const own = kept && goal ? { plan: kept, goal } : null;
  const asked = Object.fromEntries(
    ['stage', 'months', 'previous', 'target'].flatMap((name) => {
      const value = url.searchParams.get(name)?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  if (Object.keys(asked).length === 0) return { own, preview: null, isWrong: false };
  try {
    const preview = await call('GET /api/study-plan/preview', { query: asked as never });
    return { own, preview, isWrong: false };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return { own, preview: null, isWrong: true };
  }
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(planTexts, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('description') });
};

export default function PlanPage({ loaderData: { own, preview, isWrong } }: Route.ComponentProps) {
  const t = useText(planTexts);
  const viewer = useViewer();
  if (preview)
    return <Preview key={`${preview.starts}${preview.input.target}`} plan={preview} hasOwn={own !== null} />;
  if (own && !isWrong)
    return (
      <Suspense>
        <OwnPlan plan={own.plan} goal={own.goal} />
      </Suspense>
    );
  return (
    <Page>
      <PageTitle title={t('title')} lede={t('empty_lede')} />
      {isWrong ? <ErrorNote className="mb-6">{t('wrong_query')}</ErrorNote> : null}
      <PlanForm />
      {viewer ? (
        <p className="mt-4">
          <TextLink tone="strong" to="/start">
            {t('by_questions')}
          </TextLink>
        </p>
      ) : null}
    </Page>
  );
}

function Preview({ plan, hasOwn }: { plan: Plan; hasOwn: boolean }) {
  const t = useText(planTexts);
  const headline = useHeadline()(plan);
  const viewer = useViewer();
  const address = planAddress(plan.input);
  // Who registers later, by whatever way, finds these answers again.
  useEffect(() => {
    if (!viewer) keepAnswers(address.slice(address.indexOf('?') + 1));
  }, [viewer, address]);
  return (
    <Page>
      <PageTitle
        title={headline}
        path={[{ label: t('title') }]}
        actions={<Actions plan={plan} hasOwn={hasOwn} />}
      />
      <Verdict plan={plan} />
      <div className="mt-6">
        <PlanFigures plan={plan} />
      </div>
      <Today plan={plan} />
      <Phases plan={plan} />
      <Tabs
        label={t('views')}
        className="mt-12"
        items={[
          { value: 'calendar', label: t('calendar'), content: <Calendar plan={plan} /> },
          { value: 'list', label: t('list'), content: <WeekList plan={plan} /> },
        ]}
      />
      <PlanForm
        key={address}
        answers={plan.input}
        title={t('change')}
        hint={t('change_hint')}
        className="mt-16"
      />
    </Page>
  );
}

function Actions({ plan, hasOwn }: { plan: Plan; hasOwn: boolean }) {
  const t = useText(planTexts);
  const go = useGo();
  const [isBusy, setIsBusy] = useState(false);
  const loginAddress = useLoginAddress();
  const viewer = useViewer();
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
    } catch (error) {
      tellFailure(error);
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {hasOwn ? (
          <ButtonLink tone="quiet" to="/plan">
            {t('see_mine')}
          </ButtonLink>
        ) : null}
        <Button tone="beam" busy={isBusy} onClick={keep}>
          {t('save')}
        </Button>
      </div>
      {hasOwn ? <p className="mt-1.5 text-13 text-ink-3">{t('save_replaces')}</p> : null}
    </div>
  );
}

function Today({ plan }: { plan: Plan }) {
  const t = useText(planTexts);
  const tasks = plan.tasks.filter(({ day }) => day === plan.today);
  return (
    <section aria-labelledby="today" className="mt-10 lg:grid-12">
      <h2 id="today" className="text-26 lg:col-span-3">
        {t('today')}
      </h2>
      <ul className="mt-2 border-t border-ink lg:col-span-9 lg:mt-0">
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} />
        ))}
      </ul>
    </section>
  );
}
