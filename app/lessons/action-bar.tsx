/** What can be done now, under the thumb: it stays at the lower edge while its part is longer than the window. */
import type { ReactNode } from 'react';

export function ActionBar({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  return (
    <div
      className={
        isCurrent
          ? 'lesson-bar sticky bottom-0 z-10 mt-auto border-t border-rule bg-paper pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))]'
          : 'mt-4'
      }
    >
      <div className="flex min-h-13 items-center justify-between gap-4">{children}</div>
    </div>
  );
}
