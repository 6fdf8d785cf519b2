/** The drawings of moments: each counts something that is true. */
import { Beam, Boat, Rock, Stars } from '#app/art/coast.tsx';
import { Lighthouse } from '#app/art/lighthouse.tsx';
import { Picture } from '#app/art/picture.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { isNightMoment, type MomentTold } from '#app/pages/learning/moments/moment.ts';
import * as palette from '#core/palette.ts';
import { momentTexts } from '#messages/learning/moments.ts';
import { levelNames } from '#messages/lessons/overview.ts';

type MomentDrawingProps = MomentTold & {
  /** A card is written on above, where a page has sky. */
  isCard?: boolean;
  className?: string;
};

/** 640 wide, 520 high; the beam and the sky go on beyond it where there is room. */
export function MomentDrawing({ className = '', isCard = false, ...told }: MomentDrawingProps) {
  const t = useText(momentTexts);
  const { kind, n } = told.moment;
  const night = isNightMoment(kind);
  const label =
    kind === 'first-mock'
      ? t('drawing_buoys')
      : kind === 'mistakes-100'
        ? t('drawing_marks', { n: marksOf(n) })
        : kind === 'topic'
          ? t('drawing_steps')
          : kind === 'target'
            ? t('drawing_line', { n })
            : t('drawing_lamps', { n });
  return (
    <Picture
      viewBox="0 0 640 520"
      label={label}
      stroke={night ? palette.nightText : palette.ink}
      className={`pointer-events-none ${className}`}
    >
      {kind === 'first-mock' ? (
        <Buoys isCard={isCard} />
      ) : kind === 'mistakes-100' ? (
        <Marks n={n} />
      ) : kind === 'topic' ? (
        <Steps />
      ) : kind === 'target' ? (
        <Arriving {...told} />
      ) : (
        <LampRow n={n} isCard={isCard} />
      )}
    </Picture>
  );
}

/** Above, or beside what is written: no star stands in a word. */
const highSky = [
  -560, -110, -430, -60, -300, -130, -170, -70, -60, -120, 60, -90, 150, -40, 240, -130, 330, -60, 420, -110,
  500, -40, 590, -90,
];
const nearSky = [90, 30, 200, 60, 300, 20, 400, 70, 450, 20, 600, 40, 250, 110, 360, 130, 620, 120, 130, 100];

function NightCoast({ isCard }: { isCard: boolean }) {
  return (
    <>
      <Stars places={isCard ? nearSky : [...highSky, ...nearSky]} />
      <Beam x={516} y={176} to={-900} between={[60, 440]} night />
      <Beam x={532} y={176} to={900} between={[130, 230]} night />
      <Rock x={526} y={402} scale={0.5} night />
      <Lighthouse x={524} y={176} scale={0.66} night windows={lit} />
    </>
  );
}

/** Every window is lit: this is a finished thing. */
const lit = (
  <path
    d="M-6.500 76c0-9 13-9 13 0v12h-13ZM-6.500 132c0-9 13-9 13 0v12h-13ZM-6.500 188c0-9 13-9 13 0v12h-13ZM-6.500 244c0-9 13-9 13 0v12h-13Z"
    fill={palette.beam}
  />
);

/** From the near left to the rock: where a share of the way is, and how large things look there. */
function onWay(share: number, dy = 0): { x: number; y: number; size: number } {
  const x = 24 + share * 392;
  const y = 452 + dy - 30 * Math.sin(share * Math.PI * 0.5) - share * 22;
  return { x, y, size: 1.15 - share * 0.55 };
}

const mostInRow = 30;

function LampRow({ n, isCard }: { n: number; isCard: boolean }) {
  const rows = Math.ceil(n / mostInRow);
  const lamps = Array.from({ length: n }, (_, place) => {
    const inRow = Math.ceil(n / rows);
    const row = Math.floor(place / inRow);
    const share = (place % inRow) / Math.max(1, inRow - 1);
    // The nearer rows lie below, and draw together with the distance.
    return onWay(share, (row - (rows - 1) / 2) * 30 * (1 - share * 0.55) + (rows > 1 ? 6 : 0));
  });
  const draw = (part: (lamp: { x: number; y: number; size: number }) => string) => lamps.map(part).join('');
  return (
    <>
      <NightCoast isCard={isCard} />
      <path d={draw(({ x, y, size }) => `M${x} ${y - 16 * size}V${y}`)} strokeWidth={1.2} />
      <path
        d={draw(({ x, y, size: s }) => `M${x - 4.5 * s} ${y - 26 * s}h${9 * s}v${10 * s}h${-9 * s}z`)}
        fill={palette.beam}
        strokeWidth={1}
      />
      <path
        d={draw(({ x, y, size: s }) => `M${x - 6 * s} ${y - 26 * s}q${6 * s} ${-7 * s} ${12 * s} 0z`)}
        fill={palette.night2}
        strokeWidth={1}
      />
      <path
        d={draw(
          ({ x, y, size: s }) => `M${x - 6 * s} ${y + 4 * s}h${12 * s}M${x - 3 * s} ${y + 8 * s}h${6 * s}`,
        )}
        stroke={palette.beam}
        strokeWidth={1}
        opacity={0.75}
      />
    </>
  );
}

/** The five sections of the exam. */
function Buoys({ isCard }: { isCard: boolean }) {
  const buoys = Array.from({ length: 5 }, (_, place) => onWay(0.04 + place * 0.22));
  return (
    <>
      <NightCoast isCard={isCard} />
      <path
        d={`M-300 474C-60 470 ${buoys.map(({ x, y }) => `${x} ${y + 4}`).slice(0, 1)} ${buoys[0]?.x} ${(buoys[0]?.y ?? 0) + 4}${buoys
          .slice(1)
          .map(({ x, y }) => `L${x} ${y + 4}`)
          .join('')}L430 406`}
        strokeDasharray="2 6"
        strokeWidth={1}
      />
      {buoys.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size * 1.35})`} fill={palette.night2}>
          <path d="M-13 0h26c-1 7-5 11-9 13h-8c-4-2-8-6-9-13Z" />
          <path d="M-8 0-4-36h8L8 0Z" />
          <path d="m-6.300-14 .8-8h11l.8 8Z" fill={palette.nightText} />
          <path d="M-3.500-46h7v10h-7Z" fill={palette.beam} />
          <path d="M-5-46q5-6 10 0Z" />
        </g>
      ))}
    </>
  );
}

const marksOf = (n: number): number => Math.min(20, Math.floor(n / 5));

/** Five to a mark, as votes are counted; no two by the same hand. */
function Marks({ n }: { n: number }) {
  const count = marksOf(n);
  return (
    <>
      {Array.from({ length: count }, (_, place) => {
        const wave = (seed: number) => Math.sin((place + 1) * seed) * 0.9;
        const [x, y] = [40 + (place % 5) * 116, 24 + Math.floor(place / 5) * 112];
        const isLast = place === count - 1;
        return (
          <g
            key={`${x} ${y}`}
            transform={`translate(${x} ${y}) rotate(${wave(2.3) * 2.4} 36 36) scale(2.5)`}
            strokeWidth={4.5}
          >
            <path
              d={`M${3 + wave(1.7)} ${3 + wave(3.1)}Q14 ${2 + wave(2.9)} 25 ${2.6 + wave(1.3)}M14.200 3Q${14.4 + wave(2.1)} 15 14 26.400M14.300 ${14.6 + wave(1.9)}Q19 14 23.400 14M${6.8 + wave(2.7)} 13.600Q6.400 20 6.600 26.600`}
            />
            <path
              d={`M1.400 ${27 + wave(1.1)}Q14 26.200 27 ${26.6 + wave(3.7)}`}
              strokeWidth={isLast ? 13 : 4.5}
            />
            {isLast ? (
              <path
                d={`M1.400 ${27 + wave(1.1)}Q14 26.200 27 ${26.6 + wave(3.7)}`}
                stroke={palette.beam}
                strokeWidth={10}
              />
            ) : null}
          </g>
        );
      })}
    </>
  );
}

/** The four levels, the highest one lit. */
function Steps() {
  const locale = useLocale();
  const names = Object.values(levelNames).map((name) => name[locale]);
  return (
    <>
      <Beam x={521} y={90} to={-900} between={[-120, 300]} />
      {names.map((name, place) => {
        const [x, y] = [40 + place * 140, 420 - place * 62];
        return (
          <g key={name}>
            <path d={`M${x} 480V${y}h140V480Z`} fill={place % 2 ? palette.paper2 : palette.paper} />
            <text
              x={x + 70}
              y={462}
              textAnchor="middle"
              fontSize={14}
              className="max-md:text-[20px]"
              fontWeight={600}
              fill={palette.ink}
              stroke="none"
            >
              {name}
            </text>
          </g>
        );
      })}
      <path d="M460 234h140v14H460z" fill={palette.beam} />
      <Lighthouse x={530} y={90} scale={0.41} windows={lit} />
      <path d="M-900 480h1800" strokeWidth={1} />
    </>
  );
}

/** The weeks of the estimate, as far as the target. */
function Arriving({ chart, total, target, moment: { n } }: MomentTold) {
  const t = useText(momentTexts);
  const end = total ?? { low: n, high: n };
  const mid = Math.round((end.low + end.high) / 2);
  const goal = target ?? n;
  const before = chart
    .slice(0, -1)
    .slice(-6)
    .map((week) => week.mid);
  const points = [...before, mid];
  const low = Math.min(goal, end.low, ...points) - 3;
  const high = Math.max(goal, end.high, ...points) + 3;
  const x = (place: number) => (points.length === 1 ? 380 : 40 + (place / (points.length - 1)) * 350);
  const y = (score: number) => 360 - ((score - low) / (high - low)) * 290;
  return (
    <>
      <Beam x={540} y={266} to={-900} between={[-240, 240]} />
      <path d={`M20 ${y(goal)}H430`} strokeDasharray="2 5" strokeWidth={1.2} />
      <text
        x={20}
        y={y(goal) - 8}
        fontSize={14}
        fontWeight={600}
        fill={palette.ink}
        stroke="none"
        className="max-md:text-[20px]"
      >
        {t('target', { n: goal })}
      </text>
      <path d={`M${points.map((score, place) => `${x(place)} ${y(score)}`).join('L')}`} strokeWidth={2} />
      {before.map((score, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a point is its week
        <circle key={place} cx={x(place)} cy={y(score)} r={4.5} fill={palette.ink} />
      ))}
      <rect
        x={x(points.length - 1) - 8}
        y={y(end.high)}
        width={16}
        height={Math.max(6, y(end.low) - y(end.high))}
        fill={palette.beam}
      />
      <path d={`M${x(points.length - 1) - 13} ${y(mid)}h26`} strokeWidth={2.6} />
      <text
        x={x(points.length - 1)}
        y={y(end.high) - 12}
        textAnchor="middle"
        fontSize={22}
        fontWeight={700}
        fill={palette.ink}
        stroke="none"
        className="font-serif"
      >
        {mid}
      </text>
      <path d="M-900 470h1800" strokeWidth={1} />
      <Boat x={420} y={458} scale={0.6} />
      <Rock x={552} y={440} scale={0.5} />
      <Lighthouse x={552} y={266} scale={0.52} windows={lit} />
    </>
  );
}
