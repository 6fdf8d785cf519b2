/** What an answer comes to, under a line: the finding first, its figures after it. */
import type { ReactNode } from 'react';

export function Finding({ head, children }: { head: string; children?: ReactNode }) {
  return (
    <p
      aria-live="polite"
      className="mt-4 border-t border-rule pt-3 text-ink-2 md:max-w-140 [@media(height<45rem)]:max-lg:mt-2 [@media(height<45rem)]:max-lg:pt-2"
    >
      <b className="mr-2.5 font-serif text-18 text-ink lg:text-21">{head}</b>
      {children}
    </p>
  );
}
