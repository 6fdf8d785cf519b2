/** A page that is not there: the beam goes over the boat in the fog. */
import { useId } from 'react';
import { Lighthouse } from '#app/art/lighthouse.tsx';
import { colours, Picture } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';

export function NotFoundArt({ className = '' }: { className?: string }) {
  const beam = useId();
  return (
    <Picture viewBox="0 0 720 440" className={`h-auto w-full ${className}`}>
      <defs>
        <linearGradient id={beam}>
          <stop stopColor={palette.beam} stopOpacity=".8" />
          <stop offset=".45" stopColor={colours.fading} stopOpacity=".4" />
          <stop offset="1" stopColor={colours.glow} stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M150 75 720 6v146L150 85Z" fill={`url(#${beam})`} stroke="none" className="animate-kindle" />
      <path
        d="M238 398h86M372 398h150M560 398h160M0 398h26M230 412h168M436 412h52M520 412h200M0 412h18M246 426h220M498 426h222M0 426h40"
        strokeWidth={1}
        opacity={0.42}
      />
      <path d="M24 416c12-12 22-10 30-24l24-8 14-14 40-4 52 2 22 12 20 4 18 18 14 14Z" fill={colours.rock} />
      <path
        d="m54 392 10 12-2 12M92 370l4 16 10 8M206 380l-4 14 10 14M132 382l-8 12M178 384l8 14"
        strokeWidth={1}
      />
      <g transform="translate(36 -8) scale(.86)">
        <Lighthouse x={132} y={102} />
      </g>
      {/* The boat, small and low, with the fog drawn over it. */}
      <g transform="translate(560 330)">
        <path d="M-34 46h68c-3 8-7 13-12 16h-44c-6-3-10-8-12-16Z" fill={palette.paper} />
        <path d="M0 46V-6M3-2c16 9 24 23 26 41H3ZM-3 6c-12 9-17 21-19 33h19Z" fill={palette.paper} />
      </g>
      <g stroke={palette.paper} strokeWidth={7}>
        <path d="M470 322h170M452 344h220M486 366h150M440 384h116" />
      </g>
      <g strokeWidth={1.2} opacity={0.55}>
        <path d="M474 318c14-5 22 5 36 0s22 5 36 0 22 5 36 0 22 5 36 0 20 4 28 1M446 342c16-5 24 5 40 0s24 5 40 0 24 5 40 0 24 5 40 0 24 5 40 0 16 4 24 1M492 366c14-5 22 5 36 0s22 5 36 0 22 5 36 0 22 4 32 1M430 384c14-5 22 5 36 0s22 5 36 0 22 5 36 0" />
      </g>
      <path d="M300 96q8-8 14 0 6-8 14 0M348 132q6-6 10 0 5-6 10 0" strokeWidth={1.2} />
    </Picture>
  );
}
