/** Nothing here yet: a quiet drawing, what would be here, and the step that changes it. */
import type { ReactNode } from 'react';

type EmptyStateProps = {
  /** A drawing from `#app/art/empty/`. */
  art?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
};

export function EmptyState({ art, title, text, action, className = '' }: EmptyStateProps) {
  return (
    <div className={`flex flex-col gap-6 py-10 md:flex-row md:items-center md:gap-12 md:py-14 ${className}`}>
      {art ? <div className="w-50 shrink-0 md:w-60 [&>svg]:w-full">{art}</div> : null}
      <div className="min-w-0">
        <p className="font-serif text-21 font-bold">{title}</p>
        {text ? <p className="mt-2 max-w-[34em] text-15 text-ink-2">{text}</p> : null}
        {action ? <div className="mt-5 flex flex-wrap gap-3">{action}</div> : null}
      </div>
    </div>
  );
}
