/** What a day shows in strip and calendar: its date, and a lamp, a diamond, or nothing for rest. */
import { useText } from '#app/locale.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import * as palette from '#core/palette.ts';
import { ownPlanTexts } from '#messages/learning/own-plan.ts';
import type { PlanDay } from './types.ts';

/** All of it in a line, for who does not see the cell. */
export function useDayLabel() {
  const t = useText(ownPlanTexts);
  const dates = useDates();
  return ({ day, kind, isLit, tasks, minutes }: PlanDay, today: string): string =>
    [
      dates.dayOfWeek(day),
      day === today ? t('today') : null,
      kind === 'exam' ? t('exam_day') : kind === 'mock' ? t('mock_day') : kind === 'rest' ? t('rest') : null,
      isLit ? t('lit') : null,
      tasks.length > 0 ? t(day < today ? 'of_past' : 'of_day', { n: tasks.length, minutes }) : null,
    ]
      .filter(Boolean)
      .join(', ');
}

/** The lamp of a day that was worked on, the diamond of a mock exam, the tower of the exam; a point for the rest. */
export function DaySign({ day: { day, kind, isLit }, today }: { day: PlanDay; today: string }) {
  const line = {
    stroke: palette.ink,
    strokeWidth: 1.2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  return (
    <svg viewBox="0 0 14 18" aria-hidden="true" className="h-4.5 w-3.5">
      {isLit || (day === today && kind !== 'exam') ? (
        <g {...line} fill={palette.white}>
          <path d="M3 6.600h8v7.400H3z" fill={isLit ? palette.beam : palette.white} />
          <path d="M1.900 6.600c.5-4.600 9.700-4.600 10.200 0z" />
          <path d="M7 3.100V1.400M1.200 16.400h11.600M2.400 14h9.200" />
        </g>
      ) : kind === 'exam' ? (
        <g {...line} fill={palette.paper}>
          <path d="M5 7 3.600 16.500h6.800L9 7z" fill={palette.ink} />
          <path d="M4.600 3.600h4.800V7H4.600zM3.800 3.600C4.300.6 9.700.6 10.200 3.600z" />
          <path d="M1.600 16.500h10.800" />
        </g>
      ) : kind === 'mock' ? (
        <path d="m7 5 4 4-4 4-4-4z" fill={palette.paper} stroke={palette.ink2} strokeWidth={1.2} />
      ) : kind === 'rest' ? null : (
        <circle cx={7} cy={10} r={day < today ? 1 : 1.4} fill={day < today ? palette.rule2 : palette.field} />
      )}
    </svg>
  );
}
