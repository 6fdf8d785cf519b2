/** A filter that is on: lit, with a cross that takes it off. */
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link } from '#app/locale.tsx';

type ChipLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & {
  children: string;
  /** What the cross does, for screen readers. */
  label: string;
};

export function ChipLink({ children, label, className = '', ...rest }: ChipLinkProps) {
  return (
    <Link
      aria-label={label}
      className={`inline-flex min-h-11 items-center gap-2 rounded-1 bg-beam-wash pr-2.5 pl-3 text-14 transition-colors hover:bg-[#ffe89d] md:min-h-8 ${className}`}
      {...rest}
    >
      {children}
      <X aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
    </Link>
  );
}
