/** Things to be put in order: dragged by their handle, or moved by the arrows. */
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Said } from '#app/lessons/said.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { plainText } from '#core/questions/runs.ts';
import { lateTexts } from '#messages/lessons/late.ts';
import { rowLook } from './ask-look.ts';
import type { AskProps } from './ask-props.ts';
import { MissNote } from './miss-note.tsx';

const arrow =
  'grid size-11 flex-none place-items-center rounded-2 text-ink-2 hover:bg-paper-2 hover:text-ink active:bg-paper-3';

export function OrderAsk(props: AskProps<'order'>) {
  const t = useText(lateTexts);
  const locale = useLocale();
  const { ask, given, onGiven, misses, isClosed, labelId } = props;
  const list = useRef<HTMLOListElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const [moved, setMoved] = useState('');
  const miss = isClosed ? undefined : misses.at(-1);
  const pressed = useRef<HTMLElement>(null);

  // A row that is moved in the page loses the focus, which belongs to the button that moved it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is the reason to look
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [given]);

  function put(answer: number, to: number) {
    const rest = given.filter((one) => one !== answer);
    const place = Math.max(0, Math.min(rest.length, to));
    if (given[place] === answer) return;
    onGiven(rest.toSpliced(place, 0, answer));
    setMoved(t('moved', { n: place + 1 }));
  }
  /** The thing goes where the finger is: below all rows whose middle lies above it. */
  function drag(event: PointerEvent, answer: number) {
    const rows = [...(list.current?.children ?? [])].filter(
      (row) => (row as HTMLElement).dataset.answer !== String(answer),
    );
    const above = rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return top + height / 2 < event.clientY;
    });
    put(answer, above.length);
  }
  function hold(event: PointerEvent, answer: number) {
    if (isClosed) return;
    // By the list: the thing itself is taken out and put in again while it moves, and would lose the pointer.
    list.current?.setPointerCapture(event.pointerId);
    setHeld(answer);
  }
  const release = () => setHeld(null);
  return (
    <div>
      {isClosed ? null : <p className="mb-2 text-14 text-ink-3">{t('order_hint')}</p>}
      <ol
        ref={list}
        aria-labelledby={labelId}
        onPointerMove={(event) => {
          if (held === null) return;
          // Let go where nobody could tell.
          if (event.buttons === 0) release();
          else drag(event, held);
        }}
        onPointerUp={release}
        onPointerCancel={release}
        onLostPointerCapture={release}
        className="grid gap-2"
      >
        {given.map((answer, place) => {
          const { text, reply } = ask.answers[answer] as (typeof ask.answers)[number];
          const label = plainText(text[locale]);
          const isMissed = miss?.place === answer;
          const look = isClosed ? 'right' : held === answer ? 'chosen' : isMissed ? 'missed' : 'past';
          return (
            <li key={answer} data-answer={answer}>
              <div
                className={`flex min-h-13 items-center gap-1 rounded-1 border pr-1 ${isClosed ? 'pl-4' : ''} ${rowLook[look]}`}
              >
                {isClosed ? null : (
                  <span
                    onPointerDown={(event) => hold(event, answer)}
                    aria-hidden="true"
                    className="lesson-grip grid size-11 flex-none cursor-move place-items-center text-ink-3"
                  >
                    <GripVertical strokeWidth={1.75} className="size-5" />
                  </span>
                )}
                <span aria-hidden="true" className="w-6 flex-none font-serif text-ink-3">
                  {place + 1}
                </span>
                <span className="min-w-0 flex-1 py-2 text-16 text-ink">
                  <Said text={text} />
                </span>
                {isClosed ? null : (
                  <>
                    <button
                      type="button"
                      aria-label={t('move_up', { text: label })}
                      aria-disabled={place === 0 || undefined}
                      onClick={(event) => {
                        pressed.current = event.currentTarget;
                        put(answer, place - 1);
                      }}
                      className={`${arrow} ${place === 0 ? 'text-rule-2' : ''}`}
                    >
                      <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
                    </button>
                    <button
                      type="button"
                      aria-label={t('move_down', { text: label })}
                      aria-disabled={place === given.length - 1 || undefined}
                      onClick={(event) => {
                        pressed.current = event.currentTarget;
                        put(answer, place + 1);
                      }}
                      className={`${arrow} ${place === given.length - 1 ? 'text-rule-2' : ''}`}
                    >
                      <ArrowDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
                    </button>
                  </>
                )}
              </div>
              {isMissed ? <MissNote reply={reply} className="mt-2 mb-3 animate-rise" /> : null}
            </li>
          );
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {moved}
      </p>
    </div>
  );
}
