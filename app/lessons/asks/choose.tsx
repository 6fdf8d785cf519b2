/** One of a few answers, or two; a prediction is answered like a choice. */
import { Check, X } from 'lucide-react';
import { SaidName } from '#app/lessons/said.tsx';
import { useText } from '#app/locale.tsx';
import { useKeys } from '#app/words/trainer/keys.ts';
import { lessonTexts } from '#messages/lessons.ts';
import { type RowState, rowLook } from './ask-look.ts';
import type { AskProps } from './ask-props.ts';
import { MissNote } from './miss-note.tsx';

export function Choose(props: AskProps<'choose' | 'predict'>) {
  const t = useText(lessonTexts);
  const { ask, given, onGiven, onSubmit, misses, isClosed, isCurrent, labelId } = props;
  const pick = ask.kind === 'choose' ? ask.pick : 1;
  const missed = new Set(misses.map(({ place }) => place));

  function choose(place: number) {
    if (isClosed || missed.has(place)) return;
    if (pick === 1) return onSubmit([place]);
    const others = given.filter((one) => one !== place);
    // A third pushes out the one that was chosen first.
    onGiven(others.length < given.length ? others : [...others.slice(-(pick - 1)), place]);
  }
  useKeys(
    isCurrent && !isClosed
      ? Object.fromEntries(ask.answers.map((_, place) => [String(place + 1), () => choose(place)]))
      : {},
  );
  const stateOf = (place: number): RowState => {
    if (missed.has(place)) return 'missed';
    if (given.includes(place)) return !isClosed || ask.kind === 'predict' ? 'chosen' : 'right';
    return isClosed ? 'past' : 'open';
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend could not be the prompt above the sentence
    <div role="group" aria-labelledby={labelId}>
      {pick > 1 && !isClosed ? <p className="mb-2 text-14 text-ink-3">{t('pick_two')}</p> : null}
      <ul className="grid gap-2">
        {ask.answers.map(({ text, reply }, place) => {
          const state = stateOf(place);
          return (
            <li key={text.en}>
              <button
                type="button"
                data-answer={place}
                data-state={state}
                aria-pressed={pick > 1 ? given.includes(place) : undefined}
                aria-disabled={isClosed || state === 'missed' || undefined}
                aria-keyshortcuts={isCurrent && !isClosed ? String(place + 1) : undefined}
                onClick={() => choose(place)}
                className={`flex min-h-13 w-full items-center gap-4 rounded-1 border px-4 py-2 text-left text-16 transition-colors ${rowLook[state]}`}
              >
                <span aria-hidden="true" className="w-4 flex-none text-14 text-ink-3 max-md:hidden">
                  {place + 1}
                </span>
                <span className="min-w-0 flex-1 break-words">
                  <SaidName text={text} />
                </span>
                <AnswerMark state={state} />
              </button>
              {state === 'missed' ? <MissNote reply={reply} className="mt-2 mb-3 animate-rise" /> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** A shape and a word, so that colour says nothing alone. */
export function AnswerMark({ state }: { state: RowState }) {
  const t = useText(lessonTexts);
  if (state !== 'missed' && state !== 'right') return null;
  const Icon = state === 'right' ? Check : X;
  return (
    <span className={`flex-none ${state === 'right' ? 'text-moss' : 'text-brick'}`}>
      <Icon aria-hidden="true" strokeWidth={2} className="size-4" />
      <span className="sr-only">{t(state === 'right' ? 'right' : 'wrong')}</span>
    </span>
  );
}
