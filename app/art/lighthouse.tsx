/** The lighthouse, drawn once for every picture it stands in. */
import type { ReactNode } from 'react';
import * as palette from '#core/palette.ts';

type LighthouseProps = {
  /** Where the middle of the lantern stands. */
  x: number;
  y: number;
  scale?: number;
  lit?: boolean;
  night?: boolean;
  /** In place of the three that it was built with. */
  windows?: ReactNode;
};

/** Half the tower's width at a height below the lantern: it widens like a tree towards the ground. */
const body = 'M-30 38C-33 134-40 254-52 334H52C40 254 33 134 30 38Z';
const upperBand = 'M-32.100 94-35.700 162H35.700L32.100 94Z';
const lowerBand = 'M-38.800 214-45 276H45L38.800 214Z';

/** Shade on the side away from the viewer: ruled lines, five to a stone. */
function shade(from: number, to: number, width: (y: number) => number): string {
  let lines = '';
  for (let y = from; y < to; y += 5) lines += `M${(width(y) * 0.32).toFixed(1)} ${y}H${width(y).toFixed(1)}`;
  return lines;
}
const upperShade = shade(99, 160, (y) => 31.3 + (y - 94) * 0.053);
const lowerShade = shade(219, 275, (y) => 38 + (y - 214) * 0.1);

/** 384 high from the vane to the foot, 104 wide at the foot. */
export function Lighthouse({ x, y, scale, lit = true, night = false, windows }: LighthouseProps) {
  const wall = night ? palette.night2 : palette.paper;
  const band = night ? palette.night : palette.paper2;
  return (
    <g transform={`translate(${x} ${y})${scale ? ` scale(${scale})` : ''}`}>
      <path d={body} fill={wall} />
      <path d={upperBand} fill={band} />
      <path d={lowerBand} fill={band} />
      {/* The only lines that get thinner with the tower: at their full width they would close up. */}
      <path d={upperShade + lowerShade} strokeWidth={1} opacity={0.42} className="[vector-effect:none]" />
      {windows ?? (
        <>
          <path
            d="M-7 70c0-9 14-9 14 0v13H-7ZM-7 134c0-9 14-9 14 0v15H-7ZM-8 244c0-10 16-10 16 0v16H-8Z"
            fill={wall}
          />
          <path d="M-7 75H7M0 64v19M-7 140H7M0 128v21M-8 250H8M0 237v23" strokeWidth={1} opacity={0.6} />
        </>
      )}
      <path d="M-13 334v-31c0-17 26-17 26 0v31" fill={band} />
      <path d="M0 291v43M-4 316v3M4 316v3" strokeWidth={1} />
      <path d="M-58 340v-6H58v6" fill={wall} />
      {/* The gallery: arches carry it, a rail goes round it. */}
      <path
        d="M-36 38h72v11c0-8-12-8-12 0 0-8-12-8-12 0 0-8-12-8-12 0 0-8-12-8-12 0 0-8-12-8-12 0 0-8-12-8-12 0Z"
        fill={wall}
      />
      <path d="M-44 32h88v6h-88z" fill={wall} />
      <path d="M-43 15h86M-43 23h86" strokeWidth={1} />
      <path d="M-42 15v17M-28 15v17M28 15v17M42 15v17" />
      <path d="M-22-20h44v52h-44z" fill={lit ? palette.beam : wall} />
      <path d="M-7 5c0-14 14-14 14 0s-14 14-14 0Z" fill={lit ? palette.beamWash : band} strokeWidth={1} />
      <path
        d="M-11-20v52M11-20v52M-22-8h44M-22 15h44"
        strokeWidth={1}
        stroke={lit && night ? palette.night : undefined}
      />
      <path d="M-22-20h44v35h-44z" />
      <path d="M-28-20C-23-43 23-43 28-20Z" fill={wall} />
      <path d="M-10-35c-3 4-5 9-6 15M10-35c3 4 5 9 6 15" strokeWidth={1} opacity={0.5} />
      <path d="M0-37v-15" />
      <circle cy={-54} r={2.5} fill={wall} />
    </g>
  );
}
