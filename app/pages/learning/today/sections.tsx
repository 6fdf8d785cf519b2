/** The smaller parts of Today: how days go, what was re-planned, tomorrow, what changed, and the other places. */
import { Link, useLocale, useText } from '#app/locale.tsx';
import type { Today } from '#app/pages/learning/today/replies.ts';
import { taskMark } from '#app/pages/learning/today/task-words.ts';
import { useDates } from '#app/pages/site/dates.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { todayTexts } from '#messages/learning/today.ts';
import { levelNames } from '#messages/lessons/overview.ts';

/** On the first day. */
export function HowDaysGo({ isFirst }: { isFirst: boolean }) {
  const t = useText(todayTexts);
  return (
    <section className={isFirst ? '' : 'mt-6 border-t border-rule pt-5'}>
      <h2 className="text-21">{t('days_title')}</h2>
      <ul className="mt-3 space-y-3 text-15 text-ink-2">
        {[t('days_1'), t('days_2'), t('days_3')].map((line) => (
          <li key={line} className="flex gap-4">
            <span aria-hidden="true" className="mt-3 w-5 flex-none border-t border-rule-2" />
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Replanned({ replanned }: { replanned: NonNullable<Today['replanned']> }) {
  const t = useText(todayTexts);
  const dates = useDates();
  const lines = [
    ...(replanned.moved > 0 ? [t('replanned_moved', { n: replanned.moved })] : []),
    ...(replanned.dropped > 0 ? [t('replanned_dropped', { n: replanned.dropped })] : []),
    ...replanned.lines.map((line) => {
      if (line.code === 'light') return t('replanned_light', { m: line.minutes });
      if (line.code === 'reviews') return t('replanned_reviews', { n: line.n, days: line.days });
      return t('replanned_mock', { day: dates.day(line.day) });
    }),
  ];
  if (lines.length === 0) return null;
  return (
    <section className="mt-6 border-t border-rule pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-21">{t('replanned')}</h2>
        <MoreLink to="/plan">{t('replanned_plan')}</MoreLink>
      </div>
      <ul className="mt-1">
        {lines.map((line) => (
          <li key={line} className="border-b border-rule py-3 text-15 last:border-0">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** When all is done: what tomorrow asks, so that nobody has to wonder. */
export function Tomorrow({ tomorrow }: { tomorrow: Today['tomorrow'] }) {
  const t = useText(todayTexts);
  const minutes = tomorrow.reduce((sum, task) => sum + task.minutes, 0);
  if (tomorrow.length === 0) {
    return (
      <section id="tomorrow" className="mt-6 border-t border-rule pt-5">
        <h2 className="text-21">{t('tomorrow')}</h2>
        <p className="mt-1 text-15 text-ink-2">{t('done_rest')}</p>
      </section>
    );
  }
  return (
    <section id="tomorrow" className="mt-6 border-t border-rule pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-21">{t('tomorrow')}</h2>
        <p className="flex items-baseline gap-3 text-14 text-ink-2">
          {t('tomorrow_sum', { m: minutes })}
          <MoreLink to="/plan">{t('adjust')}</MoreLink>
        </p>
      </div>
      <ul>
        {tomorrow.map(({ work, name, minutes: m }) => (
          <li
            key={JSON.stringify(work)}
            className="flex min-h-12 items-center gap-4 border-b border-rule last:border-0"
          >
            <span className="min-w-0 flex-1">{name ?? taskMark(t, work)}</span>
            {name ? <span className="text-14 text-ink-3">{taskMark(t, work)}</span> : null}
            <span className="text-14 text-ink-2">{t('minutes', { m })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Change = Today['changes'][number];

/** At most four, and absent where there are none. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  const t = useText(todayTexts);
  const describe = useChangeWords();
  if (changes.length === 0) return null;
  return (
    <SideSection id="changes" className="mt-16" title={t('changes')} intro={t('changes_text')}>
      <ul className="-mt-4">
        {changes.map((change) => {
          const { what, value } = describe(change);
          return (
            <li
              key={what}
              className="flex min-h-16 flex-wrap items-center justify-between gap-x-6 border-b border-rule py-2 last:border-0"
            >
              <span className="min-w-0 font-semibold">{what}</span>
              <span className="ml-auto font-serif text-18">{value}</span>
              <MoreLink to={change.evidence} aria-label={t('see_evidence_of', { what })}>
                {t('see_evidence')}
              </MoreLink>
            </li>
          );
        })}
      </ul>
    </SideSection>
  );
}

function useChangeWords() {
  const t = useText(todayTexts);
  const locale = useLocale();
  const level = (name: keyof typeof levelNames | 'unknown') =>
    name === 'unknown' ? t('unknown') : levelNames[name][locale];
  return (change: Change): { what: string; value: string } => {
    switch (change.kind) {
      case 'level':
        return { what: change.name, value: `${level(change.from)} → ${level(change.to)}` };
      case 'score':
        return { what: t(`change_score_${change.measure}`), value: `${change.from} → ${change.to}` };
      default:
        return { what: t(`change_${change.kind}`), value: String(change.n) };
    }
  };
}

const places = [
  ['map', '/map'],
  ['words', '/words'],
  ['wrong', '/user/wrong-books'],
  ['reports', '/user/exam-results'],
  ['plan', '/plan'],
] as const;

export function Places() {
  const t = useText(todayTexts);
  return (
    <nav aria-label={t('places')} className="mt-16 border-y border-rule">
      <ul className="grid grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
        {places.map(([name, to]) => (
          <li key={name} className="border-rule lg:not-first:border-l lg:not-first:pl-6">
            <Link to={to} className="group flex min-h-16 flex-col justify-center py-3 pr-3">
              <b className="font-serif text-18">
                <span className="group-hover:glow-line">{t(`place_${name}`)}</span>
              </b>
              <span className="text-13 text-ink-3">{t(`place_${name}_text`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
