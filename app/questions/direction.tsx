/** The line above a question that says what to do, and the question's own text. */
import type { ReactNode } from 'react';

export function Direction({ children }: { children: ReactNode }) {
  return (
    <p className="mb-5 border-b border-rule pb-4 text-14 text-ink-2 md:mb-8 md:pb-6 md:text-15">{children}</p>
  );
}

/** The stem, in the type of the exam's English. */
export function Stem({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <div
      className={`font-serif text-18 leading-[1.8] whitespace-pre-line md:text-[1.25rem] md:leading-[1.85] ${className}`}
    >
      {children}
    </div>
  );
}
