/** The filters of the practice sets: links beside the list, with how many sets each leaves. */
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link, useText } from '#app/locale.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { Lamps } from '#app/ui/lamps.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { examPages } from '#messages/exams/pages.ts';

type Filters = Calls['GET /api/exercises/filters']['reply'];

/** The same list with other filters; a change of filter starts at its first page. */
export function withQuery(search: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) next.delete(key);
    else next.set(key, value);
  }
  return `/exercises${next.size > 0 ? `?${next}` : ''}`;
}

export function chosenFilters(filters: Filters, search: URLSearchParams) {
  return filters.flatMap(({ key, options }) => {
    const value = search.get(key);
    if (!value) return [];
    return [{ key, value, label: options.find((option) => option.value === value)?.label ?? value }];
  });
}

type SetFiltersProps = { filters: Filters; total: number; children: ReactNode };

export function SetFilters({ filters, total, children }: SetFiltersProps) {
  const t = useText(examPages);
  const [search] = useSearchParams();
  const chosen = chosenFilters(filters, search);
  const groups = <Groups filters={filters} />;
  return (
    <div className="grid gap-x-12 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <aside aria-label={t('filters')} className="hidden lg:block">
        {groups}
      </aside>
      <details className="group mb-4 border-y border-rule lg:hidden">
        <summary className="flex h-12 cursor-pointer items-center justify-between text-15 font-semibold">
          {chosen.length > 0 ? t('filters_on', { n: chosen.length }) : t('filters')}
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="size-4.5 transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <div className="pb-4">{groups}</div>
      </details>
      <section className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-ink pb-3">
          <p className="mr-2 font-serif text-21 font-bold">{t('found', { n: total })}</p>
          {chosen.map(({ key, value, label }) => (
            <ChipLink key={key + value} to={withQuery(search, { [key]: null })} preventScrollReset>
              {label}
            </ChipLink>
          ))}
          {chosen.length > 1 ? (
            <TextLink
              size="line"
              to={withQuery(search, Object.fromEntries(chosen.map(({ key }) => [key, null])))}
              preventScrollReset
              className="text-14"
            >
              {t('clear')}
            </TextLink>
          ) : null}
        </div>
        {children}
      </section>
    </div>
  );
}

function Groups({ filters }: { filters: Filters }) {
  const [search] = useSearchParams();
  return filters
    .filter(({ options }) => options.length > 0)
    .map(({ key, label, options }) => (
      <div key={key} className="not-first:mt-6">
        <h2 className="mb-1 font-sans text-14 font-semibold">{label}</h2>
        <ul>
          {options.map((option) => {
            const isOn = search.get(key) === option.value;
            return (
              <li key={option.value}>
                <Link
                  to={withQuery(search, { [key]: isOn ? null : option.value })}
                  preventScrollReset
                  aria-current={isOn ? 'true' : undefined}
                  className="flex min-h-11 items-center gap-2.5 text-14 text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink lg:min-h-8.5"
                >
                  <span
                    aria-hidden="true"
                    className={`grid size-4.5 flex-none place-items-center rounded-1 border ${isOn ? 'border-ink bg-ink' : 'border-field bg-white'}`}
                  >
                    {isOn ? <Check strokeWidth={2.5} className="size-3 text-beam" /> : null}
                  </span>
                  <span className="min-w-0 flex-1">
                    {option.label}
                    {key === 'difficulty' ? <Lamps level={Number(option.value)} className="ml-2" /> : null}
                  </span>
                  <small className="text-13 font-normal text-ink-3">{option.count}</small>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    ));
}
