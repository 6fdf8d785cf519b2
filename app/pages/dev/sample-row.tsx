/** The row in which samples stand side by side, and the address to which their links lead. */
import type { ReactNode } from 'react';

export const here = '/dev/ui';

export function Row({ children }: { children: ReactNode }) {
  return <div className="mb-6 flex flex-wrap items-center gap-4">{children}</div>;
}
