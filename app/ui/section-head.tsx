/** Heads of sections: an ink rule, a title, one sentence, one link. The content's axis is the fourth column. */
import type { ReactNode } from 'react';
import { MoreLink } from '#app/ui/more-link.tsx';

type Head = {
  title: ReactNode;
  intro?: ReactNode;
  more?: { to: string; label: ReactNode };
  /** Names the section, so that it can be linked to and labelled. */
  id?: string;
};

/** Across the top; the sentence starts on the second axis. */
export function SectionHead({ title, intro, more, id, className = '' }: Head & { className?: string }) {
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-3 md:pt-4 lg:grid-12 ${intro ? '' : 'lg:flex!'} ${className}`}
    >
      <h2 id={id} className="text-34 lg:col-span-3">
        {title}
      </h2>
      {intro ? (
        <p className="order-3 mt-1 w-full text-15 text-ink-2 lg:order-none lg:col-span-7 lg:col-start-4 lg:mt-0 lg:w-auto">
          {intro}
        </p>
      ) : null}
      {more ? (
        <MoreLink to={more.to} className="lg:col-span-2 lg:justify-self-end">
          {more.label}
        </MoreLink>
      ) : null}
    </div>
  );
}

type SideSectionProps = Head & { children: ReactNode; className?: string };

/** The head takes the first three columns, the content the rest. */
export function SideSection({ title, intro, more, id, children, className = '' }: SideSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={`border-t border-ink lg:grid lg:grid-cols-12 lg:gap-x-6 ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 pt-3 md:pt-4 lg:col-span-3 lg:block">
        <h2 id={id} className="text-34">
          {title}
        </h2>
        {intro ? (
          <p className="order-3 mt-1 w-full text-15 text-ink-2 lg:mt-3 lg:mb-2 lg:max-w-[15em] lg:pr-2">
            {intro}
          </p>
        ) : null}
        {more ? <MoreLink to={more.to}>{more.label}</MoreLink> : null}
      </div>
      <div className="min-w-0 pt-4 lg:col-span-9">{children}</div>
    </section>
  );
}
