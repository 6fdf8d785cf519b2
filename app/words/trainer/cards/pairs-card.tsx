/** Synonyms as in a sentence equivalence: first the pairs are found, then the one that fits the sentence. */
import { useState } from 'react';
import { usePick, useText } from '#app/locale.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Grade } from '#core/words/memory.ts';
import { trainerTexts } from '#messages/words/trainer.ts';
import { CardFrame, OnlyButton, Verdict } from '../card-frame.tsx';
import type { Item } from '../engine/session-state.ts';
import { pressSound, useKeys } from '../keys.ts';
import { LeechNote } from '../leech-note.tsx';
import { GapSentence } from '../marked.tsx';
import { WordBack, WordLine } from '../word-back.tsx';
import type { CardProps } from './card-props.ts';

type Drill = NonNullable<Item['drill']>;
type Pair = readonly [string, string];

const isSame = (one: Pair, other: Pair | null): boolean =>
  other !== null && one.every((word) => other.includes(word));

const nameOf = (pair: Pair): string => pair.join(' / ');

export function PairsCard(props: CardProps) {
  return props.card.item.drill ? <Pairs {...props} drill={props.card.item.drill} /> : null;
}

function Pairs({
  card,
  isFirst,
  note,
  onNote,
  onOutcome,
  onNext,
  onRest,
  drill,
}: CardProps & { drill: Drill }) {
  const t = useText(trainerTexts);
  const { word, entry, isLeech, memory } = card.item;
  const [found, setFound] = useState<readonly Pair[]>([]);
  const [picked, setPicked] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Pair | null>(null);
  const [isOwnMissed, setOwnMissed] = useState(false);
  const [isHelped, setHelped] = useState(false);
  const [isHinted, setHinted] = useState(false);
  const [fitted, setFitted] = useState<Pair | null>(null);
  const wanted = drill.decoy ? 2 : 1;
  const isMatched = found.length === wanted;
  const isDone = fitted !== null;
  const isRight = fitted !== null && isSame(fitted, drill.pair);
  const shown = isMatched ? arrange(drill, found) : drill.words;
  const example = entry?.senses[0]?.examples[0];

  const gradeFor = (pair: Pair, isMissed: boolean): Grade =>
    !isSame(pair, drill.pair) || isMissed ? 1 : isHinted || isHelped ? 2 : 3;
  function putIn(pair: Pair, isMissed = isOwnMissed) {
    if (isDone) return;
    setFitted(pair);
    onOutcome(gradeFor(pair, isMissed));
  }
  function pick(one: string) {
    setWrong(null);
    if (isMatched || found.some((pair) => pair.includes(one))) return;
    if (picked === null || picked === one) return setPicked(picked === one ? null : one);
    const pair: Pair = [picked, one];
    setPicked(null);
    if (!isSame(pair, drill.pair) && !isSame(pair, drill.decoy)) {
      setWrong(pair);
      // A slip among the other words says little about this one.
      if (pair.some((member) => drill.pair.includes(member))) setOwnMissed(true);
      else setHelped(true);
      return;
    }
    setFound([...found, pair]);
    if (wanted === 1) putIn(drill.pair);
  }
  useKeys(
    isDone
      ? { Enter: onNext, ' ': onNext, p: pressSound }
      : isMatched
        ? Object.fromEntries(found.map((pair, place) => [String(place + 1), () => putIn(pair)]))
        : {
            ...Object.fromEntries(drill.words.map((one, place) => [String(place + 1), () => pick(one)])),
            h: () => setHinted(true),
          },
  );
  const bar = isDone ? (
    <OnlyButton isNext onClick={onNext}>
      {t('next')}
    </OnlyButton>
  ) : isMatched ? (
    <Fits pairs={found} onFit={putIn} />
  ) : (
    <p className="flex min-h-13 items-center justify-center text-15 text-ink-2">
      {isHinted ? (
        t(drill.decoy ? 'ask_pairs' : 'ask_pair')
      ) : (
        <TextButton onClick={() => setHinted(true)}>{t('hint_pairs')}</TextButton>
      )}
    </p>
  );
  return (
    <CardFrame
      kind="pairs"
      step={isDone ? 'back' : isMatched ? 'fit' : 'front'}
      isFirst={isFirst}
      label={t(drill.decoy ? 'ask_pairs' : 'ask_pair')}
      bar={bar}
      keys={
        <>
          {isDone ? (
            <KeyHint keys={['Enter']}>{t('key_next')}</KeyHint>
          ) : (
            <KeyHint keys={isMatched ? ['1', '2'] : ['1', '–', '6']}>{t('key_pick')}</KeyHint>
          )}
          {isMatched ? null : <KeyHint keys={['H']}>{t('key_hint')}</KeyHint>}
          <KeyHint keys={['Z']}>{t('key_undo')}</KeyHint>
        </>
      }
    >
      {isLeech && onRest ? <LeechNote lapses={memory?.lapses ?? 0} onRest={onRest} /> : null}
      <ol className="flex items-center gap-3 text-15 font-semibold">
        <li className={isMatched ? 'text-moss' : ''}>
          {isMatched ? <span aria-hidden="true">✓ </span> : null}
          {t('pairs_first')}
        </li>
        {drill.decoy ? (
          <>
            <li aria-hidden="true" className="w-10 border-t border-rule-2" />
            <li className={isMatched ? '' : 'font-normal text-ink-3'}>{t('pairs_then')}</li>
          </>
        ) : null}
      </ol>
      {isMatched ? null : (
        <p className="mt-2 text-15 text-ink-2">{t(drill.decoy ? 'ask_pairs' : 'ask_pair')}</p>
      )}
      <Tiles
        words={shown}
        drill={drill}
        found={found}
        picked={picked}
        lit={fitted === null ? null : drill.pair}
        isMatched={isMatched}
        hasGlosses={isHinted || isMatched}
        onPick={pick}
      />
      <p role="status" className="mt-3 min-h-6 text-15 text-brick">
        {wrong ? t('no_pair', { one: wrong[0], other: wrong[1] }) : null}
      </p>
      {isMatched && drill.decoy ? (
        <>
          <p className="mt-1 text-14 text-ink-3">{t('ask_fit')}</p>
          <p className="mt-2 text-21 leading-relaxed">
            <GapSentence text={example?.en ?? ''} filled={isDone ? nameOf(drill.pair) : undefined} />
          </p>
          {isDone ? (
            <p lang="zh-CN" className="mt-2 text-15 text-ink-3">
              {example?.zh}
            </p>
          ) : null}
        </>
      ) : null}
      {isDone ? (
        <>
          <Verdict isRight={isRight}>
            {t('fits', { pair: nameOf(drill.pair) })}
            {drill.decoy ? ` ${t('fits_not', { pair: nameOf(drill.decoy) })}` : null}
          </Verdict>
          <div className="mt-6">
            <WordLine word={word} entry={entry} />
          </div>
          <WordBack item={card.item} note={note} onNote={onNote} isLeech={isLeech} />
        </>
      ) : null}
    </CardFrame>
  );
}

/** Pairs first, in the order in which they were found, and those that are alone at the end. */
const arrange = ({ words }: Drill, found: readonly Pair[]): string[] => {
  const paired = found.flat();
  return [...paired, ...words.filter((one) => !paired.includes(one))];
};

type TilesProps = {
  words: readonly string[];
  drill: Drill;
  found: readonly Pair[];
  picked: string | null;
  lit: Pair | null;
  isMatched: boolean;
  hasGlosses: boolean;
  onPick: (word: string) => void;
};

/** On phones a pair is a row, on wide screens a column. */
function Tiles({ words, drill, found, picked, lit, isMatched, hasGlosses, onPick }: TilesProps) {
  const choose = usePick();
  return (
    <ul
      className={`mt-4 grid grid-cols-2 gap-2.5 md:gap-4 ${isMatched ? 'md:grid-flow-col md:grid-cols-3 md:grid-rows-2' : 'md:grid-cols-3'}`}
    >
      {words.map((one, place) => {
        const gloss = drill.glosses.find(({ word }) => word === one);
        const isFound = found.some((pair) => pair.includes(one));
        const look =
          lit?.includes(one) || picked === one
            ? 'border-ink bg-beam-wash'
            : isFound
              ? 'border-ink bg-white'
              : isMatched
                ? 'border-dashed border-field bg-white text-ink-3'
                : 'border-field bg-white hover:border-ink hover:bg-beam-faint';
        return (
          <li key={one} className="grid">
            <button
              type="button"
              aria-pressed={picked === one || isFound}
              aria-keyshortcuts={isMatched ? undefined : String(place + 1)}
              aria-disabled={isMatched || isFound || undefined}
              onClick={() => onPick(one)}
              className={`flex min-h-17 w-full flex-col items-center justify-center rounded-1 border px-2 py-1.5 leading-snug transition-colors ${look}`}
            >
              <span lang="en" className="font-serif text-18 font-semibold wrap-anywhere">
                {one}
              </span>
              {hasGlosses && gloss ? (
                <span className="text-13 text-ink-2">{choose({ zh_cn: gloss.zh, en: gloss.en })}</span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Fits({ pairs, onFit }: { pairs: readonly Pair[]; onFit: (pair: Pair) => void }) {
  return (
    <div className="grid gap-2.5 md:grid-cols-2">
      {pairs.map((pair, place) => (
        <button
          key={nameOf(pair)}
          type="button"
          lang="en"
          data-fit=""
          aria-keyshortcuts={String(place + 1)}
          onClick={() => onFit(pair)}
          className="min-h-13 rounded-2 border border-field bg-white px-2 font-serif text-18 transition-colors hover:border-ink hover:bg-beam-faint active:bg-beam-wash"
        >
          {pair.join(' · ')}
        </button>
      ))}
    </div>
  );
}
