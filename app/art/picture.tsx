/** The frame of a drawing: 1.5 px ink lines with round joins, fills from paper and light only. */
import type { ComponentProps } from 'react';
import * as palette from '#core/palette.ts';

/** What only drawings have, besides the palette. */
export const colours = {
  /** Where a beam falls on something. */
  glow: '#ffe9a6',
  /** A beam on its way out. */
  fading: '#ffd65c',
  rock: '#f8f4ea',
} as const;

type PictureProps = ComponentProps<'svg'> & {
  viewBox: string;
  /** A picture that says something has words for it; the others are decoration. */
  label?: string;
};

export function Picture({ label, className = '', children, ...rest }: PictureProps) {
  return (
    <svg
      className={`art ${className}`}
      fill="none"
      stroke={palette.ink}
      strokeWidth={1.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...rest}
    >
      {children}
    </svg>
  );
}
