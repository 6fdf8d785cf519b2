/** The day of the exam on a month's page; keys move by day and week. */
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { usualExamDate } from '#core/learning/first-run.ts';
import { addDays, addMonths, daysBetween } from '#core/learning/plan/study-plan.ts';
import { startTexts } from '#messages/learning/start.ts';
import { siteDates } from '#messages/site/dates.ts';
import { Finding } from './finding.tsx';
import type { StepProps } from './step.ts';

const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Nobody registers for a test further away. */
const monthsAhead = 24;

export function DateStep({ draft: { examDate }, change, today }: StepProps) {
  const t = useText(startTexts);
  const dates = useDates();
  const days = examDate === null ? 0 : daysBetween(today, examDate);
  return (
    <>
      <MonthPage today={today} chosen={examDate} onChoose={(day) => change({ examDate: day })} />
      {examDate === null ? (
        <Finding head={t('date_open')}>{t('date_open_text')}</Finding>
      ) : (
        <Finding head={t('exam_on', { day: dates.day(examDate), weekday: dates.weekday(examDate) })}>
          {t('time_left', { days, weeks: Math.ceil(days / 7) })}
        </Finding>
      )}
    </>
  );
}

type MonthPageProps = { today: string; chosen: string | null; onChoose: (day: string) => void };

function MonthPage({ today, chosen, onChoose }: MonthPageProps) {
  const t = useText(startTexts);
  const week = useText(siteDates);
  const dates = useDates();
  const [month, setMonth] = useState(() => (chosen ?? usualExamDate(today)).slice(0, 7));
  const grid = useRef<HTMLDivElement>(null);
  const first = `${month}-01`;
  const count = daysBetween(first, addMonths(first, 1));
  const lead = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const last = addMonths(today, monthsAhead);
  const turn = (by: number) => setMonth(addMonths(first, by).slice(0, 7));
  const isOpen = (day: string) => day > today && day <= last;
  const stop =
    chosen?.startsWith(month) && isOpen(chosen) ? chosen : isOpen(first) ? first : addDays(today, 1);

  function press(event: KeyboardEvent<HTMLButtonElement>, day: string) {
    const by = moves[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = addDays(day, by);
    if (!isOpen(next)) return;
    setMonth(next.slice(0, 7));
    onChoose(next);
    // The page of the next month is drawn first.
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  }

  return (
    <div className="mt-2 md:max-w-110 lg:mt-4">
      <div className="flex items-center justify-between">
        <Turn label={t('last_month')} isOff={month <= today.slice(0, 7)} onPress={() => turn(-1)}>
          <ArrowLeft strokeWidth={1.75} className="size-4.5" />
        </Turn>
        <p aria-live="polite" className="font-serif text-18 font-bold">
          {dates.month(month)}
        </p>
        <Turn label={t('next_month')} isOff={month >= last.slice(0, 7)} onPress={() => turn(1)}>
          <ArrowRight strokeWidth={1.75} className="size-4.5" />
        </Turn>
      </div>
      <div ref={grid} className="grid grid-cols-7 text-center">
        {([1, 2, 3, 4, 5, 6, 0] as const).map((weekday) => (
          <span key={weekday} aria-hidden="true" className="text-13 text-ink-3">
            {week(`w${weekday}`).replace('周', '')}
          </span>
        ))}
        {lead > 0 ? <span style={{ gridColumn: `span ${lead}` }} /> : null}
        {Array.from({ length: count }, (_, index) => addDays(first, index)).map((day) => (
          <button
            key={day}
            type="button"
            data-day={day}
            aria-label={dates.dayOfWeek(day)}
            aria-pressed={day === chosen}
            disabled={!isOpen(day)}
            tabIndex={day === stop ? 0 : -1}
            onClick={() => onChoose(day)}
            onKeyDown={(event) => press(event, day)}
            className="h-11 touch-manipulation rounded-1 transition-colors hover:bg-beam-faint disabled:text-ink-3 disabled:opacity-60 disabled:hover:bg-transparent aria-pressed:bg-beam aria-pressed:font-semibold aria-pressed:inset-ring-[1.5px] aria-pressed:inset-ring-ink [@media(height<45rem)]:max-lg:h-9"
          >
            {dates.date(day)}
          </button>
        ))}
      </div>
    </div>
  );
}

type TurnProps = { label: string; isOff: boolean; onPress: () => void; children: React.ReactNode };

const Turn = ({ label, isOff, onPress, children }: TurnProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={isOff}
    onClick={onPress}
    className="grid size-11 place-items-center rounded-2 hover:bg-paper-2 disabled:invisible"
  >
    {children}
  </button>
);
