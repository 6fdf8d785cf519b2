/** Lists and messages: calm water, a buoy, nothing in sight. */
import { colours, Picture } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';
import { type EmptyArtProps, frame } from './frame.ts';

export function CalmSea({ className = '' }: EmptyArtProps) {
  return (
    <Picture {...frame} className={className}>
      <path d="M168 62a22 22 0 0 1 44 0Z" fill={colours.glow} stroke="none" />
      <path d="M12 62h216" />
      <path d="M168 62a22 22 0 0 1 44 0" />
      <path d="M190 32v-8M165 42l-6-6M215 42l6-6" strokeWidth={1.2} />
      <path
        d="M12 76h62M104 76h24M166 76h48M30 90h36M112 90h40M176 90h28M12 104h50M116 104h112M24 118h30M122 118h70M12 132h64M112 132h40M174 132h54M40 146h110"
        strokeWidth={1}
        opacity={0.42}
      />
      <path d="M78 118h28l-5 10c-5 4-13 4-18 0Z" fill={palette.paper} />
      <path d="m82 118 6-34h8l6 34Z" fill={palette.paper2} />
      <path d="M85 102h14l2 8H83Z" fill={palette.ink} stroke="none" />
      <path d="M92 84v-8M88 76h8v-8h-8z" fill={palette.paper} />
      <path d="M68 128c5-4 9-4 14 0 5 4 10 4 15 0 5-4 9-4 14 0" strokeWidth={1.2} />
      <path d="M36 40q6-6 10 0 5-6 10 0M62 28q4-4 7 0 3-4 7 0" strokeWidth={1.2} />
    </Picture>
  );
}
