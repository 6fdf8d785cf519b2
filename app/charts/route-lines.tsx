/** The ways from the first section to the three modules of the second, the one taken drawn through. */
import * as palette from '#core/palette.ts';

/** Heights of the module that was taken and of the others, and the gap between them, as the page sets them. */
const [tall, slim, gap, height, width] = [66, 29, 6, 172, 64] as const;

/** The middle of each module, the hardest on top. */
function middles(taken: number): number[] {
  const heights = [0, 1, 2].map((place) => (place === taken ? tall : slim));
  let y = (height - tall - 2 * slim - 2 * gap) / 2;
  return heights.map((own) => {
    const middle = y + own / 2;
    y += own + gap;
    return middle;
  });
}

type RouteLinesProps = {
  /** Place of the module that was taken, from the top. */
  taken: number;
  /** The short line from the module to the score, with the lit end. */
  isEnd?: boolean;
};

export function RouteLines({ taken, isEnd = false }: RouteLinesProps) {
  const start = height / 2;
  const ends = middles(taken);
  const to = (y: number) => `M0 ${start}H14C34 ${start} 30 ${y} 50 ${y}H${width}`;
  const y = ends[taken] ?? start;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${isEnd ? 48 : width} ${height}`}
      className="hidden h-43 w-full overflow-visible md:block"
      preserveAspectRatio="none"
    >
      {isEnd ? (
        <>
          <path
            d={`M0 ${y}H24C36 ${y} 32 ${start} 42 ${start}`}
            fill="none"
            stroke={palette.ink}
            strokeWidth="1.500"
          />
          <circle cx={44} cy={start} r={5} fill={palette.beam} stroke={palette.ink} strokeWidth="1.500" />
        </>
      ) : (
        <>
          {ends.map((end, place) =>
            place === taken ? null : (
              <path
                key={end}
                d={to(end)}
                fill="none"
                stroke={palette.rule2}
                strokeWidth="1"
                strokeDasharray="2 3"
              />
            ),
          )}
          <path d={to(y)} fill="none" stroke={palette.ink} strokeWidth="1.500" />
        </>
      )}
    </svg>
  );
}
