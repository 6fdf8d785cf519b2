/** Words of a sentence that are tapped. A word takes along the part of the sentence that it belongs to. */
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { readable } from '#app/lessons/exam-english.ts';
import { useText } from '#app/locale.tsx';
import { SentenceVoice } from '#app/words/sentence-voice.tsx';
import { type Piece, piecesOfEnglish } from '#core/lessons/spans.ts';
import { plainText } from '#core/questions/runs.ts';
import { lateTexts } from '#messages/lessons/late.ts';
import type { AskProps } from './ask-props.ts';
import { MissNote } from './miss-note.tsx';

const looks = {
  plain: 'group-hover:underline',
  chosen: 'bg-beam-wash underline decoration-ink decoration-2 underline-offset-4',
  missed: 'bg-brick-wash underline decoration-brick decoration-2 underline-offset-4',
  right: 'bg-moss-wash underline decoration-moss decoration-2 underline-offset-4',
} as const;

export function MarkAsk(props: AskProps<'mark'>) {
  const t = useText(lateTexts);
  const { ask, given, onGiven, onSubmit, misses, isClosed, labelId } = props;
  const pieces = useMemo(
    () =>
      piecesOfEnglish(
        ask.english,
        ask.answers.map(({ span }) => span),
      ),
    [ask],
  );
  const words = pieces.flatMap(({ isWord }, place) => (isWord ? [place] : []));
  const [focus, setFocus] = useState(words[0] ?? 0);
  const sentence = useRef<HTMLParagraphElement>(null);
  const miss = misses.at(-1);
  const missed = new Set(misses.flatMap(({ place }) => place ?? []));

  /** A second tap on the same word gives it up, or takes the longer part around it. */
  function mark(word: number) {
    if (isClosed) return;
    const { spans } = pieces[word] as Piece;
    if (given?.word !== word) return onGiven({ place: spans[0] ?? null, word });
    const longer = spans[spans.indexOf(given.place ?? -1) + 1];
    onGiven(longer === undefined || given.place === null ? null : { place: longer, word });
  }
  const isIn = (piece: Piece, place: number) =>
    given !== null && (given.place === null ? place === given.word : piece.spans.includes(given.place));
  const lookOf = (piece: Piece, place: number) => {
    if (isIn(piece, place)) return isClosed ? looks.right : looks.chosen;
    return piece.spans.some((span) => missed.has(span)) ? looks.missed : looks.plain;
  };
  function press(event: KeyboardEvent, word: number) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = words[(words.indexOf(word) + step + words.length) % words.length] ?? word;
      setFocus(next);
      sentence.current?.querySelector<HTMLElement>(`[data-word="${next}"]`)?.focus();
    } else if (event.key === 'Enter' && given !== null && isIn(pieces[word] as Piece, word)) {
      event.preventDefault();
      onSubmit();
    }
  }
  const chosenText =
    given === null
      ? ''
      : given.place === null
        ? (pieces[given.word]?.text ?? '')
        : plainText(ask.answers[given.place]?.span ?? ask.english);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend could not be the prompt above the sentence
    <div role="group" aria-labelledby={labelId}>
      <div className="flex items-start gap-2">
        <p
          ref={sentence}
          lang="en"
          className="lesson-mark min-w-0 flex-1 font-serif text-18 md:text-[1.25rem]"
        >
          {pieces.map((piece, place) =>
            piece.isWord ? (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never move
                key={place}
                type="button"
                data-word={place}
                aria-pressed={isIn(piece, place)}
                aria-disabled={isClosed || undefined}
                tabIndex={place === focus ? 0 : -1}
                onClick={() => {
                  setFocus(place);
                  mark(place);
                }}
                onKeyDown={(event) => press(event, place)}
                className="group py-2"
              >
                <span className={lookOf(piece, place)}>{piece.text}</span>
              </button>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never move
              <span key={place} className={isSpaceIn(pieces, place) ? lookOf(piece, place) : ''}>
                {piece.text}
              </span>
            ),
          )}
        </p>
        <SentenceVoice sentence={readable(ask.english)} />
      </div>
      {isClosed ? null : (
        <p className="mt-2 text-14 text-ink-3">
          {given === null ? t('mark_hint') : t('marked', { words: chosenText })}
        </p>
      )}
      {miss && !isClosed ? <MissNote reply={miss.reply} className="mt-3 animate-rise" /> : null}
    </div>
  );
}

/** The space between two words of one part is lit with them. */
const isSpaceIn = (pieces: readonly Piece[], place: number): boolean =>
  pieces[place]?.spans.some((span) => pieces[place + 1]?.spans.includes(span)) ?? false;
