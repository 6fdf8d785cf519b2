/** What the plan says about the target: frank, from where it starts, and with a way on where it does not reach. */
import { useLocale, useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { splitTotal } from '#core/learning/goal.ts';
import { dayEnough, outlookOf } from '#core/learning/plan/outlook.ts';
import { ownPlanTexts } from '#messages/learning/own-plan.ts';
import type { GoalChange, OwnPlan } from './types.ts';

export function useHeadline() {
  const t = useText(ownPlanTexts);
  return ({ verdict, target, minutes, baseline }: OwnPlan): string => {
    if (!verdict || !target) return t('head_open', { minutes });
    const outlook = outlookOf(verdict);
    const kind = baseline.source === 'assumed' && outlook !== 'beyond' ? 'assumed' : outlook;
    return t(`head_${kind}`, { total: target.total, minutes });
  };
}

type OutlookProps = {
  plan: OwnPlan;
  /** The target of the essay, which no plan reckons with and no offer takes away. */
  writing: number | null;
  isBusy: boolean;
  onChange: (change: GoalChange) => void;
};

export function Outlook({ plan, writing, isBusy, onChange }: OutlookProps) {
  const t = useText(ownPlanTexts);
  const gap = useLocale() === 'en' ? ' ' : '';
  const { verdict, target, baseline, exam, today } = plan;
  if (exam && exam.date < today)
    return (
      <div>
        <p className="text-ink-2 md:text-18">{t('over')}</p>
        <p className="mt-4">
          <ButtonLink to="/user/official-score" tone="beam" arrow>
            {t('tell_score')}
          </ButtonLink>
        </p>
      </div>
    );
  const from =
    baseline.source !== 'assumed'
      ? t(`from_${baseline.source}`, { score: baseline.total })
      : target
        ? t('from_assumed', { score: baseline.total, total: target.total })
        : t('from_assumed_open', { score: baseline.total });
  const isMeasured = baseline.source !== 'assumed';
  const outlook = verdict ? outlookOf(verdict) : null;
  return (
    <div className="max-w-[46rem]">
      <p className="text-ink-2 md:text-18">
        {from}
        {gap}
        {verdict && outlook && (isMeasured || outlook === 'beyond')
          ? t(`text_${outlook}`, {
              planned: verdict.hoursPlanned,
              needed: verdict.hoursNeeded,
              reachable: verdict.reachable,
            })
          : null}
      </p>
      {outlook === 'beyond' ? <Offers {...{ plan, writing, isBusy, onChange }} /> : null}
      {outlook === 'reached' && isMeasured ? (
        <p className="mt-4">
          <ButtonLink to="/news/score-sending" arrow>
            {t('send_scores')}
          </ButtonLink>
        </p>
      ) : null}
      {isMeasured ? null : (
        <p className="mt-4">
          <ButtonLink to="/stream?mode=diagnostic" arrow>
            {t('start_test')}
          </ButtonLink>
        </p>
      )}
      {verdict ? <p className="mt-3 text-13 text-ink-3">{t('assumption')}</p> : null}
    </div>
  );
}

/** Each changes one thing, and the plan is made anew. */
function Offers({ plan, writing, isBusy, onChange }: OutlookProps) {
  const t = useText(ownPlanTexts);
  const dates = useDates();
  const { verdict, target, today, exam, minutes } = plan;
  if (!verdict || !target) return null;
  const later = exam ? dayEnough(verdict, today, exam.daysLeft) : null;
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {later ? (
        <Button busy={isBusy} onClick={() => onChange({ examDate: later })}>
          {t('offer_date', { day: dates.day(later) })}
        </Button>
      ) : null}
      {verdict.reachable < target.total ? (
        <Button
          busy={isBusy}
          onClick={() => onChange({ targetScore: { ...splitTotal(verdict.reachable), writing } })}
        >
          {t('offer_target', { total: verdict.reachable })}
        </Button>
      ) : null}
      {verdict.minutes > minutes ? (
        <Button busy={isBusy} onClick={() => onChange({ minutes: verdict.minutes })}>
          {t('offer_minutes', { minutes: verdict.minutes })}
        </Button>
      ) : null}
    </p>
  );
}
