/** The next step in a line with its way: never yellow, since the page it closes has its own light. */
import { useEffect, useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import type { Today } from '#app/pages/learning/today/replies.ts';
import { headline, stepButton, stepTitle } from '#app/pages/learning/today/task-words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { todayTexts } from '#messages/learning/today.ts';

export default function NextStepLine({ className }: { className: string }) {
  const t = useText(todayTexts);
  const [today, setToday] = useState<Today | null>(null);
  useEffect(() => {
    let isGone = false;
    quietApi('GET /api/today').then(
      (found) => {
        if (!isGone) setToday(found);
      },
      // Without it the page is as it was.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (!today) return null;
  const { next, tasks, state: kind } = today;
  return (
    <section
      aria-label={t('next_step')}
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-ink pt-4 ${className}`}
    >
      <p className="min-w-0">
        <span className="block text-13 text-ink-3">{t('next_step')}</span>
        <b className="font-serif text-18">
          {next
            ? stepTitle(
                t,
                next,
                tasks.every(({ state }) => state === 'open'),
              )
            : kind === 'done'
              ? t('next_done')
              : headline(t, today)}
        </b>
      </p>
      <p className="flex flex-wrap items-center gap-x-5">
        {next ? (
          <ButtonLink to={next.to} tone="outline" arrow>
            {stepButton(t, next)}
          </ButtonLink>
        ) : null}
        <MoreLink to="/user">{t('to_today')}</MoreLink>
      </p>
    </section>
  );
}
