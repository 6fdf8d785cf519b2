/** Something that stands open on wide screens, and behind a button on narrow ones. */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

type FoldableProps = {
  label: string;
  /** Up to this width it is folded. */
  below: 'md' | 'lg';
  children: ReactNode;
  className?: string;
};

const looks = {
  md: {
    frame: 'max-md:border-y max-md:border-rule',
    button: 'md:hidden',
    folded: 'max-md:hidden',
    open: 'max-md:pb-4',
  },
  lg: {
    frame: 'max-lg:border-y max-lg:border-rule',
    button: 'lg:hidden',
    folded: 'max-lg:hidden',
    open: 'max-lg:pb-4',
  },
} as const;

export function Foldable({ label, below, children, className = '' }: FoldableProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const look = looks[below];
  return (
    <div className={`${look.frame} ${className}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={`flex h-12 w-full items-center justify-between text-15 font-semibold ${look.button}`}
      >
        {label}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className={`size-4.5 transition-transform ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      <div id={id} className={isOpen ? look.open : look.folded}>
        {children}
      </div>
    </div>
  );
}
