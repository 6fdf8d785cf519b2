/**
 * A level as a field of dots, one for each word. Dots of a kind are one shape filled with a pattern, for three thousand of
 * them would be heavier than the whole page.
 */
import * as palette from '#core/palette.ts';

const across = 20;
const pitch = 10;

export type Tally = { learning: number; settled: number; due: number };

/** The patterns, once for all fields of a page. */
export function DotPatterns() {
  const frame = { width: pitch, height: pitch, patternUnits: 'userSpaceOnUse' } as const;
  const dot = { cx: pitch / 2, cy: pitch / 2 } as const;
  return (
    <svg aria-hidden="true" width={0} height={0} className="absolute">
      <defs>
        <pattern id="dot-settled" {...frame}>
          <circle {...dot} r={3.4} fill={palette.ink} />
        </pattern>
        <pattern id="dot-due" {...frame}>
          <circle {...dot} r={3.4} fill={palette.beam} stroke={palette.ink} strokeWidth={1.2} />
        </pattern>
        <pattern id="dot-learning" {...frame}>
          <circle {...dot} r={2.9} fill="none" stroke={palette.ink} strokeWidth={1.2} />
        </pattern>
        <pattern id="dot-new" {...frame}>
          <circle {...dot} r={1.3} fill={palette.rule2} />
        </pattern>
      </defs>
    </svg>
  );
}

/** The places from `from` up to `to` in a field that is filled line by line. */
function outline(from: number, to: number): string {
  const boxes: string[] = [];
  for (let at = from; at < to; ) {
    const row = Math.floor(at / across);
    const column = at % across;
    const whole = column === 0 ? Math.floor((to - at) / across) : 0;
    const count = whole > 0 ? across : Math.min(across - column, to - at);
    const rows = Math.max(1, whole);
    boxes.push(`M${column * pitch} ${row * pitch}h${count * pitch}v${rows * pitch}h${-count * pitch}z`);
    at += whole > 0 ? whole * across : count;
  }
  return boxes.join('');
}

/** Learned first, then due, then being learned: those due stand between what is safe and what is not. */
export function LevelDots({ words, own }: { words: number; own: Tally | null }) {
  const { learning, settled, due } = own ?? { learning: 0, settled: 0, due: 0 };
  const dueOfLearning = Math.min(due, learning);
  const safe = settled - (due - dueOfLearning);
  const begun = settled + learning;
  const parts = [
    ['settled', 0, safe],
    ['due', safe, safe + due],
    ['learning', safe + due, begun],
    ['new', begun, words],
  ] as const;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${across * pitch} ${Math.ceil(words / across) * pitch}`}
      className="block h-auto w-full"
    >
      {parts.map(([kind, from, to]) =>
        to > from ? <path key={kind} d={outline(from, to)} fill={`url(#dot-${kind})`} /> : null,
      )}
    </svg>
  );
}
