/** Which key does it, for who has a keyboard before them. */
import type { ReactNode } from 'react';

export function KeyHint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <kbd key={key} className="rounded-1 border border-rule-2 bg-white px-1.5 font-sans text-12">
          {key}
        </kbd>
      ))}
      {children}
    </span>
  );
}
