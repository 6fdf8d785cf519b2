/** The filters beside the list: links that look like check boxes, each with what it would give. */
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { Link, useText } from '#app/locale.tsx';
import { readFilter, withChange } from '#app/pages/questions/filter-query.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { Kept } from '#app/ui/kept/kept.tsx';
import { Lamps } from '#app/ui/lamps.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { questionList } from '#messages/questions/list.ts';
import { questionPages } from '#messages/questions/pages.ts';

type Reply = Calls['GET /api/questions/filters']['reply'];
type TagNode = Reply['tags'][number];

/** What a page says of its filters: of the topics those in use alone. The tree of all of them is asked for by who unfolds it. */
export type Filters = Omit<Reply, 'tags' | 'types'> & { used: Omit<TagNode, 'children'>[] };

export function shownFilters({ tags, types: _, ...rest }: Reply, chosen: readonly string[]): Filters {
  const used = chosen.length === 0 ? [] : flatten(tags).filter((tag) => isNamed(chosen, tag));
  return { ...rest, used: used.map(({ children: _, ...tag }) => tag) };
}

export function FilterPanel({ filters, isVisitor }: { filters: Filters; isVisitor: boolean }) {
  const t = useText(questionList);
  const q = useText(questionPages);
  const { open } = useShell();
  const [search] = useSearchParams();
  /** A choice that gives nothing only takes room, unless it is the one that was made. */
  const isWorthShowing = (name: string) => (choice: { value: string; count: number }) =>
    choice.count > 0 || search.getAll(name).includes(choice.value);
  const forms = filters.forms.filter(isWorthShowing('form'));
  return (
    <div className="grid gap-6">
      <Kept as="filters" shows={JSON.stringify([String(search), filters.forms, filters.difficulties])}>
        <Group title={t('form')} isShown={forms.length > 0 && filters.forms.length > 1}>
          {forms.map((form) => (
            <Choice key={form.value} name="form" value={form.value} count={form.count}>
              {form.label}
            </Choice>
          ))}
        </Group>
        <Group title={q('difficulty')}>
          {filters.difficulties.map((level) => (
            <Choice key={level.value} name="difficulty" value={level.value} count={level.count}>
              <Lamps level={Number(level.value) as 1 | 2 | 3 | 4 | 5} />
            </Choice>
          ))}
        </Group>
      </Kept>
      <Kept as="statuses" shows={JSON.stringify([String(search), isVisitor, filters.statuses])}>
        <Group title={t('status')}>
          {isVisitor ? (
            <li>
              <TextButton tone="quiet" size="line" onClick={() => open('login')} className="py-1.5 text-14">
                {t('status_login')}
              </TextButton>
            </li>
          ) : (
            filters.statuses.map((status) => (
              <Choice key={status.value} name="status" value={status.value} count={status.count} isSingle>
                {status.label}
              </Choice>
            ))
          )}
        </Group>
      </Kept>
      <Topics used={filters.used} />
    </div>
  );
}

/** The topics in use stand on top; the tree of all of them is long, and folded until somebody wants it. */
function Topics({ used }: { used: Filters['used'] }) {
  const t = useText(questionList);
  const [search] = useSearchParams();
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  const tags = useTopics(isWanted);
  const isOpen = isWanted && tags !== null;
  const chosen = search.getAll('tag');
  return (
    <section className="pb-5">
      <h2 className="font-sans text-14 font-semibold">{t('topics')}</h2>
      {used.length > 0 ? (
        <ul className="mt-2">
          {used.map((tag) => (
            <Choice key={tag.id} name="tag" value={nameIn(chosen, tag)} count={tag.count}>
              {tag.name}
            </Choice>
          ))}
        </ul>
      ) : null}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsWanted(!isWanted)}
        className="mt-1 flex min-h-11 w-full items-center gap-2 text-14 text-ink-2 hover:underline md:min-h-8"
      >
        <Arrow isOpen={isOpen} />
        {t('all_topics')}
      </button>
      <ul id={id} hidden={!isOpen} className="pl-1">
        {isOpen
          ? tags.map((tag) => <Topic key={tag.id} tag={tag} isOpenAtFirst={tags.length === 1} />)
          : null}
      </ul>
    </section>
  );
}

/** The tree with what each topic would give beside the other filters; null until it has come. The old one stays meanwhile. */
function useTopics(isWanted: boolean): Reply['tags'] | null {
  const [search] = useSearchParams();
  const [tags, setTags] = useState<Reply['tags'] | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    api('GET /api/questions/filters', { query: readFilter(search), signal: leaving.signal }).then(
      (reply) => setTags(reply.tags),
      // What went wrong was told; the next press asks again.
      () => undefined,
    );
    return () => leaving.abort();
  }, [isWanted, search]);
  return tags;
}

const flatten = (tags: Reply['tags']): TagNode[] => tags.flatMap((tag) => [tag, ...flatten(tag.children)]);

type Named = Pick<TagNode, 'id' | 'path'>;

const isNamed = (chosen: readonly string[], { id, path }: Named): boolean =>
  chosen.includes(id) || chosen.includes(path);

/** As the address names it, by path or by number. */
const nameIn = (chosen: readonly string[], tag: Named): string =>
  chosen.includes(tag.path) ? tag.path : tag.id;

const Arrow = ({ isOpen }: { isOpen: boolean }) => (
  <svg viewBox="0 0 12 12" aria-hidden="true" className={`size-3 flex-none ${isOpen ? 'rotate-90' : ''}`}>
    <path d="M4 2.500 8 6 4 9.500" fill="none" stroke="currentColor" strokeWidth="1.500" />
  </svg>
);

function Group({
  title,
  children,
  isShown = true,
}: {
  title: string;
  children: ReactNode;
  isShown?: boolean;
}) {
  if (!isShown) return null;
  return (
    <section className="border-b border-rule pb-5">
      <h2 className="font-sans text-14 font-semibold">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </section>
  );
}

type ChoiceProps = { name: string; value: string; count: number; isSingle?: boolean; children: ReactNode };

function Choice(props: ChoiceProps) {
  return (
    <li>
      <ChoiceLink {...props} />
    </li>
  );
}

function ChoiceLink({ name, value, count, isSingle = false, children }: ChoiceProps) {
  const [search] = useSearchParams();
  const isOn = search.getAll(name).includes(value);
  const to = isSingle
    ? withChange(search, { set: { [name]: isOn ? null : value } })
    : withChange(search, { toggle: [name, value] });
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isOn ? 'true' : undefined}
      className="flex min-h-11 min-w-0 flex-1 items-center gap-2.5 text-14 hover:underline md:min-h-8"
    >
      <span
        aria-hidden="true"
        className={`grid size-4 flex-none place-items-center rounded-1 border ${isOn ? 'border-ink bg-ink text-beam' : 'border-field bg-white'}`}
      >
        {isOn ? <Check className="size-3" strokeWidth={3} /> : null}
      </span>
      <span className={`min-w-0 flex-1 ${isOn ? 'font-semibold' : ''}`}>{children}</span>
      <span className="text-13 text-ink-3">{count}</span>
    </Link>
  );
}

/** A topic opens to what is below it once it, or something below it, is chosen. */
function Topic({ tag, isOpenAtFirst = false }: { tag: TagNode; isOpenAtFirst?: boolean }) {
  const t = useText(questionList);
  const [search] = useSearchParams();
  const chosen = search.getAll('tag');
  const isIn = (node: TagNode): boolean => isNamed(chosen, node) || node.children.some(isIn);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || isIn(tag));
  const value = nameIn(chosen, tag);
  const below = tag.children.filter((child) => child.count > 0 || isIn(child));
  return (
    <li>
      <div className="flex items-center">
        {below.length > 0 ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('topics_of', { name: tag.name })}
            onClick={() => setIsOpen(!isOpen)}
            className="-ml-1.5 grid size-6 flex-none place-items-center text-ink-3"
          >
            <Arrow isOpen={isOpen} />
          </button>
        ) : null}
        <ChoiceLink name="tag" value={value} count={tag.count}>
          {tag.name}
        </ChoiceLink>
      </div>
      {isOpen && below.length > 0 ? (
        <ul className="pl-3.5">
          {below.map((child) => (
            <Topic key={child.id} tag={child} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
