/** What stands and lies around the tower: rock, house, boat, beams, stars, mist; by day and at night. */
import { useId } from 'react';
import { colours } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';

type Place = { x: number; y: number; scale?: number; night?: boolean };

const at = ({ x, y, scale = 1 }: Place) => `translate(${x} ${y}) scale(${scale})`;

/** Its ridge carries the tower; 470 wide. */
export function Rock(place: Place) {
  return (
    <g transform={at(place)}>
      <path
        d="M-235 60c8-8 20-8 30-13l14-19 26-8 16-15 34-6 22-10 44-2 96-3 30 6 38 4 30 14 28 3 22 17 30 6 22 12c8 2 12 7 16 14Z"
        fill={place.night ? palette.night : colours.rock}
      />
      <path
        d="m-191 28 10 14-4 12M-149 5l2 18 14 9 2 16M103-8l8 15-3 17 12 18M171 6l-4 14 10 12M-37 12l-10 14 6 18M31 18l12 9-2 19"
        strokeWidth={1}
      />
      <path
        d="M-171 36h26M-169 42h22M-107 24h34M-105 30h26M55 36h30M59 42h20M125 20h32M129 26h24"
        strokeWidth={1}
        opacity={0.42}
      />
    </g>
  );
}

/** The keeper's; at night somebody is in. */
export function House(place: Place) {
  const wall = place.night ? palette.night2 : palette.paper;
  return (
    <g transform={at(place)} fill={wall}>
      <path d="M7 65v-42L39 0l32 23v42Z" />
      <path d="m0 28 39-28 39 28M57 10v-17h9v24" fill="none" />
      <path d="M18 65v-23h14v23" fill={place.night ? palette.night : palette.paper2} />
      <path d="M44 36h15v13h-15z" fill={place.night ? palette.beam : wall} />
      <path d="M51.500 36v13M44 42.500h15" strokeWidth={1} fill="none" />
    </g>
  );
}

export function Boat(place: Place) {
  return (
    <g transform={at(place)} fill={place.night ? palette.night2 : palette.paper}>
      <path d="M-32 0h66c-2 8-6 12-10 15h-44c-6-3-10-8-12-15Z" />
      <path d="M0 0v-52M3-48c16 9 24 24 26 42H3ZM-3-40c-12 10-17 22-19 34h19Z" />
      <path d="M0-52h-9l9 5M-28 5h58" strokeWidth={1} fill="none" />
    </g>
  );
}

type BeamProps = {
  /** The lantern. */
  x: number;
  y: number;
  /** Where it ends, and between which heights. */
  to: number;
  between: readonly [number, number];
  night?: boolean;
};

/** On night the light is a paler blue with yellow edges: translucent yellow on navy turns olive. */
export function Beam({ x, y, to, between: [top, bottom], night = false }: BeamProps) {
  const fade = useId();
  const edge = useId();
  const [x1, x2] = to < x ? [1, 0] : [0, 1];
  const wedge = `M${x} ${y - 5}L${to} ${top}V${bottom}L${x} ${y + 5}Z`;
  return (
    <g className="animate-kindle">
      <defs>
        <linearGradient id={fade} x1={x1} x2={x2}>
          {night ? (
            <>
              <stop stopColor={palette.nightField} stopOpacity=".55" />
              <stop offset=".5" stopColor={palette.night3} stopOpacity=".6" />
              <stop offset="1" stopColor={palette.night2} stopOpacity="0" />
            </>
          ) : (
            <>
              <stop stopColor={palette.beam} stopOpacity=".7" />
              <stop offset=".3" stopColor={colours.fading} stopOpacity=".36" />
              <stop offset=".72" stopColor={colours.glow} stopOpacity=".25" />
              <stop offset="1" stopColor={colours.glow} stopOpacity=".02" />
            </>
          )}
        </linearGradient>
        {night ? (
          <linearGradient
            id={edge}
            gradientUnits="userSpaceOnUse"
            x1={x}
            x2={x + (to - x) * 0.5}
            y1={0}
            y2={0}
          >
            <stop stopColor={palette.beam} />
            <stop offset=".6" stopColor={palette.beam} stopOpacity=".6" />
            <stop offset="1" stopColor={palette.beam} stopOpacity="0" />
          </linearGradient>
        ) : null}
      </defs>
      <path d={wedge} fill={`url(#${fade})`} stroke="none" />
      {night ? (
        <path d={`M${x} ${y - 5}L${to} ${top}M${x} ${y + 5}L${to} ${bottom}`} stroke={`url(#${edge})`} />
      ) : null}
    </g>
  );
}

/** `x y x y …`, the same sky every night; every fifth is a bright one. */
export function Stars({ places }: { places: readonly number[] }) {
  const stars: [number, number][] = [];
  for (let place = 0; place + 1 < places.length; place += 2)
    stars.push([places[place] ?? 0, places[place + 1] ?? 0]);
  const dots = (some: [number, number][]) => some.map(([x, y]) => `M${x} ${y}h0`).join('');
  return (
    <g stroke={palette.nightText}>
      <path d={dots(stars.filter((_, place) => place % 5 !== 1))} strokeWidth={2} opacity={0.6} />
      <path d={dots(stars.filter((_, place) => place % 5 === 1))} strokeWidth={3} opacity={0.9} />
    </g>
  );
}

/** A bank of mist: its upper and lower edge do not meet. */
export function Mist({ x, y, width }: { x: number; y: number; width: number }) {
  const to = x + width;
  return (
    <g>
      <rect x={x} y={y} width={width} height={22} rx={11} fill={palette.paper} opacity={0.88} stroke="none" />
      <path
        d={`M${x + 11} ${y}h${width * 0.62}M${x + width * 0.3} ${y + 22}H${to - 11}M${x + 11} ${y}a11 11 0 0 0 0 22M${to - 11} ${y + 22}a11 11 0 0 0 0-22`}
        strokeWidth={1}
        opacity={0.45}
      />
    </g>
  );
}
