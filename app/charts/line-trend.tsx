/** A figure over exams: a dot for each, an ink tick where it was meant to be; hollow does not count. */
import { TrendFrame, TrendLabel, trendColumns } from '#app/charts/trend-frame.tsx';
import * as palette from '#core/palette.ts';

export type LinePoint = {
  key: string;
  value: number;
  /** The value as it is written. */
  text: string;
  /** Where it should be, on the same scale. */
  aim?: number | null;
  day: string;
  isCurrent: boolean;
  isUnreliable: boolean;
  label: string;
};

type LineTrendProps = {
  points: readonly LinePoint[];
  label: string;
  /** The ends of the scale. */
  range: readonly [number, number];
  /** Lines across, with what stands beside them. */
  ticks: readonly { at: number; text: string }[];
};

const [height, top, base] = [150, 26, 116] as const;

export function LineTrend({ points, label, range: [low, high], ticks }: LineTrendProps) {
  const { width, x } = trendColumns(points.length);
  const y = (value: number) =>
    base - ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * (base - top);
  /** Below where there is no room above, or where the aim is; never on the days. */
  const isBelow = ({ value, aim }: Pick<LinePoint, 'value' | 'aim'>) =>
    y(value) < base - 12 && (y(value) < top + 4 || (aim != null && aim > value));
  const counted = points.flatMap((point, index) => (point.isUnreliable ? [] : [{ ...point, index }]));
  const line = counted.map(({ value, index }, place) => `${place ? 'L' : 'M'}${x(index)} ${y(value)}`);
  return (
    <TrendFrame
      label={label}
      width={width}
      height={height}
      ticks={ticks.map(({ at, text }) => ({ y: y(at), text }))}
    >
      <path d={line.join('')} fill="none" stroke={palette.ink} strokeWidth="1.500" />
      {points.map(({ key, value, text, aim, day, isCurrent, isUnreliable, label: said }, index) => (
        <g key={key}>
          <title>{said}</title>
          {aim == null ? null : (
            <path d={`M${x(index) - 12} ${y(aim)}h24`} stroke={palette.ink} strokeWidth="2" />
          )}
          <circle
            cx={x(index)}
            cy={y(value)}
            r={isCurrent ? 6 : 4}
            fill={isUnreliable ? palette.paper : isCurrent ? palette.beam : palette.ink}
            stroke={palette.ink}
            strokeWidth="1.500"
            strokeDasharray={isUnreliable ? '2 2' : undefined}
          />
          <TrendLabel
            x={x(index)}
            value={text}
            valueY={isBelow({ value, aim }) ? y(value) + 22 : y(value) - 11}
            day={day}
            dayY={height - 6}
            isCurrent={isCurrent}
          />
        </g>
      ))}
    </TrendFrame>
  );
}
