/** The goal that plan, report and today go by, changed here as on the plan's own page. */
import { useRevalidator } from 'react-router';
import { useText } from '#app/locale.tsx';
import { Section } from '#app/pages/accounts/account/section.tsx';
import type { Goal } from '#app/pages/learning/goal-draft.ts';
import { GoalForm } from '#app/pages/learning/goal-form.tsx';
import { showToast } from '#app/toasts.ts';
import { ownPlanTexts } from '#messages/learning/own-plan.ts';

export function GoalSection({ goal, today }: { goal: Goal; today: string }) {
  const t = useText(ownPlanTexts);
  const { revalidate } = useRevalidator();
  return (
    <Section title={t('goal')}>
      <GoalForm
        key={JSON.stringify(goal)}
        goal={goal}
        today={today}
        submit={t('save')}
        onSaved={() => {
          showToast({ text: t('saved') });
          revalidate();
        }}
      />
    </Section>
  );
}
