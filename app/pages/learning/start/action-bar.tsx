/** The way on of every question, and what may be done instead. */
import type { ReactNode } from 'react';

/** On phones it stays at the lower edge, within the thumb's reach; the page ends above it. */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-actions=""
      className="sticky bottom-0 z-10 -mx-5 mt-auto flex flex-col items-center border-t border-rule bg-paper px-5 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:mx-0 lg:mt-8 lg:flex-row lg:gap-6 lg:border-0 lg:p-0"
    >
      {children}
    </div>
  );
}
