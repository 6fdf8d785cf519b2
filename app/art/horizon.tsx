/** The horizon above the footer: a small lighthouse whose beam finds a boat. */
import { Picture } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';

/** Named for good: a page has one, and the drawing is kept beside pages that number their own ids. */
const fade = 'horizon-beam';

export function Horizon({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`relative h-20 overflow-hidden border-b border-ink ${className}`}>
      <Picture
        viewBox="0 0 640 80"
        strokeWidth={1.3}
        className="absolute right-5 -bottom-px h-20 w-[640px] md:right-8 lg:right-[max(6rem,calc(50%-32rem))]"
      >
        <defs>
          <linearGradient id={fade} x1="1" x2="0">
            <stop stopColor={palette.beam} stopOpacity=".62" />
            <stop offset=".5" stopColor={palette.beam} stopOpacity=".26" />
            <stop offset="1" stopColor={palette.beam} stopOpacity="0" />
          </linearGradient>
        </defs>
        <path d="M566 35 0 20v60h120z" fill={`url(#${fade})`} stroke="none" />
        <path
          d="M318 79.500h-22l-5-7h32zM307 72V52c7 5 9 11 9 17h-9M304 57c-5 4-6 8-7 12h7"
          fill={palette.paper}
        />
        <path d="M236 79.500h34M348 79.500h26" strokeWidth={1} />
        <path
          d="M514 79c10-7 21-6 29-11 9 1 15-2 22-1 12-2 19 4 27 4 11 0 16 5 26 8z"
          fill={palette.paper2}
        />
        <path d="M534 79c1-4 5-5 6-8M590 71c0 3 4 4 4 8" strokeWidth={1} />
        <path d="M562.500 43 559 68h18l-3.500-25z" fill={palette.paper} />
        <path d="m561.300 52-1.200 8h15.800l-1.200-8z" fill={palette.ink} stroke="none" />
        <path d="M563.500 32h9v8h-9z" fill={palette.beam} />
        <path d="M562 32c1-5 11-5 12 0z" fill={palette.paper} />
        <path d="M568 28v-4M560 40h16M561.500 43h13" />
      </Picture>
    </div>
  );
}
