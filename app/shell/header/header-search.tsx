/** The search box of the header: it completes while one types, and runs on Enter and when the input is cleared. */
import { Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useGo, useText } from '#app/locale.tsx';
import { type Completion, useCompletions } from '#app/shell/header/completions.ts';
import type { Offers as LoadedOffers } from '#app/shell/header/search-offers.tsx';
import { shell } from '#messages/shell.ts';

/** Loaded when there is something to offer; a network that does not bring it takes nothing from the search. */
const Offers = lazy<typeof LoadedOffers>(() =>
  import('./search-offers.tsx').then(
    (loaded) => ({ default: loaded.Offers }),
    () => ({ default: () => null }),
  ),
);

/** What the address says was searched for. */
export function useSearched(): string {
  const { pathname, search } = useLocation();
  return pathname === '/searchs' ? (new URLSearchParams(search).get('searchKey') ?? '') : '';
}

/** On the server the one of the header is kept, and is decided by what was searched for alone. */
export function HeaderSearch({ isWide = false, onRun }: { isWide?: boolean; onRun?: () => void }) {
  const t = useText(shell);
  const go = useGo();
  // There are two at most, of which one is wide.
  const listId = isWide ? 'wide-search-offers' : 'search-offers';
  const input = useRef<HTMLInputElement>(null);
  const asked = useSearched();
  const [text, setText] = useState(asked);
  // What is completed: null until somebody types, and again once something was chosen or the box was left.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const offered = useCompletions(typed);
  const isOpen = typed !== null && offered.length > 0;
  // The address is the truth: Back, or a link to a search, shows in the box.
  useEffect(() => setText(asked), [asked]);

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const run = (key: string) => {
    close();
    onRun?.();
    go(key ? `/searchs?searchKey=${encodeURIComponent(key)}` : '/searchs');
  };
  const choose = ({ text: chosen, path }: Completion) => {
    if (path === null) {
      setText(chosen);
      return run(chosen);
    }
    close();
    setText('');
    onRun?.();
    go(path);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = isOpen ? offered[active] : undefined;
    if (chosen) choose(chosen);
    else run(text.trim());
  };
  const clear = () => {
    setText('');
    input.current?.focus();
    run('');
  };
  const press = (event: KeyboardEvent) => {
    // While Chinese characters are being chosen the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && isOpen) {
      event.preventDefault();
      // One place more than there are offers: none of them, which is what was typed.
      const places = offered.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      // The phone's panel, which Escape closes too, stays for the next one.
      event.nativeEvent.stopImmediatePropagation();
      close();
    } else if (event.key === 'Escape' && text) {
      event.preventDefault();
      clear();
    }
  };
  return (
    <search className={`relative ${isWide ? 'w-full' : 'min-w-0 flex-1 md:min-w-30 lg:w-68 lg:flex-none'}`}>
      <form
        action="/searchs"
        onSubmit={submit}
        className="flex h-11 items-center gap-2 rounded-2 border border-field bg-white pl-3 focus-within:border-ink focus-within:shadow-[0_0_0_3px_var(--color-beam)] md:h-10"
      >
        <Search aria-hidden="true" className="size-4.5 text-ink-3" strokeWidth={1.75} />
        <input
          ref={input}
          name="searchKey"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setTyped(target.value);
            setActive(-1);
            // Emptied by hand, the search that the page shows is over.
            if (target.value === '' && asked !== '') run('');
          }}
          onKeyDown={press}
          onBlur={close}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('search')}
          placeholder={t('search_placeholder')}
          className="h-full w-full min-w-0 text-ellipsis bg-transparent text-16 placeholder:text-ink-3 focus-visible:shadow-none focus-visible:outline-none md:text-14"
        />
        {text && (
          <button
            type="button"
            aria-label={t('clear_search')}
            onClick={clear}
            className="grid size-10 flex-none place-items-center"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        )}
      </form>
      <Suspense>
        {isOpen && (
          <Offers id={listId} offered={offered} typed={typed.trim()} active={active} onChoose={choose} />
        )}
      </Suspense>
    </search>
  );
}
