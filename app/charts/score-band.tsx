/** A score with its uncertainty: the box is the 68 % range, the line the 95 % range, the bar the estimate. */

type ScoreBandProps = {
  scaled: number;
  band68: readonly [number, number];
  band95: readonly [number, number];
  target?: number | null;
  label: string;
};

const [low, high, width] = [130, 170, 260];
const x = (score: number): number => 8 + ((score - low) / (high - low)) * (width - 16);

export function ScoreBand({ scaled, band68, band95, target, label }: ScoreBandProps) {
  return (
    <svg
      viewBox={`0 0 ${width} 58`}
      role="img"
      aria-label={label}
      className="w-full max-w-72 overflow-visible"
    >
      <path
        d={`M8 30H${width - 8}M8 25v10M${width - 8} 25v10M${x(150)} 27v6`}
        stroke="#bdb4a0"
        strokeWidth="1"
      />
      <path d={`M${x(band95[0])} 30H${x(band95[1])}`} stroke="#1c1a16" strokeWidth="2" />
      <rect
        x={x(band68[0])}
        y={22}
        width={Math.max(4, x(band68[1]) - x(band68[0]))}
        height={16}
        fill="#ffc92b"
        stroke="#1c1a16"
        strokeWidth="1.2"
      />
      <path d={`M${x(scaled)} 18v24`} stroke="#1c1a16" strokeWidth="2.500" />
      {target ? (
        <path d={`M${x(target)} 16l-5-9h10z`} fill="#fcfaf5" stroke="#1c1a16" strokeWidth="1.2" />
      ) : null}
      <g fontSize="12" fill="#6a6458" textAnchor="middle">
        <text x={12} y={56}>
          {low}
        </text>
        <text x={x(150)} y={56}>
          150
        </text>
        <text x={width - 12} y={56}>
          {high}
        </text>
      </g>
    </svg>
  );
}
