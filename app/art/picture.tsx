/** The frame of a drawing: 1.5 px ink lines with round joins, fills from paper and light only. */
import type { ComponentProps } from 'react';

export const colours = {
  ink: '#1c1a16',
  paper: '#fcfaf5',
  paper2: '#f5f1e7',
  paper3: '#eae4d5',
  white: '#ffffff',
  beam: '#ffc92b',
  glow: '#ffe9a6',
  wash: '#fff2c7',
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
      stroke={colours.ink}
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
