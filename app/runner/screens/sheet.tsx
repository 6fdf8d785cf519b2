/** A screen of the exam that is read rather than worked on: one column, a heading, calm space. */
import type { ReactNode } from 'react';

type SheetProps = { title: ReactNode; above?: ReactNode; children: ReactNode };

export function Sheet({ title, above, children }: SheetProps) {
  return (
    <div className="mx-auto w-full max-w-[52rem] px-5 pt-8 pb-16 md:px-8 md:pt-14">
      {above ? <p className="mb-1.5 text-14 text-ink-3">{above}</p> : null}
      <h1 className="text-34">{title}</h1>
      {children}
    </div>
  );
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-6 max-w-[40rem] space-y-3 text-ink-2">
      {lines.map((line) => (
        <li
          key={line}
          className="relative pl-5 before:absolute before:top-[0.8em] before:left-0 before:h-px before:w-2.5 before:bg-ink"
        >
          {line}
        </li>
      ))}
    </ul>
  );
}

type FactsProps = { facts: readonly { name: string; value: ReactNode; note?: string | undefined }[] };

export function Facts({ facts }: FactsProps) {
  return (
    <dl className="mt-6 flex flex-wrap border-y border-t-ink border-b-rule md:mt-8">
      {facts.map(({ name, value, note }, place) => (
        <div key={name} className={`min-w-36 py-4 pr-8 ${place > 0 ? 'border-l border-rule pl-6' : ''}`}>
          <dt className="text-14 text-ink-3">{name}</dt>
          <dd>
            <span className="font-serif text-26 font-bold">{value}</span>
            {note ? <span className="block text-13 text-ink-3">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
