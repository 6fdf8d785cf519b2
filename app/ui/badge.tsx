/** A small tag beside a title or a figure; never more than two in a row. */
import type { ReactNode } from 'react';

const tones = {
  neutral: 'border-rule bg-white text-ink-2',
  /** Current, reached or new. */
  lit: 'border-beam-wash bg-beam-wash font-semibold text-beam-ink',
  sea: 'border-sea-wash bg-sea-wash text-sea',
  moss: 'border-moss-wash bg-moss-wash text-moss',
  brick: 'border-brick-wash bg-brick-wash text-brick',
} as const;

export type BadgeTone = keyof typeof tones;

type BadgeProps = { tone?: BadgeTone; children: ReactNode; className?: string };

export function Badge({ tone = 'neutral', children, className = '' }: BadgeProps) {
  return (
    <span
      className={`relative -top-px inline-block max-w-full truncate rounded-1 border px-[7px] py-px align-middle text-12 tracking-[0.02em] ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}
