/** A part of the page: an ink rule, its name, and what is done there. */
import type { HTMLAttributes, ReactNode } from 'react';

type ExchangeSectionProps = Omit<HTMLAttributes<HTMLElement>, 'title'> & { title: ReactNode };

export function ExchangeSection({ title, children, ...rest }: ExchangeSectionProps) {
  return (
    <section className="mt-10 border-t border-ink pt-4 md:mt-12" {...rest}>
      <h2 className="text-26">{title}</h2>
      <div className="mt-5">{children}</div>
    </section>
  );
}
