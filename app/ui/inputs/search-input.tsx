/** A search: Enter looks, the cross and Escape clear; emptied by hand it looks as well, where something was searched. */
import { Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { uiTexts } from '#messages/ui.ts';

type SearchInputProps = {
  /** What is searched, for screen readers. */
  label?: string;
  placeholder?: string;
  /** What is searched for now: the box follows it. */
  defaultValue?: string;
  name?: string;
  onSearch: (words: string) => void;
  /** For what is found while it is typed. */
  onType?: (words: string) => void;
  autoFocus?: boolean;
  className?: string;
};

export function SearchInput({
  label,
  placeholder,
  defaultValue = '',
  name = 'searchKey',
  onSearch,
  onType,
  autoFocus,
  className = '',
}: SearchInputProps) {
  const t = useText(uiTexts);
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState(defaultValue);
  // Back, or a link to another search, shows in the box; what was asked for here leaves alone what is typed meanwhile.
  const asked = useRef(defaultValue);
  useEffect(() => {
    if (defaultValue !== asked.current) setWords(defaultValue);
    asked.current = defaultValue;
  }, [defaultValue]);
  function look(wanted: string) {
    asked.current = wanted;
    onSearch(wanted);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    look(words.trim());
  }
  function clear() {
    setWords('');
    look('');
    input.current?.focus();
  }
  function press(event: KeyboardEvent) {
    // Escape while choosing Chinese characters belongs to the input method.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || words === '') return;
    event.preventDefault();
    clear();
  }

  return (
    <search className={`block ${className}`}>
      <form
        onSubmit={submit}
        className="flex h-[46px] items-center rounded-2 border border-field bg-white transition-[border-color,box-shadow] focus-within:border-ink focus-within:ring-3 focus-within:ring-beam md:h-10"
      >
        <button
          type="submit"
          aria-label={t('search')}
          className="grid h-full w-11 flex-none place-items-center text-ink-3 hover:text-ink focus-visible:shadow-none focus-visible:outline-offset-[-3px]"
        >
          <Search aria-hidden="true" strokeWidth={1.6} className="size-4.5" />
        </button>
        <input
          ref={input}
          type="search"
          name={name}
          value={words}
          onChange={(event) => {
            const typed = event.target.value;
            setWords(typed);
            onType?.(typed.trim());
            if (typed === '' && defaultValue !== '') look('');
          }}
          onKeyDown={press}
          aria-label={label ?? placeholder ?? t('search')}
          placeholder={placeholder}
          // biome-ignore lint/a11y/noAutofocus: only where opening the search is what was asked for
          autoFocus={autoFocus}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          className="h-full min-w-0 flex-1 bg-transparent text-16 placeholder:text-ink-3 focus-visible:shadow-none focus-visible:outline-none md:text-14 [&::-webkit-search-cancel-button]:hidden"
        />
        {words === '' ? (
          <span className="w-3" />
        ) : (
          <button
            type="button"
            aria-label={t('clear')}
            onClick={clear}
            className="grid h-full w-11 flex-none place-items-center text-ink-3 hover:text-ink focus-visible:shadow-none focus-visible:outline-offset-[-3px]"
          >
            <X aria-hidden="true" strokeWidth={1.6} className="size-4" />
          </button>
        )}
      </form>
    </search>
  );
}
