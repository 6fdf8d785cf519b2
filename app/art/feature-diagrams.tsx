/** Three small true diagrams for what we provide: how a test routes, how a filter works, how weeks add up. */
import { Picture } from '#app/art/picture.tsx';
import { useText } from '#app/locale.tsx';
import * as palette from '#core/palette.ts';
import { artTexts } from '#messages/ui.ts';

/** At least 320 px wide: in a narrower place the words would be smaller than 12 px. */
type DiagramProps = { className?: string };

const frame = { viewBox: '0 0 344 216', preserveAspectRatio: 'xMinYMid meet' } as const;
const words = { fill: palette.ink2, stroke: 'none', fontSize: 12, className: 'font-sans' } as const;

/** The first section decides how hard the second one is. */
export function RoutingDiagram({ className = '' }: DiagramProps) {
  const t = useText(artTexts);
  return (
    <Picture {...frame} className={className}>
      <path d="M138 116h10c22 0 18 58 40 58M138 116h56" strokeDasharray="3 5" />
      <path d="M250 116c24 0 26-58 48-58M250 174c30 0 26-116 48-116" strokeDasharray="3 5" opacity={0.5} />
      <path d="M14 116h134c22 0 18-58 40-58h112" strokeWidth={2.25} />
      <circle cx={14} cy={116} r={6} fill={palette.ink} />
      <rect x={78} y={100} width={60} height={32} rx={2} fill={palette.paper} />
      <path d="M88 110h40M88 116h40M88 122h24" strokeWidth={1} opacity={0.5} />
      <rect
        x={194}
        y={158}
        width={60}
        height={32}
        rx={2}
        fill={palette.paper}
        strokeDasharray="3 4"
        strokeOpacity={0.7}
      />
      <rect
        x={194}
        y={100}
        width={60}
        height={32}
        rx={2}
        fill={palette.paper}
        strokeDasharray="3 4"
        strokeOpacity={0.7}
      />
      <rect x={194} y={42} width={60} height={32} rx={2} fill={palette.beamWash} />
      <path d="M204 52h40M204 58h40M204 64h24" strokeWidth={1} opacity={0.6} />
      <circle cx={308} cy={58} r={23} fill={palette.beam} fillOpacity={0.35} stroke="none" />
      <circle cx={308} cy={58} r={10} fill={palette.beam} />
      <g {...words}>
        <text x={8} y={142}>
          {t('routingStart')}
        </text>
        <text x={108} y={150} textAnchor="middle">
          {t('routingFirst')}
        </text>
        <text x={224} y={34} textAnchor="middle">
          {t('routingHard')}
        </text>
        <text x={224} y={92} textAnchor="middle">
          {t('routingMedium')}
        </text>
        <text x={224} y={150} textAnchor="middle">
          {t('routingEasy')}
        </text>
        <text x={308} y={102} textAnchor="middle">
          {t('routingScore')}
        </text>
      </g>
    </Picture>
  );
}

/** Where each question stops: at the first, second or third filter; 4 is through. */
const stops = [1, 2, 1, 4, 1, 3, 1, 2, 4, 1, 2, 1, 4, 3, 1];
const filters = [112, 194, 276];

/** Each line is a question; it ends where it no longer fits. */
export function FilterDiagram({ className = '' }: DiagramProps) {
  const t = useText(artTexts);
  const row = (place: number) => 34 + place * 11;
  const held = stops.map((stop, place) => ({ x: filters[stop - 1], y: row(place) }));
  return (
    <Picture {...frame} className={className}>
      <path
        d={held.map(({ x, y }) => `M8 ${y}H${x === undefined ? 330 : x - 4}`).join('')}
        strokeWidth={1}
        opacity={0.4}
      />
      <path d={held.map(({ x, y }) => (x === undefined ? `M8 ${y}H322` : '')).join('')} strokeWidth={2} />
      <path d="M112 26v170M194 26v170M276 26v170" />
      {held.map(({ x, y }) =>
        x === undefined ? (
          <rect key={y} x={318} y={y - 6} width={12} height={12} fill={palette.beam} />
        ) : (
          <rect key={y} x={x - 9} y={y - 3} width={6} height={6} fill={palette.paper} strokeWidth={1.2} />
        ),
      )}
      <g {...words} textAnchor="middle">
        <text x={112} y={17}>
          {t('filterKind')}
        </text>
        <text x={194} y={17}>
          {t('filterTopic')}
        </text>
        <text x={276} y={17}>
          {t('filterLevel')}
        </text>
      </g>
    </Picture>
  );
}

/** Heights of the weeks; the target lies at 136. */
const weeks = [34, 58, 44, 72, 60, 92, 84, 118, 104, 140, 150];

/** Weekly accuracy: two steps forward, one back, and over the line at last. */
export function WeeksDiagram({ className = '' }: DiagramProps) {
  const t = useText(artTexts);
  const stems = weeks.map((height, week) => ({
    x: 22 + week * 30,
    y: 190 - height,
    isReached: height > 136,
  }));
  return (
    <Picture {...frame} className={className}>
      <path d="M8 190h328" />
      <path d="M8 54h328" strokeDasharray="4 5" strokeWidth={1.2} />
      <path
        d={stems.map(({ x, y, isReached }) => (isReached ? '' : `M${x} 190V${y}`)).join('')}
        opacity={0.5}
      />
      <path
        d={stems.map(({ x, y, isReached }) => (isReached ? `M${x} 190V${y}` : '')).join('')}
        strokeWidth={2.25}
      />
      {stems.map(({ x, y, isReached }) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={isReached ? 6.5 : 4}
          fill={isReached ? palette.beam : palette.paper}
        />
      ))}
      <g {...words}>
        <text x={8} y={46}>
          {t('weeksTarget')}
        </text>
        <text x={8} y={210}>
          {t('weeksFirst')}
        </text>
        <text x={336} y={210} textAnchor="end">
          {t('weeksNow')}
        </text>
      </g>
    </Picture>
  );
}
