/** What has not been switched on yet: a lantern and a match. */
import { Picture } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';
import { type EmptyArtProps, frame } from './frame.ts';

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
