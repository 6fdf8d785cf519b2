/** Every question of a section as a bar of its time: solid right, hatched wrong, dashed blank; the dashes are its due. */
import { useId } from 'react';
import { ChartDrawing, ChartRow } from '#app/charts/chart-row.tsx';
import { clockText } from '#core/duration.ts';
import * as palette from '#core/palette.ts';

export type TimedItem = {
  no: number;
  spentMs: number;
  targetMs: number;
  state: 'right' | 'wrong' | 'blank';
  /** How far behind an even pace after it, ahead below 0; null where there is none. */
  driftMs: number | null;
  label: string;
};

const [base, slot] = [122, 52];
const numbersAt = base + 18;
const driftsAt = base + 38;
/** Room for what the lines are called. */
const margin = 92;
/** So far behind an even pace is worth a stronger word. */
const farBehindMs = 120_000;

/** Only what stands out is written on its bar. */
const isOutlier = ({ spentMs, targetMs }: TimedItem): boolean => spentMs > 1.75 * targetMs;

const driftText = (ms: number): string => {
  const text = clockText(Math.abs(ms));
  return text === '0:00' ? '0' : `${ms > 0 ? '+' : '−'}${text}`;
};

type TimeMapProps = {
  items: readonly TimedItem[];
  label: string;
  /** Questions worth a look, lit from the first to the last. */
  stretch?: { from: number; to: number } | null;
  /** What an even pace allows for a question, and what the two lines are called; null without a limit. */
  pacer?: { ms: number; name: string; drifts: string } | null;
};

export function TimeMap({ items, label, stretch = null, pacer = null }: TimeMapProps) {
  const hatch = useId();
  const longest = Math.max(
    60_000,
    pacer?.ms ?? 0,
    ...items.map(({ spentMs, targetMs }) => Math.max(spentMs, targetMs)),
  );
  const right = items.length * slot;
  const [width, height] = pacer ? [right + margin, base + 46] : [right, base + 28];
  const y = (ms: number) => base - (ms / longest) * (base - 22);
  const lit = items.flatMap(({ no }, index) =>
    stretch && no >= stretch.from && no <= stretch.to ? [index] : [],
  );
  return (
    <ChartRow label={label}>
      <ChartDrawing label={label} width={width} height={height}>
        <defs>
          <pattern
            id={hatch}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="6" height="6" fill={palette.white} />
            <path d="M0 0V6" stroke={palette.brick} strokeWidth="2.500" />
          </pattern>
        </defs>
        {lit.length > 0 ? (
          <rect
            x={(lit[0] ?? 0) * slot}
            y={2}
            width={lit.length * slot}
            height={base - 2}
            fill={palette.beamWash}
          />
        ) : null}
        {items.map((item, index) => {
          const left = index * slot + 11;
          const top = y(item.spentMs);
          const looks = {
            right: { fill: palette.sea, stroke: palette.sea },
            wrong: { fill: `url(#${hatch})`, stroke: palette.brick },
            blank: { fill: 'none', stroke: palette.field, strokeDasharray: '3 3' },
          }[item.state];
          return (
            <g key={item.no}>
              <title>{item.label}</title>
              <rect
                x={left}
                y={Math.min(top, base - 6)}
                width={slot - 22}
                height={Math.max(6, base - top)}
                strokeWidth="1.2"
                {...looks}
              />
              <path
                d={`M${left - 5} ${y(item.targetMs)}h${slot - 12}`}
                stroke={palette.ink}
                strokeWidth="1"
                strokeDasharray="3 3"
              />
              {isOutlier(item) ? (
                <text
                  x={left + (slot - 22) / 2}
                  y={top - 6}
                  fontSize="12"
                  fontWeight="600"
                  fill={palette.ink}
                  textAnchor="middle"
                >
                  {clockText(item.spentMs)}
                </text>
              ) : null}
              <text
                x={left + (slot - 22) / 2}
                y={numbersAt}
                fontSize="12"
                fill={palette.ink3}
                textAnchor="middle"
              >
                {item.no}
              </text>
              {pacer && item.driftMs !== null ? (
                <text
                  x={left + (slot - 22) / 2}
                  y={driftsAt}
                  fontSize="12"
                  fill={item.driftMs >= farBehindMs ? palette.ink : palette.ink3}
                  fontWeight={item.driftMs >= farBehindMs ? '600' : '400'}
                  textAnchor="middle"
                >
                  {driftText(item.driftMs)}
                </text>
              ) : null}
            </g>
          );
        })}
        <path d={`M0 ${base}H${right}`} stroke={palette.ink} strokeWidth="1" />
        {pacer ? (
          <g fontSize="12" fill={palette.ink2}>
            <path
              d={`M0 ${y(pacer.ms)}H${right + 4}`}
              stroke={palette.ink}
              strokeWidth="1.200"
              strokeDasharray="1 4"
              strokeLinecap="round"
            />
            <text x={right + 8} y={y(pacer.ms) + 4}>
              {pacer.name}
            </text>
            <text x={right + 8} y={driftsAt}>
              {pacer.drifts}
            </text>
          </g>
        ) : null}
      </ChartDrawing>
      {/* The same for who does not see it. */}
      <ol className="sr-only">
        {items.map(({ no, label: text }) => (
          <li key={no}>{text}</li>
        ))}
      </ol>
    </ChartRow>
  );
}
