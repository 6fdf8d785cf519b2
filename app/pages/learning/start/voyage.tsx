/** The first run's progress: a boat on its way to the lighthouse, which is lit when it arrives. */
import { useId } from 'react';
import { Lighthouse } from '#app/art/lighthouse.tsx';
import { colours, Picture } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';

type VoyageProps = { /** Nought at the start, one on arrival. */ way: number };

const Boat = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g
    style={{ transform: `translate(${x}px, ${y}px) scale(${size})` }}
    fill={palette.paper}
    className="transition-transform duration-[420ms]"
  >
    <path d="M-32 0h66c-2 8-6 12-10 15h-44c-6-3-10-8-12-15Z" />
    <path d="M0 0v-52M3-48c16 9 24 24 26 42H3ZM-3-40c-12 10-17 22-19 34h19Z" />
    <path d="M0-52h-9l9 5" fill="none" />
  </g>
);

function Fade({ id }: { id: string }) {
  return (
    <linearGradient id={id} x1="1" x2="0">
      <stop stopColor={palette.beam} stopOpacity=".66" />
      <stop offset=".3" stopColor={colours.fading} stopOpacity=".32" />
      <stop offset="1" stopColor={colours.glow} stopOpacity=".02" />
    </linearGradient>
  );
}

export function SmallVoyage({ way }: VoyageProps) {
  const fade = useId();
  const isThere = way >= 1;
  return (
    <Picture viewBox="0 0 350 44" strokeWidth={1.2} className="w-full">
      <defs>
        <Fade id={fade} />
      </defs>
      {isThere ? (
        <path d="M332 10 60 2v38l272-22z" fill={`url(#${fade})`} stroke="none" className="animate-kindle" />
      ) : null}
      <path d="M0 40h350" />
      <path d="M20 43.500h40M110 43.500h40M220 43.500h42" strokeWidth={1} opacity={0.3} />
      <g transform="translate(334 27) scale(1.55)">
        <path d="M-3.500-6-5 8.200H5L3.500-6z" fill={palette.paper} />
        <path d="M-4-1-4.500 3.500h9L4-1z" fill={palette.ink} />
        <path d="M-3.200-12h6.400v5.500h-6.400z" fill={isThere ? palette.beam : palette.paper} />
        <path d="M-4.500-12c.6-3.400 8.400-3.400 9 0z" fill={palette.paper} />
        <path d="M0-14.600v-1M-5-6.300H5" />
      </g>
      <Boat x={22 + way * 276} y={34.5} size={0.36} />
    </Picture>
  );
}

export function WideVoyage({ way }: VoyageProps) {
  const fade = useId();
  const isThere = way >= 1;
  return (
    <Picture
      viewBox="0 0 1600 150"
      strokeWidth={1.3}
      className="relative left-1/2 h-[150px] w-[1600px] -translate-x-1/2"
    >
      <defs>
        <Fade id={fade} />
      </defs>
      {isThere ? (
        <path
          d="M1398 23 260 6v140L1398 33z"
          fill={`url(#${fade})`}
          stroke="none"
          className="animate-kindle"
        />
      ) : null}
      <path d="M-400 149h2400" />
      <path
        d="M300 141h170M620 141h80M860 141h150M1130 141h50M380 134h40M700 134h60M930 134h50"
        strokeWidth={1}
        opacity={0.3}
      />
      <g transform="translate(1412 130) scale(.34)">
        <path
          d="M-235 60c8-8 20-8 30-13l14-19 26-8 16-15 34-6 22-10 44-2 96-3 30 6 38 4 30 14 28 3 22 17 30 6 22 12c8 2 12 7 16 14Z"
          fill={colours.rock}
        />
        <path
          d="m-191 28 10 14-4 12M-149 5l2 18 14 9 2 16M103-8l8 15-3 17 12 18M171 6l-4 14 10 12M-37 12l-10 14 6 18"
          strokeWidth={1}
        />
      </g>
      <g transform="translate(1410 26) scale(.31)">
        <Lighthouse x={0} y={0} lit={isThere} />
      </g>
      <Boat x={330 + way * 940} y={138} size={0.72} />
    </Picture>
  );
}
