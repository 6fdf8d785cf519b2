/** Which word fits the sentence; its meaning follows the answer. */
import { useState } from 'react';
import { useText } from '#app/locale.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { trainerTexts } from '#messages/words/trainer.ts';
import { CardFrame, OnlyButton, Verdict } from '../card-frame.tsx';
import { gradeOf } from '../engine/session-state.ts';
import { pressSound, useKeys } from '../keys.ts';
import { LeechNote } from '../leech-note.tsx';
import { GapSentence, wordIn } from '../marked.tsx';
import { WordBack, WordLine } from '../word-back.tsx';
import type { CardProps } from './card-props.ts';

/** The second sentence, for the first is the one that the plain card gives as a hint. */
const exampleOf = ({ card: { item } }: Pick<CardProps, 'card'>) => {
  const examples = item.entry?.senses[0]?.examples ?? [];
  return examples[1] ?? examples[0];
};

export function ChooseCard(props: CardProps) {
  const t = useText(trainerTexts);
  const { card, isFirst, note, onNote, onOutcome, onNext, onRest } = props;
  const { word, entry, choices, isLeech, memory } = card.item;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isHinted, setHinted] = useState(false);
  const example = exampleOf(props);
  const isDone = chosen !== null;
  const isRight = chosen === word;
  function choose(choice: string) {
    if (isDone) return;
    setChosen(choice);
    onOutcome(gradeOf(choice === word, isHinted));
  }
  useKeys(
    isDone
      ? { Enter: onNext, ' ': onNext, p: pressSound }
      : {
          ...Object.fromEntries(choices.map((choice, place) => [String(place + 1), () => choose(choice)])),
          h: () => setHinted(true),
        },
  );
  const keys = (
    <>
      {isDone ? (
        <KeyHint keys={['Enter']}>{t('key_next')}</KeyHint>
      ) : (
        <>
          <KeyHint keys={choices.map((_, place) => String(place + 1))}>{t('key_pick')}</KeyHint>
          <KeyHint keys={['H']}>{t('key_hint')}</KeyHint>
        </>
      )}
      <KeyHint keys={['Z']}>{t('key_undo')}</KeyHint>
    </>
  );
  return (
    <CardFrame
      kind="choose"
      step={isDone ? 'back' : 'front'}
      isFirst={isFirst}
      label={t('ask_choose')}
      bar={
        isDone ? (
          <OnlyButton isNext onClick={onNext}>
            {t('next')}
          </OnlyButton>
        ) : (
          <Choices choices={choices} onChoose={choose} />
        )
      }
      keys={keys}
    >
      {isLeech && onRest ? <LeechNote lapses={memory?.lapses ?? 0} onRest={onRest} /> : null}
      <p className="text-14 text-ink-3">{t('ask_choose')}</p>
      <p className="mt-3 text-21 leading-relaxed">
        <GapSentence text={example?.en ?? ''} filled={isDone ? wordIn(example?.en ?? '') : undefined} />
      </p>
      {isDone || isHinted ? (
        <p lang="zh-CN" role={isDone ? undefined : 'status'} className="mt-2 text-15 text-ink-3">
          {example?.zh}
        </p>
      ) : (
        <p className="mt-4">
          <TextButton tone="quiet" onClick={() => setHinted(true)}>
            {t('hint_choose')}
          </TextButton>
        </p>
      )}
      {isDone ? (
        <>
          <Verdict isRight={isRight}>{isRight ? null : t('wrong_choice', { word })}</Verdict>
          <div className="mt-6">
            <WordLine word={word} entry={entry} />
          </div>
          <WordBack item={card.item} note={note} onNote={onNote} isLeech={isLeech} />
        </>
      ) : null}
    </CardFrame>
  );
}

function Choices({ choices, onChoose }: { choices: readonly string[]; onChoose: (choice: string) => void }) {
  return (
    <div className="grid grid-cols-2 gap-2.5 md:grid-cols-4">
      {choices.map((choice, place) => (
        <button
          key={choice}
          type="button"
          lang="en"
          aria-keyshortcuts={String(place + 1)}
          onClick={() => onChoose(choice)}
          className="min-h-13 rounded-2 border border-field bg-white px-2 font-serif text-18 wrap-anywhere transition-colors hover:border-ink hover:bg-beam-faint active:bg-beam-wash"
        >
          {choice}
        </button>
      ))}
    </div>
  );
}
