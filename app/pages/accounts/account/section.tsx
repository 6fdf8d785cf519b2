/** A part of the account page: its name, one sentence, and its content on the second axis. */
import type { ReactNode } from 'react';

export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-x-8 gap-y-5 border-t border-ink pt-5 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-21">{title}</h2>
        {text ? <p className="mt-1.5 max-w-72 text-14 text-ink-2">{text}</p> : null}
      </div>
      <div className="min-w-0 max-w-160">{children}</div>
    </section>
  );
}
