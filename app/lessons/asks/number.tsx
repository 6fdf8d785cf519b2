/** A number that is typed. The button stands beside the box, since a phone's number keys have no Enter. */
import { useId, useRef, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { readNumber } from '#core/lessons/judge.ts';
import { lessonTexts } from '#messages/lessons.ts';
import type { AskProps } from './ask-props.ts';
import { MissNote } from './miss-note.tsx';

const longest = 16;

export function NumberAsk(props: AskProps<'number'>) {
  const t = useText(lessonTexts);
  const { given, onGiven, onSubmit, misses, isClosed, labelId } = props;
  const hint = useId();
  const box = useRef<HTMLInputElement>(null);
  // Counted, so that it is said again when it is handed in again.
  const [unread, setUnread] = useState(0);
  const miss = misses.at(-1);

  function type(text: string) {
    setUnread(0);
    onGiven(text.slice(0, longest));
  }
  const add = (sign: '-' | '/') => {
    type(sign === '-' ? (given.startsWith('-') ? given.slice(1) : `-${given}`) : `${given}/`);
    box.current?.focus();
  };
  function submit() {
    if (isClosed) return;
    if (readNumber(given) === null) {
      setUnread(unread + 1);
      box.current?.focus();
    } else onSubmit();
  }
  return (
    <div>
      <form
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          ref={box}
          aria-labelledby={labelId}
          aria-describedby={hint}
          aria-invalid={unread > 0 || undefined}
          value={given}
          readOnly={isClosed}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder=" "
          onChange={(event) => type(event.target.value)}
          className="h-13 w-44 rounded-1 border border-field bg-white px-3 text-right font-sans text-[1.25rem] font-semibold tabular-nums read-only:bg-paper-2 not-read-only:not-placeholder-shown:bg-beam-wash focus-visible:border-ink focus-visible:outline-hidden focus-visible:ring-3 focus-visible:ring-beam"
        />
        {isClosed ? null : (
          <>
            {/* A phone's number keys have neither. */}
            <span className="flex gap-2 md:hidden">
              <Button tone="quiet" aria-label={t('minus')} className="w-11" onClick={() => add('-')}>
                −
              </Button>
              <Button tone="quiet" aria-label={t('over')} className="w-11" onClick={() => add('/')}>
                /
              </Button>
            </span>
            <Button type="submit" tone="beam" size="lg" className="max-md:w-full">
              {t('submit')}
            </Button>
          </>
        )}
      </form>
      <p id={hint} className="mt-2 text-14 text-ink-3">
        {isClosed ? null : unread > 0 ? (
          <span key={unread} role="alert" className="text-brick">
            {t('number_unread')}
          </span>
        ) : (
          t('number_hint')
        )}
      </p>
      {miss && !isClosed ? <MissNote reply={miss.reply} className="mt-3 animate-rise" /> : null}
    </div>
  );
}
