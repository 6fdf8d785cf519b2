/** Notes, wrong-book, collections: the first line is waiting. */
import { colours, Picture } from '#app/art/picture.tsx';
import * as palette from '#core/palette.ts';
import { type EmptyArtProps, frame } from './frame.ts';

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
