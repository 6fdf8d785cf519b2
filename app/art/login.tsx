/** The door of the lighthouse stands open, and the light falls on the path. */
import { useId } from 'react';
import { colours, Picture } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';

export function LoginArt({ className = '' }: { className?: string }) {
  const fade = useId();
  return (
    <Picture viewBox="0 0 480 560" className={`h-auto w-full ${className}`}>
      <defs>
        <linearGradient id={fade} x1="0" x2="0" y1="0" y2="1">
          <stop stopColor={palette.beam} stopOpacity=".85" />
          <stop offset=".4" stopColor={colours.fading} stopOpacity=".45" />
          <stop offset="1" stopColor={colours.glow} stopOpacity=".05" />
        </linearGradient>
      </defs>
      <rect width={480} height={560} rx={4} fill={palette.paper2} stroke="none" />
      <path d="M0 398h62M0 414h40M420 398h60M440 414h40M0 430h24M452 430h28" strokeWidth={1} opacity={0.42} />
      <path
        d="M0 560c10-50 30-90 76-118l52-16h226l54 18c40 26 62 66 72 116Z"
        fill={palette.paper3}
        stroke="none"
      />
      <path d="M0 552c10-48 32-84 76-110l52-16M354 426l54 18c40 26 62 62 72 108M76 442l14 20-4 22M408 444l-16 24 8 26" />
      {/* Steps that the light runs down. */}
      <path
        d="M196 404 100 560h280l-84-156Z"
        fill={`url(#${fade})`}
        stroke="none"
        className="animate-kindle"
      />
      <path d="M160 426h166M143 454h198M122 488h240M98 528h290" strokeWidth={1.2} opacity={0.6} />
      {/* The wall, course by course. */}
      <path d="M134 0C132 150 124 310 106 426h268C356 310 348 150 346 0" fill={palette.paper} />
      <path d="M132 92 128 196H352L348 92Z" fill={palette.paper2} />
      <path d="M132 92h216M128 196h224" />
      <path
        d="M290 104h57M291 112h56M292 120h56M293 128h55M294 136h55M295 144h54M296 152h54M297 160h53M298 168h52M299 176h52M300 184h51"
        strokeWidth={1}
        opacity={0.42}
      />
      <path
        d="M124 240h30M330 236h24M122 268h18M336 276h22M118 330h24M342 330h22M114 364h16M350 372h18M126 226h12M344 300h16"
        strokeWidth={1}
        opacity={0.45}
      />
      <path d="M222 26c0-24 36-24 36 0v34h-36ZM222 36h36M240 8v52" fill={palette.paper} />
      {/* The doorway. */}
      <path d="M176 426V300c0-82 128-82 128 0v126Z" fill={palette.paper} />
      <path d="M190 426V302c0-64 100-64 100 0v124Z" fill={palette.beam} />
      <path d="M240 426V268l50 34v124Z" fill={palette.beamWash} stroke="none" />
      <path d="M290 302v124l46 22V296c-6-24-22-36-46-40Z" fill={palette.paper} />
      <path
        d="M301 278v138M313 274v150M325 282v146M296 314l40 8M296 396l40 18"
        strokeWidth={1}
        opacity={0.6}
      />
      <circle cx={300} cy={360} r={3} fill={palette.ink} />
      <path d="M176 426h-16M304 426h22" />
      <path d="M240 244v-14M196 262l-9-12M284 262l9-12M178 304h-12" strokeWidth={1} opacity={0.6} />
    </Picture>
  );
}
