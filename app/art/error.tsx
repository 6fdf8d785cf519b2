/** Something broke: the lamp is out, the ladder stands, and a hand lantern shows where to mend it. */
import { useId } from 'react';
import { Lighthouse } from '#app/art/lighthouse.tsx';
import { colours, Picture } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';

export function ErrorArt({ className = '' }: { className?: string }) {
  const fade = useId();
  return (
    <Picture viewBox="0 0 720 440" className={`h-auto w-full ${className}`}>
      <defs>
        <linearGradient id={fade} x1="1" y1="1" x2=".35" y2="0">
          <stop stopColor={palette.beam} stopOpacity=".75" />
          <stop offset=".5" stopColor={colours.fading} stopOpacity=".38" />
          <stop offset="1" stopColor={colours.glow} stopOpacity=".05" />
        </linearGradient>
      </defs>
      <path d="M564 354 214 88 380-4Z" fill={`url(#${fade})`} stroke="none" className="animate-kindle" />
      <path
        d="M0 398h150M186 398h66M640 398h80M0 412h238M660 412h60M0 426h80M118 426h130M678 426h42"
        strokeWidth={1}
        opacity={0.42}
      />
      <path
        d="M236 420c12-12 24-10 32-26l30-10 16-14 46-6 120 2 64 4 34 12 24 6 22 14 18 18Z"
        fill={colours.rock}
        fillOpacity={0.72}
      />
      <path
        d="m268 394 10 12-2 12M314 370l4 16 10 8M566 380l-4 14 10 14M348 384l-8 12M470 390l8 14"
        strokeWidth={1}
      />
      <g transform="translate(56 -8) scale(.86)">
        <Lighthouse x={382} y={102} lit={false} />
      </g>
      <path d="M452 372 402 96M470 369 420 93" />
      <path
        d="m449 354 18-3M445 332l18-3M441 310l18-3M437 288l18-3M433 266l18-3M429 244l18-3M425 222l18-3M421 200l18-3M417 178l18-3M413 156l18-3M409 134l18-3M405 112l18-3"
        strokeWidth={1.2}
      />
      {/* The tool box. */}
      <path d="M490 354h40v18h-40zM490 360h40M502 354v-6h16v6" fill={palette.paper} />
      {/* The only light in this picture. */}
      <circle cx={563} cy={350} r={30} fill={palette.beam} fillOpacity={0.32} stroke="none" />
      <path d="M552 372v-6h22v6zM554 366v-24h18v24z" fill={palette.paper} />
      <path d="M563 362c-6-4-5-9 0-15 5 6 6 11 0 15Z" fill={palette.beam} strokeWidth={1.2} />
      <path d="M556 342c1-6 13-6 14 0ZM554 340c-6-20 24-20 18 0" />
      <path d="M88 180q8-8 14 0 6-8 14 0M136 214q6-6 10 0 5-6 10 0" strokeWidth={1.2} />
    </Picture>
  );
}
