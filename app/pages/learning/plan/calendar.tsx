/** The plan as a calendar: a month after the other, and the chosen day's tasks beside it. */
import { useState } from 'react';
import { useText } from '#app/locale.tsx';
import { type Plan, type Task, TaskLine } from '#app/pages/learning/plan/tasks.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { groupBy } from '#core/group-by.ts';
import { addDays, daysBetween } from '#core/learning/plan/study-plan.ts';
import { planTexts } from '#messages/learning/plan.ts';
import { siteDates } from '#messages/site/dates.ts';

/** Monday first. */
const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

export function Calendar({ plan }: { plan: Plan }) {
  const t = useText(planTexts);
  const dates = useDates();
  const byDay = groupBy(plan.tasks, ({ day }) => day);
  const first = plan.today > plan.starts && plan.today < plan.examDay ? plan.today : plan.starts;
  const [chosen, setChosen] = useState(first);
  const months = [...new Set(daysOf(plan).map((day) => day.slice(0, 7)))];
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="space-y-8">
        <p className="text-13 text-ink-3">{t('legend')}</p>
        {months.map((month) => (
          <Month key={month} month={month} plan={plan} byDay={byDay} chosen={chosen} onChoose={setChosen} />
        ))}
      </div>
      <section
        aria-live="polite"
        className="border-t-2 border-ink bg-white p-5 shadow-sheet max-lg:sticky max-lg:bottom-15 max-lg:max-h-[45dvh] max-lg:overflow-y-auto max-lg:border lg:sticky lg:top-36 lg:self-start"
      >
        <h3 className="text-18">
          {dates.dayOfWeek(chosen)}
          {chosen === plan.today ? (
            <span className="ml-2 text-14 font-normal text-ink-3">{t('today')}</span>
          ) : null}
        </h3>
        <ul className="mt-2">
          {(byDay.get(chosen) ?? []).map((task) => (
            <TaskLine key={task.id} task={task} />
          ))}
        </ul>
        {chosen === plan.examDay ? <p className="mt-2 text-15">{t('exam_day')}</p> : null}
      </section>
    </div>
  );
}

function daysOf({ starts, examDay }: Plan): string[] {
  return Array.from({ length: daysBetween(starts, examDay) + 1 }, (_, index) => addDays(starts, index));
}

type MonthProps = {
  month: string;
  plan: Plan;
  byDay: Map<string, Task[]>;
  chosen: string;
  onChoose: (day: string) => void;
};

function Month({ month, plan, byDay, chosen, onChoose }: MonthProps) {
  const dates = useDates();
  const week = useText(siteDates);
  const days = daysOf(plan).filter((day) => day.startsWith(month));
  const lead = weekdayOf(days[0] ?? `${month}-01`);
  return (
    <section aria-label={dates.month(month)}>
      <h3 className="text-18">{dates.month(month)}</h3>
      <div className="mt-2 grid grid-cols-7 border-t border-ink text-13">
        {([1, 2, 3, 4, 5, 6, 0] as const).map((weekday) => (
          <span key={weekday} aria-hidden="true" className="py-1.5 text-center text-12 text-ink-3">
            {week(`w${weekday}`)}
          </span>
        ))}
        {lead > 0 ? <span style={{ gridColumn: `span ${lead}` }} /> : null}
        {days.map((day) => (
          <DayCell
            key={day}
            day={day}
            plan={plan}
            tasks={byDay.get(day) ?? []}
            isChosen={day === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </section>
  );
}

/** A letter for each measure, so that nobody has to tell colours apart. */
const signs: Record<Task['measure'], string> = {
  verbal: 'V',
  quant: 'Q',
  writing: 'W',
  vocabulary: '',
  mock: 'M',
  errand: '',
};

type DayCellProps = {
  day: string;
  plan: Plan;
  tasks: readonly Task[];
  isChosen: boolean;
  onChoose: (day: string) => void;
};

function DayCell({ day, plan, tasks, isChosen, onChoose }: DayCellProps) {
  const t = useText(planTexts);
  const dates = useDates();
  const minutes = tasks.reduce((sum, task) => sum + task.minutes, 0);
  const isMock = tasks.some(({ work }) => work.kind === 'mock');
  const isExam = day === plan.examDay;
  const letters = [...new Set(tasks.map(({ measure }) => signs[measure]))].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(day)}
      className={`flex min-h-14 flex-col items-start gap-0.5 border-t border-rule p-1 text-left transition-colors hover:bg-beam-faint md:min-h-18 md:p-1.5 ${
        day < plan.today ? 'text-ink-3' : ''
      } ${isChosen ? 'bg-beam-wash inset-ring inset-ring-ink' : ''}`}
    >
      <span className="sr-only">
        {isExam
          ? `${dates.day(day)} ${t('exam_day')}`
          : t('day_summary', { day: dates.day(day), n: tasks.length, minutes })}
      </span>
      <span
        aria-hidden="true"
        className={`text-13 leading-5 ${day === plan.today ? 'bg-beam px-1 font-semibold' : ''} ${isExam ? 'font-semibold' : ''}`}
      >
        {dates.date(day)}
      </span>
      {isExam ? (
        <span aria-hidden="true" className="text-12 leading-tight font-semibold">
          {t('exam_day')}
        </span>
      ) : (
        <>
          <span
            aria-hidden="true"
            className={`text-12 leading-tight ${isMock ? 'font-semibold' : 'text-ink-2'}`}
          >
            {isMock ? t('mock') : letters}
          </span>
          <span aria-hidden="true" className="text-12 leading-tight text-ink-3 max-md:hidden">
            {t('n_minutes', { n: minutes })}
          </span>
        </>
      )}
    </button>
  );
}
