/** A score with its uncertainty: the box is the likely range, the line the wide one, the bar the estimate itself. */
import * as palette from '#core/palette.ts';

export type Scale = { readonly low: number; readonly high: number; readonly ticks: readonly number[] };

type ScoreBandProps = {
  scaled: number;
  band68: readonly [number, number];
  band95?: readonly [number, number];
  target?: number | null;
  label: string;
  scale?: Scale;
};

/** Of the verbal and of the quantitative measure. */
const measureScale: Scale = { low: 130, high: 170, ticks: [150] };
export const essayScale: Scale = { low: 0, high: 6, ticks: [2, 4] };

const width = 260;

export function ScoreBand({ scaled, band68, band95, target, label, scale = measureScale }: ScoreBandProps) {
  const { low, high, ticks } = scale;
  const x = (score: number): number => 8 + ((score - low) / (high - low)) * (width - 16);
  const boxWidth = Math.max(4, x(band68[1]) - x(band68[0]));
  return (
    <svg
      viewBox={`0 0 ${width} 60`}
      role="img"
      aria-label={label}
      className="w-full max-w-72 overflow-visible"
    >
      <path
        d={`M8 30H${width - 8}M8 25v10M${width - 8} 25v10${ticks.map((tick) => `M${x(tick)} 27v6`).join('')}`}
        stroke={palette.rule2}
        strokeWidth="1"
      />
      {band95 ? (
        <path d={`M${x(band95[0])} 30H${x(band95[1])}`} stroke={palette.ink} strokeWidth="2" />
      ) : null}
      <rect
        x={Math.min(x(band68[0]), width - 8 - boxWidth)}
        y={22}
        width={boxWidth}
        height={16}
        fill={palette.beam}
        stroke={palette.ink}
        strokeWidth="1.2"
      />
      <path d={`M${x(scaled)} 18v24`} stroke={palette.ink} strokeWidth="2.500" />
      {target ? (
        <path d={`M${x(target)} 16l-5-9h10z`} fill={palette.paper} stroke={palette.ink} strokeWidth="1.2" />
      ) : null}
      {/* On phones the whole is drawn at little more than half its size. */}
      <g fontSize="12" fill={palette.ink3} textAnchor="middle" className="max-md:text-[20px]">
        {[low, ...ticks, high].map((tick) => (
          <text key={tick} x={Math.min(width - 12, Math.max(12, x(tick)))} y={58}>
            {tick}
          </text>
        ))}
      </g>
    </svg>
  );
}
