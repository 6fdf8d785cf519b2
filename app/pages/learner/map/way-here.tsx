/** The levels of a topic over the last weeks, as steps. */
import { useLocale, useText } from '#app/locale.tsx';
import { levels } from '#core/learner/map.ts';
import * as palette from '#core/palette.ts';
import { masteryNames, topicTexts } from '#messages/learner/map.ts';
import type { Topic } from './tiles.ts';

const width = 320;
const left = 4;
const heightOf = (level: Topic['level']): number =>
  70 - 15 * (levels.indexOf(level as (typeof levels)[number]) + 1);

export function WayHere({ history }: { history: Topic['history'] }) {
  const t = useText(topicTexts);
  const locale = useLocale();
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || history.every(({ level }) => level === 'unknown')) return null;
  const step = (width - 2 * left - 6) / (history.length - 1);
  const points = history.flatMap(({ level }, place) => {
    const [at, y] = [left + place * step, heightOf(level)];
    const before = history[place - 1];
    return before ? [`${at},${heightOf(before.level)}`, `${at},${y}`] : [`${at},${y}`];
  });
  return (
    <section className="mt-5 border-t border-rule pt-4">
      <h3 className="font-sans text-14 font-semibold">{t('history')}</h3>
      <svg
        viewBox={`0 0 ${width} 92`}
        role="img"
        aria-label={t('history_label', {
          n: history.length,
          from: masteryNames[first.level][locale],
          to: masteryNames[last.level][locale],
        })}
        className="mt-1 w-full max-w-100 overflow-visible"
      >
        <line
          x1={left}
          x2={width - left}
          y1={heightOf('solid')}
          y2={heightOf('solid')}
          stroke={palette.ink}
          strokeDasharray="1 4"
        />
        <text x={left} y={heightOf('solid') - 2} fontSize="11.5" fill={palette.ink3}>
          {masteryNames.solid[locale]}
        </text>
        <line x1={left} x2={width - left} y1="71" y2="71" stroke={palette.rule2} />
        <polyline points={points.join(' ')} fill="none" stroke={palette.ink} strokeWidth="2" />
        <circle
          cx={left + (history.length - 1) * step}
          cy={heightOf(last.level)}
          r="4.5"
          fill={palette.beam}
          stroke={palette.ink}
        />
        <text x={left} y="87" fontSize="11.5" fill={palette.ink3}>
          {t('weeks_ago', { n: history.length - 1 })}
        </text>
        <text x={width - left} y="87" fontSize="11.5" fill={palette.ink3} textAnchor="end">
          {t('now')}
        </text>
      </svg>
    </section>
  );
}
