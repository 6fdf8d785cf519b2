/** Minutes a day and the days of the week, summed up at once. */
import { useText } from '#app/locale.tsx';
import { MinutesPick, WeekdayPick } from '#app/pages/learning/goal-fields.tsx';
import { countStudyDays } from '#core/learning/first-run.ts';
import { startTexts } from '#messages/learning/start.ts';
import { Finding } from './finding.tsx';
import type { StepProps } from './step.ts';

const inHalves = (hours: number): number => Math.round(hours * 2) / 2;

export function TimeStep({ draft: { minutes, weekdays, examDate }, change, today }: StepProps) {
  const t = useText(startTexts);
  const hours = examDate === null ? null : (countStudyDays(today, examDate, weekdays) * minutes) / 60;
  return (
    <div className="md:max-w-140">
      <div className="mt-4 lg:mt-6">
        <MinutesPick name="minutes" value={minutes} onPick={(picked) => change({ minutes: picked })} />
      </div>
      <div className="mt-6">
        <WeekdayPick
          label={t('weekdays')}
          labelClass="mb-2.5 font-serif text-21 font-bold"
          value={weekdays}
          onPick={(picked) => change({ weekdays: picked })}
        />
      </div>
      <Finding head={t('week_hours', { hours: inHalves((minutes * weekdays.length) / 60) })}>
        {hours === null ? null : t('exam_hours', { hours: Math.round(hours) })}
      </Finding>
      <p className="mt-2 text-14 text-ink-3">{t(weekdays.length < 7 ? 'rest_note' : 'no_rest_note')}</p>
    </div>
  );
}
