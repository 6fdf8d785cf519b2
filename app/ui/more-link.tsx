/** A text link that leads on: a hairline under the words, an arrow that leans forward. */
import { ArrowRight } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from '#app/locale.tsx';

type MoreLinkProps = ComponentProps<typeof Link> & { children: ReactNode };

export function MoreLink({ className = '', children, ...rest }: MoreLinkProps) {
  return (
    <Link
      className={`group/more inline-flex min-h-11 items-center gap-1.5 text-14 font-semibold whitespace-nowrap md:min-h-8 ${className}`}
      {...rest}
    >
      <span className="border-b border-rule-2 transition-colors group-hover/more:border-ink">{children}</span>
      <ArrowRight
        aria-hidden="true"
        strokeWidth={1.75}
        className="size-3.5 transition-transform duration-200 group-hover/more:translate-x-[3px]"
      />
    </Link>
  );
}
