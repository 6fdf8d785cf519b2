/** A task's window: dark, next, lit by work, or ticked by hand for work done elsewhere. */
import * as palette from '#core/palette.ts';
import type { DayTask } from './types.ts';

const frame = 'M2.500 9.500C2.500-.5 15.500-.5 15.500 9.500V20h-13Z';

type WindowProps = { state: DayTask['state']; isNext: boolean };

export function TaskWindow({ state, isNext }: WindowProps) {
  const isDark = state === 'open' && !isNext;
  return (
    <svg
      viewBox="0 0 18 22"
      aria-hidden="true"
      className="h-5.5 w-4.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path
        d={frame}
        fill={state === 'done' ? palette.beam : palette.white}
        stroke={isDark ? palette.field : palette.ink}
        strokeWidth={1.4}
        className={state === 'done' ? 'animate-kindle' : ''}
      />
      {state === 'open' ? (
        isNext ? (
          <path d="M9 3v17M3 11.500h12" stroke={palette.ink} opacity={0.5} />
        ) : null
      ) : (
        <path d="m5.600 11.600 2.500 2.600 4.400-5" fill="none" stroke={palette.ink} strokeWidth={1.7} />
      )}
    </svg>
  );
}
