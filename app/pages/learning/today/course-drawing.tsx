/** One axis carries it: the estimate with its range above, one lamp a day below, the exam as a lighthouse at the end. */
import { type LampLook, lampPaths } from '#app/art/lamp.tsx';
import { useText } from '#app/locale.tsx';
import { type Course, dayOfNumber, lampLook, lampsSince } from '#app/pages/learning/today/lamp-days.ts';
import type { Today } from '#app/pages/learning/today/replies.ts';
import { useDates } from '#app/pages/site/dates.ts';
import { numberOfDay, weekdayOf } from '#core/learning/day.ts';
import * as palette from '#core/palette.ts';
import { todayTexts } from '#messages/learning/today.ts';

/** Drawn twice, since letters must not shrink with the screen. */
const sizes = {
  wide: { width: 894, left: 44, right: 14, top: 40, height: 196, row: 27, text: 13, small: 12 },
  narrow: { width: 350, left: 28, right: 6, top: 34, height: 150, row: 23, text: 12, small: 11 },
} as const;

type CourseDrawingProps = {
  today: Today;
  course: Course;
  size: keyof typeof sizes;
  label: string;
  className?: string;
};

/** Between which scores it is drawn: tens, and at least thirty points. */
function findRange({ chart, score, forecast, target }: Today): [number, number] {
  const values = [
    ...chart.flatMap(({ low, high }) => [low, high]),
    ...(score.total ? [score.total.low, score.total.high] : []),
    ...(forecast ? [forecast.low, forecast.high] : []),
    ...(target ? [target.total] : []),
  ];
  if (values.length === 0) values.push(305, 315);
  const high = Math.min(340, Math.ceil((Math.max(...values) + 1) / 10) * 10);
  const low = Math.floor((Math.min(...values) - 1) / 10) * 10;
  return [Math.max(260, Math.min(low, high - 30)), high];
}

export function CourseDrawing({ today, course, size, label, className }: CourseDrawingProps) {
  const t = useText(todayTexts);
  const dates = useDates();
  const { width, left, right, top, height, row, text, small } = sizes[size];
  const { weeks, current, exam } = course;
  const column = (width - left - right) / weeks.length;
  const [low, high] = findRange(today);
  const floor = top + height;
  const x = (week: number): number => Math.round((left + column * week) * 10) / 10;
  const y = (score: number): number =>
    Math.round((floor - ((score - low) / (high - low)) * height) * 10) / 10;
  const rowAt = (weekday: number): number => floor + 50 + row * (weekday - 1);
  const step = high - low > 60 ? 20 : 10;
  const ticks: number[] = [];
  for (let score = low; score <= high; score += step) ticks.push(score);
  const end = width - right;
  const bottom = rowAt(7) + row / 2 + 4;
  const target = today.target?.total ?? null;
  const isEmpty = today.score.total === null && today.chart.length === 0;
  return (
    <svg
      viewBox={`0 0 ${width} ${bottom}`}
      role="img"
      aria-label={label}
      fill="none"
      className={`w-full overflow-visible ${className ?? ''}`}
    >
      <rect
        x={x(current)}
        y={top - 8}
        width={column}
        height={bottom - top + 8}
        fill={palette.beamWash}
        opacity={0.75}
      />
      <g fontSize={small} fill={palette.ink3} textAnchor="end">
        {ticks.map((score) => (
          <g key={score}>
            <path d={`M${left} ${y(score)}H${end}`} stroke={palette.rule} />
            <text x={left - 8} y={y(score) + 4}>
              {score}
            </text>
          </g>
        ))}
        {([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => (
          <text key={weekday} x={left - 8} y={rowAt(weekday) + 4}>
            {t(`w${weekday}`)}
          </text>
        ))}
      </g>
      {target ? <path d={`M${left} ${y(target)}H${end}`} stroke={palette.ink} strokeDasharray="2 4" /> : null}
      {today.exam && today.exam.daysLeft >= 0 ? (
        <>
          {exam === null ? null : <path d={`M${x(exam + 0.5)} ${top - 6}V${floor}`} stroke={palette.ink} />}
          <text x={end} y={top - 14} fontSize={text} textAnchor="end" fill={palette.ink}>
            {t('course_exam', { day: dates.day(today.exam.date) })}
            {exam === null ? ' →' : ''}
          </text>
        </>
      ) : null}
      {target ? (
        <text
          x={isEmpty ? x(size === 'wide' ? 2 : 4) + 6 : left + 4}
          y={y(target) - 7}
          fontSize={text}
          fontWeight={600}
          fill={palette.ink}
          // It may stand on the exam's line: the paper shines around its letters.
          stroke={palette.paper}
          strokeWidth={4}
          paintOrder="stroke"
        >
          {t('target', { n: target })}
        </text>
      ) : null}
      <Estimates today={today} course={course} x={x} y={y} end={end} text={text} isWide={size === 'wide'} />
      <g fontSize={text} textAnchor="middle">
        {weeks.map((week, place) => (
          <text
            key={week}
            x={x(place + 0.5)}
            y={floor + 24}
            fill={place === current ? palette.ink : palette.ink3}
            fontWeight={place === current ? 600 : 400}
          >
            {place === 0 && size === 'wide' ? t('course_week', { n: 1 }) : place + 1}
          </text>
        ))}
      </g>
      <LampGrid today={today} course={course} x={x} rowAt={rowAt} />
    </svg>
  );
}

type EstimatesProps = {
  today: Today;
  course: Course;
  x: (week: number) => number;
  y: (score: number) => number;
  end: number;
  text: number;
  isWide: boolean;
};

function Estimates({ today, course: { weeks, current, exam }, x, y, end, text, isWide }: EstimatesProps) {
  const t = useText(todayTexts);
  const [from = 0] = weeks;
  const now = x(current + (weekdayOf(today.day) - 0.5) / 7);
  const total = today.score.total;
  const past = today.chart
    .map(({ week, ...point }) => ({ ...point, at: (numberOfDay(week) - from) / 7 }))
    .filter(({ at }) => at >= 0 && at < current)
    .map(({ at, ...point }) => ({ ...point, x: x(at + 0.5) }));
  const mid = total ? Math.round((total.low + total.high) / 2) : null;
  const points = [...past, ...(total && mid !== null ? [{ ...total, mid, x: now }] : [])];
  if (points.length === 0) {
    return (
      <EmptyStart left={x(0) + 2} right={x(isWide ? 2 : 4)} y={y} today={today} text={text} isWide={isWide} />
    );
  }
  const edge = (side: 'low' | 'high') => points.map((point) => `${point.x} ${y(point[side])}`);
  const { forecast } = today;
  // The line of the exam's day stands in this week: the words keep to its left.
  const isExamHere = exam === current && current > 0;
  return (
    <>
      <path
        d={`M${edge('high').join('L')}L${edge('low').reverse().join('L')}Z`}
        fill={palette.paper3}
        opacity={0.7}
      />
      {forecast && total && mid !== null ? (
        <Ahead
          from={{ x: now, ...total }}
          until={{ x: now + (x(1) - x(0)) * forecast.weeks, ...forecast }}
          end={end}
          y={y}
        />
      ) : null}
      <path
        d={`M${points.map((point) => `${point.x} ${y(point.mid)}`).join('L')}`}
        stroke={palette.ink}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {past.map((point) => (
        <circle key={point.x} cx={point.x} cy={y(point.mid)} r={isWide ? 4 : 3} fill={palette.ink} />
      ))}
      {total && mid !== null ? (
        <>
          <rect
            x={now - 6}
            y={y(total.high)}
            width={12}
            height={Math.max(4, y(total.low) - y(total.high))}
            fill={palette.beam}
            stroke={palette.ink}
            strokeWidth={1.2}
          />
          <path d={`M${now - 9} ${y(mid)}h18`} stroke={palette.ink} strokeWidth={2.5} />
          <text
            x={isExamHere ? x(current + 0.5) - 6 : Math.max(x(0) + 30, now)}
            y={y(total.high) - 9}
            fontSize={text + 1}
            fontWeight={600}
            textAnchor={isExamHere ? 'end' : 'middle'}
            fill={palette.ink}
          >
            {t('course_now', { n: mid })}
          </text>
        </>
      ) : null}
    </>
  );
}

type Point = { x: number; low: number; high: number };

/** Where the pace leads, cut at the edge of the drawing. */
function Ahead({
  from,
  until,
  end,
  y,
}: {
  from: Point;
  until: Point;
  end: number;
  y: (score: number) => number;
}) {
  const share = Math.min(1, (end - from.x) / (until.x - from.x));
  const cut = (one: number, other: number) => one + (other - one) * share;
  const to = cut(from.x, until.x);
  const [low, high] = [cut(from.low, until.low), cut(from.high, until.high)];
  return (
    <>
      <path
        d={`M${from.x} ${y(from.high)}L${to} ${y(high)}V${y(low)}L${from.x} ${y(from.low)}Z`}
        fill={palette.paper2}
      />
      <path
        d={`M${from.x} ${y((from.low + from.high) / 2)}L${to} ${y((low + high) / 2)}`}
        stroke={palette.ink}
        strokeWidth={1.5}
        strokeDasharray="2 4"
        strokeLinecap="round"
      />
      {share === 1 ? (
        <path
          d={`M${to} ${y(high)}V${y(low)}m-5 0h10M${to - 5} ${y(high)}h10`}
          stroke={palette.ink}
          strokeWidth={1.5}
        />
      ) : null}
    </>
  );
}

type EmptyStartProps = {
  left: number;
  right: number;
  y: (score: number) => number;
  today: Today;
  text: number;
  isWide: boolean;
};

/** What is not known is dashed. */
function EmptyStart({ left, right, y, today, text, isWide }: EmptyStartProps) {
  const t = useText(todayTexts);
  const [low, high] = findRange(today);
  const words = t('course_empty');
  return (
    <>
      <rect
        x={left}
        y={y(high) + 12}
        width={right - left}
        height={y(low) - y(high) - 24}
        stroke={palette.field}
        strokeDasharray="3 3"
      />
      {isWide ? (
        <text x={right + 10} y={(y(low) + y(high)) / 2 + 22} fontSize={text} fill={palette.ink2}>
          {words}
        </text>
      ) : null}
    </>
  );
}

type LampGridProps = {
  today: Today;
  course: Course;
  x: (week: number) => number;
  rowAt: (weekday: number) => number;
};

function LampGrid({ today, course: { weeks }, x, rowAt }: LampGridProps) {
  const known = new Map(today.lamps.days.map((lamp) => [lamp.day, lamp]));
  const since = lampsSince(today);
  const looks: Record<LampLook, [number, number][]> = { lit: [], ember: [], off: [], ready: [] };
  let dots = '';
  let exam: [number, number] | null = null;
  for (const [place, monday] of weeks.entries()) {
    for (let weekday = 1; weekday <= 7; weekday++) {
      const day = dayOfNumber(monday + weekday - 1);
      const [cx, cy] = [x(place + 0.5), rowAt(weekday)];
      const lamp = known.get(day);
      const look = lamp ? lampLook(lamp, today.day, since) : null;
      if (day === today.exam?.date && day > today.day) exam = [cx, cy];
      else if (look) looks[look].push([cx - 7, cy - 9]);
      else dots += `M${cx} ${cy}h0`;
    }
  }
  return (
    <>
      <path d={dots} stroke={palette.rule2} strokeWidth={3.2} strokeLinecap="round" />
      {(Object.keys(looks) as LampLook[]).map((look) => (
        <g key={look}>{lampPaths(look, looks[look])}</g>
      ))}
      {exam ? (
        <g
          transform={`translate(${exam[0]} ${exam[1]})`}
          stroke={palette.ink}
          strokeWidth={1.2}
          strokeLinejoin="round"
        >
          <path d="M-4.500 9.500-3-3h6l1.500 12.500Z" fill={palette.paper} />
          <path d="m-3.900 4.500.5-4h6.800l.5 4Z" fill={palette.ink} />
          <path d="M-2.500-8h5v5h-5Z" fill={palette.beam} />
          <path d="M-3.500-8c.5-3.500 6.500-3.500 7 0Z" fill={palette.paper} />
          <path d="M-5-3H5M-6.500 9.500h13" />
        </g>
      ) : null}
    </>
  );
}
