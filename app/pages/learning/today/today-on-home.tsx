/** Today on home: the next step and the tasks, in place of what home says to visitors. */
import { useLocale, useText } from '#app/locale.tsx';
import { FirstPart } from '#app/pages/learning/today/first-part.tsx';
import type { Today } from '#app/pages/learning/today/replies.ts';
import { TaskList } from '#app/pages/learning/today/task-list.tsx';
import { nothingFresh } from '#app/pages/learning/today/use-fresh-light.ts';
import { MoreLink } from '#app/ui/more-link.tsx';
import { withLang } from '#core/locale.ts';
import { todayTexts } from '#messages/learning/today.ts';

export function TodayOnHome({ today }: { today: Today }) {
  const t = useText(todayTexts);
  return (
    <>
      <FirstPart today={today} fresh={nothingFresh} tomorrow={withLang('/user#tomorrow', useLocale())} />
      <div className="wrap pt-5 pb-12">
        {today.tasks.length > 0 ? <TaskList today={today} fresh={nothingFresh.tasks} /> : null}
        <MoreLink to="/user" className="mt-2">
          {t('whole_today')}
        </MoreLink>
      </div>
    </>
  );
}
