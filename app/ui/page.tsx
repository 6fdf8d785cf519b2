/** The frame of a page's content and its head. */
import type { ReactNode, Ref } from 'react';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';

type PageProps = { children: ReactNode; className?: string; ref?: Ref<HTMLDivElement> };

export function Page({ children, className = '', ref }: PageProps) {
  return (
    <div ref={ref} className={`wrap pt-8 md:pt-10 ${className}`}>
      {children}
    </div>
  );
}

type PageTitleProps = {
  title: ReactNode;
  lede?: ReactNode;
  /** Buttons at the right edge, below the words on phones. */
  actions?: ReactNode;
  /** The way here; the last entry is this page. */
  path?: readonly { label: string; to?: string }[];
  className?: string;
};

export function PageTitle({ title, lede, actions, path, className = '' }: PageTitleProps) {
  return (
    <header className={`pb-6 md:pb-8 ${className}`}>
      {path ? <Breadcrumbs items={path} className="-mt-4 mb-2 md:-mt-4" /> : null}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-[46rem]">
          <h1 className="text-44 break-words">{title}</h1>
          {lede ? <p className="mt-2 text-ink-2 md:text-18">{lede}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
    </header>
  );
}
