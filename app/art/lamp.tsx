/** Two small signs: the lamp of a day, and the window of a task. */
import * as palette from '#core/palette.ts';

/** `lit` by real work; `ember` an unlit day that the week forgives; `off` a day without; `ready` today, still dark. */
export type LampLook = 'lit' | 'ember' | 'off' | 'ready';

const looks = {
  lit: { line: palette.ink, glass: palette.beam, roof: palette.paper },
  ember: { line: palette.ink3, glass: palette.paper, roof: palette.paper },
  off: { line: palette.field, glass: 'none', roof: 'none' },
  ready: { line: palette.ink, glass: palette.white, roof: palette.white },
} as const;

/** Many lamps of one look in four lines: each 14 wide and 18 high, its corner at the given places. */
export function lampPaths(look: LampLook, places: readonly (readonly [number, number])[]) {
  if (places.length === 0) return null;
  const { line, glass, roof } = looks[look];
  const draw = (part: (x: number, y: number) => string) => places.map(([x, y]) => part(x, y)).join('');
  return (
    <g stroke={line} strokeWidth={1.2} strokeLinejoin="round" strokeLinecap="round" fill="none">
      <path d={draw((x, y) => `M${x + 3} ${y + 6.6}h8v7.400h-8z`)} fill={glass} />
      {look === 'ember' ? (
        <path
          d={draw((x, y) => `M${x + 3.6} ${y + 11.4}h6.800v2h-6.800z`)}
          fill={palette.beam}
          stroke="none"
        />
      ) : null}
      <path d={draw((x, y) => `M${x + 1.9} ${y + 6.6}c.5-4.600 9.700-4.600 10.200 0z`)} fill={roof} />
      <path
        d={draw(
          (x, y) => `M${x + 7} ${y + 3.1}v-1.700M${x + 1.2} ${y + 16.4}h11.600M${x + 2.4} ${y + 14}h9.200`,
        )}
      />
    </g>
  );
}

export function Lamp({ look, className = 'h-4 w-3' }: { look: LampLook; className?: string }) {
  return (
    <svg viewBox="0 0 14 18" aria-hidden="true" className={className}>
      {lampPaths(look, [[0, 0]])}
    </svg>
  );
}

type WindowLook = 'lit' | 'elsewhere' | 'next' | 'dark';

/** Lit by work done here; hollow with a tick for work done elsewhere. */
export function TaskWindow({ look }: { look: WindowLook }) {
  return (
    <svg
      viewBox="0 0 18 22"
      aria-hidden="true"
      fill="none"
      stroke={look === 'dark' ? palette.field : palette.ink}
      strokeWidth={1.4}
      strokeLinejoin="round"
      strokeLinecap="round"
      className="h-5.5 w-4.5"
    >
      <path
        d="M2.500 9.500C2.500-.5 15.500-.5 15.500 9.500V20h-13Z"
        fill={look === 'lit' ? palette.beam : palette.white}
      />
      {look === 'lit' || look === 'elsewhere' ? (
        <path d="m5.600 11.600 2.500 2.600 4.400-5" strokeWidth={1.7} />
      ) : null}
      {look === 'next' ? <path d="M9 3v17M3 11.500h12" strokeWidth={1} opacity={0.5} /> : null}
    </svg>
  );
}
