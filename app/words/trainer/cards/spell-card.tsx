/** By its sound and its meaning: the word is written. */
import { type FormEvent, useState } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { trainerTexts } from '#messages/words/trainer.ts';
import { CardFrame, OnlyButton, Verdict } from '../card-frame.tsx';
import { CardSound } from '../card-sound.tsx';
import { gradeOf } from '../engine/session-state.ts';
import { differingLetters, isSpelled } from '../engine/spelling.ts';
import { pressSound, useKeys } from '../keys.ts';
import { LeechNote } from '../leech-note.tsx';
import { WordBack, WordLine } from '../word-back.tsx';
import type { CardProps } from './card-props.ts';

export function SpellCard({ card, isFirst, note, onNote, onOutcome, onNext, onRest }: CardProps) {
  const t = useText(trainerTexts);
  const isEnglish = useLocale() === 'en';
  const { word, entry, isLeech, memory } = card.item;
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [isHinted, setHinted] = useState(false);
  const isDone = typed !== null;
  const isRight = typed !== null && isSpelled(typed, word);
  const sense = entry?.senses[0];
  function check(answer: string) {
    if (isDone) return;
    setTyped(answer);
    onOutcome(gradeOf(isSpelled(answer, word), isHinted));
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') check(text);
  }
  useKeys(
    isDone ? { Enter: onNext, ' ': onNext, p: pressSound } : { p: pressSound, h: () => setHinted(true) },
  );
  const bar = isDone ? (
    <OnlyButton isNext onClick={onNext}>
      {t('next')}
    </OnlyButton>
  ) : (
    <div className="mx-auto grid max-w-104 grid-cols-[1fr_2fr] gap-2.5">
      <Button tone="quiet" size="lg" onClick={() => check('')}>
        {t('give_up')}
      </Button>
      <Button tone="beam" size="lg" wide type="submit" form="spelling" disabled={text.trim() === ''}>
        {t('check')}
      </Button>
    </div>
  );
  return (
    <CardFrame
      kind="spell"
      step={isDone ? 'back' : 'front'}
      isFirst={isFirst}
      label={t('ask_spell')}
      bar={bar}
      keys={
        <>
          <KeyHint keys={['Enter']}>{t(isDone ? 'key_next' : 'check')}</KeyHint>
          {isDone ? <KeyHint keys={['P']}>{t('key_sound')}</KeyHint> : null}
          {isDone ? <KeyHint keys={['Z']}>{t('key_undo')}</KeyHint> : null}
        </>
      }
    >
      {isLeech && onRest ? <LeechNote lapses={memory?.lapses ?? 0} onRest={onRest} /> : null}
      {isDone ? (
        <>
          {isRight ? <Verdict isRight>{null}</Verdict> : <Differences typed={typed} word={word} />}
          <div className="mt-6">
            <WordLine word={word} entry={entry} />
          </div>
          <WordBack item={card.item} note={note} onNote={onNote} isLeech={isLeech} />
        </>
      ) : (
        <form id="spelling" onSubmit={submit} className="mx-auto w-full max-w-104 md:pt-8">
          <div className="flex items-center justify-between gap-4">
            <p className="text-14 text-ink-3">{t('ask_spell')}</p>
            {entry ? <CardSound word={t('spell_label')} ipa={entry.ipa} /> : null}
          </div>
          <div className={`mt-2 flex gap-1 ${isEnglish ? 'flex-col-reverse' : 'flex-col'}`}>
            <p
              lang="zh-CN"
              className={isEnglish ? 'font-serif text-16 text-ink-2' : 'font-serif text-26 font-bold'}
            >
              {sense?.zh}
            </p>
            <p
              lang="en"
              className={isEnglish ? 'font-serif text-21 font-semibold' : 'font-serif text-16 text-ink-2'}
            >
              <i className="text-ink-3">{sense?.pos}</i> {sense?.en}
            </p>
          </div>
          <Field label={t('spell_label')} labelHidden className="mt-6">
            <TextInput
              lang="en"
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
              autoFocus={!isFirst}
              autoCapitalize="none"
              autoCorrect="off"
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="done"
              maxLength={60}
              className="text-center font-serif"
            />
          </Field>
          <div className="mt-3 min-h-11 text-center">
            {isHinted ? (
              <p role="status" lang="en" className="text-18 text-ink-2">
                /{entry?.ipa}/
              </p>
            ) : (
              <TextButton tone="quiet" onClick={() => setHinted(true)}>
                {t('hint_spell')}
              </TextButton>
            )}
          </div>
        </form>
      )}
    </CardFrame>
  );
}

/** The word with the letters lit that were missing or others. */
function Differences({ typed, word }: { typed: string; word: string }) {
  const t = useText(trainerTexts);
  const written = typed.trim();
  return (
    <Verdict isRight={false}>
      {written === '' ? t('wrong_none', { word }) : t('spell_wrong', { typed: written, word })}
      <span aria-hidden="true" lang="en" className="mt-1 block font-serif text-21">
        {differingLetters(written, word).map(({ letter, differs, place }) => (
          <span key={place} className={differs ? 'border-b-2 border-brick font-bold text-brick' : ''}>
            {letter}
          </span>
        ))}
      </span>
    </Verdict>
  );
}
