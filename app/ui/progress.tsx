/** How far something is: a bar of light that ends in ink, with its label and figure. */

import type { ReactNode } from 'react';
import { useId } from 'react';

type ProgressProps = {
  label: ReactNode;
  /** From 0 to `max`. */
  value: number;
  max?: number;
  /** The figure in words: 12 / 40 题. Without it the per cent are shown. */
  figure?: ReactNode;
  /** An ink tick at the aim. */
  target?: number;
  labelHidden?: boolean;
  className?: string;
};

export function Progress({
  label,
  value,
  max = 100,
  figure,
  target,
  labelHidden = false,
  className = '',
}: ProgressProps) {
  const id = useId();
  const part = (amount: number) => (max > 0 ? Math.min(100, Math.max(0, (amount / max) * 100)) : 0);
  const percent = part(value);
  return (
    <div className={className}>
      <div className={labelHidden ? 'sr-only' : 'mb-2 flex items-baseline justify-between gap-4 text-14'}>
        <span id={id} className="min-w-0 font-semibold">
          {label}
        </span>
        <span className="shrink-0 text-ink-2">{figure ?? `${Math.round(percent)}%`}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        className="relative h-1.5 bg-paper-3"
      >
        <div
          style={{ width: `${percent}%` }}
          className={`h-full bg-beam transition-[width] duration-420 ${percent > 0 ? 'border-r-2 border-ink' : ''}`}
        />
        {target === undefined ? null : (
          <span style={{ left: `${part(target)}%` }} className="absolute -inset-y-1 -ml-px w-0.5 bg-ink" />
        )}
      </div>
    </div>
  );
}
