/** The search box of the header; it runs on Enter and when the input is cleared. */
import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useGo, useText } from '#app/locale.tsx';
import { shell } from '#messages/shell.ts';

export function HeaderSearch({ isWide = false, onRun }: { isWide?: boolean; onRun?: () => void }) {
  const t = useText(shell);
  const go = useGo();
  const location = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const asked =
    location.pathname === '/searchs' ? (new URLSearchParams(location.search).get('searchKey') ?? '') : '';
  const [text, setText] = useState(asked);
  // The address is the truth: Back, or a link to a search, shows in the box.
  useEffect(() => setText(asked), [asked]);

  const run = (key: string) => {
    onRun?.();
    go(key ? `/searchs?searchKey=${encodeURIComponent(key)}` : '/searchs');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    run(text.trim());
  };
  const clear = () => {
    setText('');
    input.current?.focus();
    run('');
  };
  return (
    <search className={isWide ? 'w-full' : 'min-w-0 flex-1 md:min-w-30 lg:w-68 lg:flex-none'}>
      <form
        action="/searchs"
        onSubmit={submit}
        className={`flex h-11 items-center gap-2 rounded-2 border border-field bg-white pl-3 focus-within:border-ink focus-within:shadow-[0_0_0_3px_var(--color-beam)] md:h-10`}
      >
        <Search aria-hidden="true" className="size-4.5 text-ink-3" strokeWidth={1.75} />
        <input
          ref={input}
          name="searchKey"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text) {
              event.preventDefault();
              clear();
            }
          }}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t('search')}
          placeholder={t('search_placeholder')}
          className="h-full w-full min-w-0 bg-transparent text-16 placeholder:text-ink-3 focus-visible:shadow-none focus-visible:outline-none md:text-14"
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
    </search>
  );
}
