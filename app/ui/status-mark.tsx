/** How something stands: an icon, a word and a colour, so that none of them has to be seen alone. */
import { Check, Clock, Flag, Minus, X } from 'lucide-react';
import type { ReactNode } from 'react';

const marks = {
  right: { Icon: Check, colour: 'text-moss' },
  wrong: { Icon: X, colour: 'text-brick' },
  marked: { Icon: Flag, colour: 'text-ink' },
  open: { Icon: Clock, colour: 'text-sea' },
  none: { Icon: Minus, colour: 'text-ink-3' },
} as const;

type StatusMarkProps = { status: keyof typeof marks; children: ReactNode; className?: string };

export function StatusMark({ status, children, className = '' }: StatusMarkProps) {
  const { Icon, colour } = marks[status];
  return (
    <span className={`inline-flex items-center gap-1.5 text-14 whitespace-nowrap ${colour} ${className}`}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {children}
    </span>
  );
}
