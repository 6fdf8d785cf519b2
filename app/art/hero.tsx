/** The coast behind the headline of the home page: the beam comes from the right and falls on the words. */
import { useId } from 'react';
import { Lighthouse } from '#app/art/lighthouse.tsx';
import { colours, Picture } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';

/** Ruled lines of sea, `[y, from, to, from, to …]`; the gaps leave room for the boat and the rock. */
const farSea: readonly (readonly number[])[] = [
  [444, -600, 560, 598, 742, 840, 944, 1392, 2200],
  [460, -600, 214, 256, 716, 872, 928, 1416, 1500, 1530, 2200],
  [476, -600, 40, 90, 690, 730, 846, 884, 916, 1424, 2200],
];
const nearSea: readonly (readonly number[])[] = [
  [492, -600, 96, 134, 420, 470, 872, 1450, 2200],
  [508, -600, 410, 452, 530, 572, 912, 1400, 1430, 1452, 2200],
  [524, -600, 20, 60, 548, 604, 1012, 1370, 2200],
  [540, -600, 236, 284, 930, 980, 1290, 1330, 2200],
  [556, -600, 700, 748, 2200],
  [572, -600, 2200],
  [588, -600, 2200],
];

function rule(lines: readonly (readonly number[])[]): string {
  return lines
    .map(([y, ...ends]) => ends.map((x, place) => (place % 2 === 0 ? `M${x} ${y}` : `H${x}`)).join(''))
    .join('');
}

export function HeroArt({ className = '' }: { className?: string }) {
  const left = useId();
  const right = useId();
  return (
    <Picture
      viewBox="0 0 1600 600"
      className={`pointer-events-none absolute top-1 -right-31 h-[276px] w-[736px] overflow-visible md:top-0 md:-right-49 md:h-[450px] md:w-[1200px] lg:right-auto lg:left-1/2 lg:h-[600px] lg:w-[1600px] lg:-translate-x-1/2 ${className}`}
    >
      <defs>
        <linearGradient id={left} x1="1" x2="0">
          <stop stopColor={palette.beam} stopOpacity=".78" />
          <stop offset=".3" stopColor={colours.fading} stopOpacity=".44" />
          <stop offset=".72" stopColor={colours.glow} stopOpacity=".3" />
          <stop offset="1" stopColor={colours.glow} stopOpacity=".04" />
        </linearGradient>
        <linearGradient id={right}>
          <stop stopColor={palette.beam} stopOpacity=".55" />
          <stop offset="1" stopColor={colours.glow} stopOpacity="0" />
        </linearGradient>
      </defs>
      <g stroke="none" className="animate-kindle">
        <path d="M1160 102-120 18v296L1160 112Z" fill={`url(#${left})`} />
        <path d="m1170 102 560-56v124l-560-58Z" fill={`url(#${right})`} />
      </g>
      <g strokeWidth={1} opacity={0.42}>
        <path d={rule(farSea)} />
        <path d={rule(nearSea)} className="max-md:hidden" />
      </g>
      {/* The rock, its facets and the shade under them. */}
      <path
        d="M930 494c8-8 20-8 30-13l14-19 26-8 16-15 34-6 22-10 44-2 96-3 30 6 38 4 30 14 28 3 22 17 30 6 22 12c8 2 12 7 16 14Z"
        fill={colours.rock}
      />
      <path
        d="m974 462 10 14-4 12M1016 439l2 18 14 9 2 16M1050 433l-8 12M1268 426l8 15-3 17 12 18M1336 440l-4 14 10 12M1364 443l9 15M1128 446l-10 14 6 18M1196 452l12 9-2 19M1386 460l4 16"
        strokeWidth={1}
      />
      <path
        d="M994 470h26M996 476h22M1058 458h34M1060 464h26M1220 470h30M1224 476h20M1290 454h32M1294 460h24M1352 470h22M1150 484h28"
        strokeWidth={1}
        opacity={0.42}
      />
      <path d="M912 498c6-6 12-6 18 0 6-6 12-6 18 0M1418 500c5-5 10-5 15 0 5-5 10-5 15 0" strokeWidth={1} />
      {/* The keeper's house and the path to the tower. */}
      <path d="M1244 434v-42l32-23 32 23v42Z" fill={palette.paper} />
      <path d="m1237 397 39-28 39 28M1294 379v-17h9v24" />
      <path d="M1255 434v-23h14v23" fill={palette.paper2} />
      <path d="M1281 405h15v13h-15zM1288.5 405v13M1281 411.5h15" strokeWidth={1} fill={palette.paper} />
      <path d="M1225 440c12 2 22-3 36-2" strokeWidth={1} opacity={0.6} />
      <Lighthouse x={1165} y={106} />
      {/* A boat on its way; between phone and desk it would sail into the figures. */}
      <g className="md:max-lg:hidden">
        <path d="M760 432h66c-2 8-6 12-10 15h-44c-6-3-10-8-12-15Z" fill={palette.paper} />
        <path
          d="M792 432v-52M795 384c16 9 24 24 26 42h-26ZM789 392c-12 10-17 22-19 34h19Z"
          fill={palette.paper}
        />
        <path d="M792 380h-9l9 5M764 437h58" strokeWidth={1} />
      </g>
      <path
        d="M1330 216q8-8 14 0 6-8 14 0M1376 250q6-6 10 0 5-6 10 0M1300 268q5-5 9 0 4-5 9 0"
        strokeWidth={1.2}
      />
    </Picture>
  );
}
