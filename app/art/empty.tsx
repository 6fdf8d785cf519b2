/** Drawings for places where nothing is yet. */
import { colours, Picture } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';

type EmptyArtProps = { className?: string };

const frame = { viewBox: '0 0 240 168' } as const;

/** Notes, wrong-book, collections: the first line is waiting. */
export function EmptyNotebook({ className = '' }: EmptyArtProps) {
  return (
    <Picture {...frame} className={className}>
      <path d="M20 140h206" strokeWidth={1} opacity={0.42} />
      <path
        d="M122 44c-24-12-54-14-84-8v92c30-6 60-4 84 8 24-12 54-14 84-8V36c-30-6-60-4-84 8Z"
        fill={palette.paper}
      />
      <path d="M38 42H28v94c34-4 66-2 94 8 28-10 60-12 94-8V42h-10" fill={palette.paper2} />
      <path
        d="M122 44c-24-12-54-14-84-8v92c30-6 60-4 84 8 24-12 54-14 84-8V36c-30-6-60-4-84 8Z"
        fill={palette.paper}
      />
      <path d="M122 44v92" />
      <path d="M50 52c20-3 40-2 60 4v9c-20-6-40-7-60-4Z" fill={colours.glow} stroke="none" />
      <path d="M50 62c20-3 40-2 60 4" />
      <path
        d="M50 76c20-3 40-2 60 4M50 90c20-3 40-2 60 4M50 104c20-3 40-2 60 4M134 66c20-6 40-7 60-4M134 80c20-6 40-7 60-4M134 94c20-6 40-7 60-4M134 108c20-6 40-7 60-4"
        strokeWidth={1}
        opacity={0.42}
      />
      <path d="m112 56 42-40 8 8-42 40-11 3Z" fill={palette.beam} />
      <path d="m147 23 8 8M112 56l8 8" strokeWidth={1.2} />
    </Picture>
  );
}

/** Lists and messages: calm water, a buoy, nothing in sight. */
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

/** What has not been switched on yet: a lantern and a match. */
export function UnlitLamp({ className = '' }: EmptyArtProps) {
  return (
    <Picture {...frame} className={className}>
      <path d="M28 146h184" strokeWidth={1} opacity={0.42} />
      <path d="M84 146v-12c0-4 4-6 8-6h40c4 0 8 2 8 6v12Z" fill={palette.paper2} />
      <path d="M92 128c-8-24-8-44 4-62h32c12 18 12 38 4 62Z" fill={palette.paper} />
      <path d="M86 128h52M94 66h36" />
      <path d="M98 66c2-12 8-16 14-16s12 4 14 16" fill={palette.paper2} />
      <path d="M106 50v-6h12v6M112 44c-34-2-44 60-26 84M112 44c34-2 44 60 26 84" />
      <path d="M104 128v-8h16v8M112 120v-8" />
      <path d="M100 76c-4 12-4 26-1 38M90 90h44M89 104h46" strokeWidth={1} opacity={0.42} />
      <path d="m164 142 44-26" strokeWidth={2.25} />
      <path d="M206 121c-2-6 4-12 8-8 3 5-3 10-8 8Z" fill={palette.beam} />
      <path d="M156 146h14" strokeWidth={1} opacity={0.42} />
    </Picture>
  );
}
