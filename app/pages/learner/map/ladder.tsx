/** Where a topic lies on the ladder of levels: the box is its range, the bar the estimate, the triangle the target. */
import { useLocale } from '#app/locale.tsx';
import { levels } from '#core/learner/map.ts';
import * as palette from '#core/palette.ts';
import { masteryNames } from '#messages/learner/map.ts';
import type { Topic } from './tiles.ts';

const width = 320;
const x = (place: number): number => 4 + (place / levels.length) * (width - 8);
/** Where solid begins. */
const target = 3;

export function Ladder({ range, label }: { range: Topic['range']; label: string }) {
  const locale = useLocale();
  const at = x(target);
  return (
    <svg
      viewBox={`0 0 ${width} 62`}
      role="img"
      aria-label={label}
      className="w-full max-w-100 overflow-visible"
    >
      <line x1={x(0)} x2={x(4)} y1="28" y2="28" stroke={palette.rule2} />
      {[0, 1, 2, 3, 4].map((rung) => (
        <line key={rung} x1={x(rung)} x2={x(rung)} y1="23" y2="33" stroke={palette.field} />
      ))}
      {range ? (
        <>
          <rect
            x={x(range.low)}
            y="19"
            width={Math.max(5, x(range.high) - x(range.low))}
            height="18"
            fill={palette.beam}
            stroke={palette.ink}
          />
          <line
            x1={x(range.middle)}
            x2={x(range.middle)}
            y1="15"
            y2="41"
            stroke={palette.ink}
            strokeWidth="2.5"
          />
        </>
      ) : (
        <rect
          x={x(0)}
          y="19"
          width={x(4) - x(0)}
          height="18"
          fill="none"
          stroke={palette.field}
          strokeDasharray="4 3"
        />
      )}
      <path d={`M${at - 5.5} 3h11l-5.500 9z`} fill={palette.paper} stroke={palette.ink} strokeWidth="1.3" />
      {levels.map((level, place) => (
        <text
          key={level}
          x={(x(place) + x(place + 1)) / 2}
          y="57"
          textAnchor="middle"
          fontSize="12.5"
          fill={palette.ink2}
        >
          {masteryNames[level][locale]}
        </text>
      ))}
    </svg>
  );
}
