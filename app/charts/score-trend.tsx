/** Scores of one measure over exams: the bar is the estimate's 68 % range, the dot the estimate; hollow does not count. */
import { TrendFrame, TrendLabel, trendColumns } from '#app/charts/trend-frame.tsx';
import * as palette from '#core/palette.ts';

export type TrendPoint = {
  key: string;
  scaled: number;
  band68: readonly [number, number];
  day: string;
  isCurrent: boolean;
  isUnreliable: boolean;
  label: string;
};

type ScoreTrendProps = { points: readonly TrendPoint[]; target?: number | null; label: string };

const [height, top, base] = [220, 26, 186] as const;
const [lowest, highest, step] = [130, 170, 10] as const;

/** Whole tens around everything that is drawn. */
function rangeOf(points: readonly TrendPoint[], target: number | null): readonly [number, number] {
  const values = [...points.flatMap(({ band68 }) => band68), ...(target ? [target] : [])];
  const low = Math.floor((Math.min(...values) - 1) / step) * step;
  const high = Math.ceil((Math.max(...values) + 1) / step) * step;
  return [Math.max(lowest, Math.min(low, highest - step)), Math.min(highest, Math.max(high, low + step))];
}

export function ScoreTrend({ points, target = null, label }: ScoreTrendProps) {
  const [low, high] = rangeOf(points, target);
  const { left, width, x } = trendColumns(points.length);
  const y = (score: number) => base - ((score - low) / (high - low)) * (base - top);
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, index) => low + index * step);
  const counted = points.flatMap((point, index) => (point.isUnreliable ? [] : [{ ...point, index }]));
  const line = counted.map(({ scaled, index }, place) => `${place ? 'L' : 'M'}${x(index)} ${y(scaled)}`);
  return (
    <TrendFrame
      label={label}
      width={width}
      height={height}
      ticks={ticks.map((tick) => ({ y: y(tick), text: String(tick) }))}
    >
      {target ? (
        <>
          <path
            d={`M${left} ${y(target)}H${width - 8}`}
            stroke={palette.ink}
            strokeWidth="1"
            strokeDasharray="2 4"
          />
          <path
            d={`M${width - 8} ${y(target)}l9-5v10z`}
            fill={palette.paper}
            stroke={palette.ink}
            strokeWidth="1.2"
            transform="translate(-9 0)"
          />
        </>
      ) : null}
      <path d={line.join('')} fill="none" stroke={palette.ink} strokeWidth="1.500" />
      {points.map(({ key, scaled, band68, day, isCurrent, isUnreliable, label: said }, index) => (
        <g key={key}>
          <title>{said}</title>
          <rect
            x={x(index) - 9}
            y={y(band68[1])}
            width={18}
            height={Math.max(3, y(band68[0]) - y(band68[1]))}
            fill={isUnreliable ? 'none' : isCurrent ? palette.beam : palette.paper3}
            stroke={isUnreliable ? palette.field : palette.ink}
            strokeWidth={isCurrent ? 1.2 : 0.8}
            strokeDasharray={isUnreliable ? '3 3' : undefined}
          />
          <circle
            cx={x(index)}
            cy={y(scaled)}
            r={4}
            fill={isUnreliable ? palette.paper : palette.ink}
            stroke={palette.ink}
            strokeWidth="1.500"
          />
          <TrendLabel
            x={x(index)}
            value={scaled}
            valueY={Math.max(13, y(band68[1]) - 7)}
            day={day}
            dayY={base + 22}
            isCurrent={isCurrent}
          />
        </g>
      ))}
    </TrendFrame>
  );
}
