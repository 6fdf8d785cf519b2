/** Word → meaning, and meaning → word: the learner thinks, turns the card, and says how it was. */
import { useMemo, useState } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { LitSentence } from '#app/words/sentence.tsx';
import { piecesOf } from '#core/words/entry.ts';
import { trainerTexts } from '#messages/words/trainer.ts';
import { CardFrame, OnlyButton } from '../card-frame.tsx';
import { GradeBar } from '../grade-bar.tsx';
import { pressSound, useKeys } from '../keys.ts';
import { LeechNote } from '../leech-note.tsx';
import { WordBack, WordLine } from '../word-back.tsx';
import type { CardProps } from './card-props.ts';

export function RecognizeCard(props: CardProps) {
  return <TurnedCard {...props} isRecall={false} />;
}

export function RecallCard(props: CardProps) {
  return <TurnedCard {...props} isRecall />;
}

function TurnedCard({
  card,
  retention,
  isFirst,
  note,
  onNote,
  onGrade,
  onRest,
  isRecall,
}: CardProps & { isRecall: boolean }) {
  const t = useText(trainerTexts);
  const { item, memory } = card;
  const { word, entry, isLeech } = item;
  const [isTurned, setTurned] = useState(false);
  const [isHinted, setHinted] = useState(false);
  // The days on the buttons are those of the moment the card was turned.
  // biome-ignore lint/correctness/useExhaustiveDependencies: turning is the reason to look at the clock again
  const now = useMemo(() => new Date(), [isTurned]);
  const example = entry?.senses[0]?.examples[0];
  const canHint = isRecall || example !== undefined;
  useKeys(
    isTurned
      ? { 1: () => onGrade(1), 2: () => onGrade(2), 3: () => onGrade(3), 4: () => onGrade(4), p: pressSound }
      : {
          ' ': () => setTurned(true),
          Enter: () => setTurned(true),
          h: () => setHinted(true),
          p: () => {
            if (!isRecall) pressSound();
          },
        },
  );
  const keys = (
    <>
      {isTurned ? (
        <KeyHint keys={['1', '2', '3', '4']}>{t('key_grade')}</KeyHint>
      ) : (
        <KeyHint keys={[t('key_space')]}>{t('key_turn')}</KeyHint>
      )}
      {!isTurned && canHint ? <KeyHint keys={['H']}>{t('key_hint')}</KeyHint> : null}
      {isTurned || !isRecall ? <KeyHint keys={['P']}>{t('key_sound')}</KeyHint> : null}
      <KeyHint keys={['Z']}>{t('key_undo')}</KeyHint>
    </>
  );
  const bar = isTurned ? (
    <GradeBar word={word} memory={memory} retention={retention} now={now} onGrade={onGrade} />
  ) : (
    <OnlyButton onClick={() => setTurned(true)}>{t(isRecall ? 'show_word' : 'turn')}</OnlyButton>
  );
  return (
    <CardFrame
      kind={isRecall ? 'recall' : 'recognize'}
      step={isTurned ? 'back' : 'front'}
      isFirst={isFirst}
      label={isRecall && !isTurned ? t('ask_recall') : word}
      isCentered={!isTurned}
      bar={bar}
      keys={keys}
    >
      {isLeech && onRest ? <LeechNote lapses={memory?.lapses ?? 0} onRest={onRest} /> : null}
      {isTurned ? (
        <>
          <WordLine word={word} entry={entry} />
          <WordBack item={item} note={note} onNote={onNote} isLeech={isLeech} />
        </>
      ) : isRecall ? (
        <Meaning card={card} />
      ) : (
        <WordLine word={word} entry={entry} isCentered />
      )}
      {!isTurned && canHint ? (
        <div className="mt-8 min-h-16 text-center">
          {isHinted ? (
            <p role="status" className="text-18">
              {isRecall ? (
                t('first_letter', { letter: word.charAt(0), n: word.length })
              ) : (
                <LitSentence pieces={piecesOf(example?.en ?? '')} />
              )}
            </p>
          ) : (
            <TextButton tone="quiet" onClick={() => setHinted(true)}>
              {t(isRecall ? 'hint_recall' : 'hint')}
            </TextButton>
          )}
        </div>
      ) : null}
    </CardFrame>
  );
}

/** What it means, in both languages, the page's own first; the word itself is what is asked. */
function Meaning({ card: { item } }: Pick<CardProps, 'card'>) {
  const t = useText(trainerTexts);
  const isEnglish = useLocale() === 'en';
  const sense = item.entry?.senses[0];
  return (
    <div className="text-center">
      <p className="text-14 text-ink-3">{t('ask_recall')}</p>
      <div className={`mt-4 flex gap-2 ${isEnglish ? 'flex-col-reverse' : 'flex-col'}`}>
        <p
          lang="zh-CN"
          className={isEnglish ? 'font-serif text-18 text-ink-2' : 'font-serif text-34 font-bold'}
        >
          {sense?.zh ?? item.own?.gloss}
        </p>
        {sense ? (
          <p
            lang="en"
            className={isEnglish ? 'font-serif text-26 font-semibold' : 'font-serif text-18 text-ink-2'}
          >
            <i className="text-ink-3">{sense.pos}</i> {sense.en}
          </p>
        ) : null}
      </div>
    </div>
  );
}
