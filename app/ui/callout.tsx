/** A note in a box of its own: a line of colour at its left edge says what kind it is. */
import type { HTMLAttributes } from 'react';

const tones = {
  /** To be known, and nothing more. */
  quiet: 'border-field bg-paper-2',
  /** Reached, current, or the next step. */
  lit: 'border-beam bg-beam-faint',
  brick: 'border-brick bg-brick-wash',
} as const;

const sizes = {
  sm: 'px-4 py-2 text-14',
  md: 'px-4 py-3 text-15',
} as const;

type CalloutProps = HTMLAttributes<HTMLElement> & {
  /** One sentence is a paragraph, several of a kind are a list. */
  as?: 'div' | 'p' | 'ul';
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
};

export function Callout({
  as: Box = 'div',
  tone = 'quiet',
  size = 'md',
  className = '',
  ...rest
}: CalloutProps) {
  return <Box className={`border-l-3 ${tones[tone]} ${sizes[size]} ${className}`} {...rest} />;
}
