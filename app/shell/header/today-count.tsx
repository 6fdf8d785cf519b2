/** At the right end of the menu: how many lamps are lit, and how many days are left. */
import { Lamp } from '#app/art/lamp.tsx';
import { Link, useText } from '#app/locale.tsx';
import type { Glance } from '#app/shell/header/today-glance.ts';
import { todayGlance } from '#messages/learning/today-glance.ts';

export default function TodayCount({ glance: { lamps, exam } }: { glance: Glance }) {
  const t = useText(todayGlance);
  return (
    <Link to="/user" className="flex items-center gap-2 whitespace-nowrap text-13 text-ink-2 hover:text-ink">
      <Lamp look={lamps.total > 0 ? 'lit' : 'off'} />
      {t('lamps', { n: lamps.total })}
      {exam && exam.daysLeft > 0 ? (
        <>
          <i aria-hidden="true" className="mx-1 h-3 border-l border-rule-2" />
          {t('days', { n: exam.daysLeft })}
        </>
      ) : null}
    </Link>
  );
}
