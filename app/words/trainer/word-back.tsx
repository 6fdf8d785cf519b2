/** All that a card tells of its word, once it may. */
import type { ReactNode } from 'react';
import { useLocale, usePick, useText } from '#app/locale.tsx';
import { LitSentence, MarkedNote } from '#app/words/sentence.tsx';
import { piecesOf, type Sense, type WordEntry } from '#core/words/entry.ts';
import { trainerTexts } from '#messages/words/trainer.ts';
import { CardSound } from './card-sound.tsx';
import type { Item } from './engine/session-state.ts';
import { OwnNote } from './own-note.tsx';

export function WordLine({
  word,
  entry,
  isCentered,
}: {
  word: string;
  entry: WordEntry | null;
  isCentered?: boolean;
}) {
  const parts = [...new Set(entry?.senses.map(({ pos }) => pos))].join(' ');
  return (
    <div className={isCentered ? 'text-center' : ''}>
      <h2
        lang="en"
        className={`font-serif leading-tight font-bold wrap-anywhere md:text-60 ${isCentered ? 'text-[2.75rem]' : 'text-[2.25rem]'}`}
      >
        {word}
      </h2>
      {entry ? (
        <p
          lang="en"
          className={`mt-1 flex min-h-11 flex-wrap items-center gap-x-3 text-18 text-ink-2 ${isCentered ? 'justify-center' : ''}`}
        >
          <span>/{entry.ipa}/</span>
          <CardSound word={word} ipa={entry.ipa} />
          <i className="font-serif text-ink-3">{parts}</i>
        </p>
      ) : null}
    </div>
  );
}

type BackProps = {
  item: Item;
  note: string;
  /** Undefined for visitors, who have no notes. */
  onNote?: ((note: string) => void) | undefined;
  isLeech?: boolean;
};

export function WordBack({ item, note, onNote, isLeech = false }: BackProps) {
  const t = useText(trainerTexts);
  const pick = usePick();
  const { entry, own, groups } = item;
  const noteField = onNote ? (
    <OwnNote key={item.word} note={note} onSave={onNote} isOpen={isLeech || note !== ''} />
  ) : null;
  if (!entry)
    return (
      <>
        <Part title={t('own_gloss')}>
          <p className="text-21">{own?.gloss}</p>
        </Part>
        {noteField}
      </>
    );
  const main = entry.senses.filter(({ isCore }) => isCore);
  const core = main.length > 0 ? main : entry.senses.slice(0, 1);
  const rest = entry.senses.filter((sense) => !core.includes(sense));
  const confusion = entry.confusion ? (
    <Part title={t('confusion')}>
      <p>
        <MarkedNote text={pick(entry.confusion)} />
      </p>
    </Part>
  ) : null;
  const root = entry.root ? (
    <Part title={t('root')}>
      <p>
        <MarkedNote text={pick(entry.root)} />
      </p>
    </Part>
  ) : null;
  return (
    <>
      <Senses senses={core} />
      {isLeech ? (
        <>
          {confusion}
          {root}
          {noteField}
        </>
      ) : (
        confusion
      )}
      {rest.length > 0 ? (
        <Part title={t('more_senses')}>
          <Senses senses={rest} isSmall />
        </Part>
      ) : null}
      <Synonyms entry={entry} />
      {groups.map(({ id, title, words }) => (
        <Part key={id} title={t('group', { title: pick(title) })}>
          <p lang="en" className="flex flex-wrap gap-x-5 font-serif text-18">
            {words.map((word) => (
              <span key={word} className={word === item.word ? 'font-bold' : ''}>
                {word}
              </span>
            ))}
          </p>
        </Part>
      ))}
      {entry.family.length > 0 ? (
        <Part title={t('family')}>
          <dl className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)] gap-x-6 gap-y-1">
            {entry.family.map(({ word, pos, zh }) => (
              <div key={`${word} ${pos}`} className="contents">
                <dt lang="en" className="font-serif text-18">
                  {word}
                </dt>
                <dd className="self-center text-15 text-ink-2">
                  <span lang="en">{pos}</span> <span lang="zh-CN">{zh}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
      {entry.collocations.length > 0 ? (
        <Part title={t('collocations')}>
          <ul lang="en" className="font-serif text-16">
            {entry.collocations.map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </ul>
        </Part>
      ) : null}
      {isLeech ? null : (
        <>
          {root}
          {noteField}
        </>
      )}
    </>
  );
}

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5 border-t border-rule pt-4">
      <h3 className="mb-1 font-sans text-14 font-semibold text-ink-2">{title}</h3>
      {children}
    </section>
  );
}

/** Both languages, the page's own first. */
function Senses({ senses, isSmall = false }: { senses: readonly Sense[]; isSmall?: boolean }) {
  const isEnglish = useLocale() === 'en';
  const first = isSmall ? 'text-16' : 'text-21';
  return (
    <ol className={isSmall ? '' : 'mt-5 grid gap-5'}>
      {senses.map(({ pos, en, zh, examples }, place) => (
        <li key={en} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
          <span aria-hidden="true" className="font-serif text-18 text-ink-3">
            {senses.length > 1 ? place + 1 : ''}
          </span>
          <div className={`flex flex-col ${senses.length > 1 ? '' : '-ml-7'}`}>
            <p
              lang="zh-CN"
              className={`font-serif ${isEnglish ? 'order-1 text-16 text-ink-2' : `${first} font-bold`}`}
            >
              {zh}
            </p>
            <p
              lang="en"
              className={`font-serif ${isEnglish ? `${first} font-semibold` : 'text-16 text-ink-2'}`}
            >
              <i className="text-ink-3">{pos}</i> {en}
            </p>
            {isSmall
              ? null
              : examples.slice(0, 1).map((example) => (
                  <div key={example.en} className="order-2 mt-3">
                    <p className="text-18">
                      <LitSentence pieces={piecesOf(example.en)} />
                    </p>
                    <p lang="zh-CN" className="text-15 text-ink-3">
                      {example.zh}
                    </p>
                  </div>
                ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Synonyms({ entry }: { entry: WordEntry }) {
  const t = useText(trainerTexts);
  const pick = usePick();
  if (entry.synonyms.length === 0 && entry.antonyms.length === 0) return null;
  return (
    <Part title={t('synonyms')}>
      <ul className="grid gap-2">
        {entry.synonyms.map(({ word, swaps, note }) => (
          <li key={word}>
            <span lang="en" className="font-serif text-18">
              {word}
            </span>
            {swaps ? (
              <span className="ml-2 rounded-1 border border-rule-2 px-1.5 text-12 text-ink-2">
                {t('swaps')}
              </span>
            ) : null}
            <p className="text-15 text-ink-2">
              <MarkedNote text={pick(note)} />
            </p>
          </li>
        ))}
      </ul>
      {entry.antonyms.length > 0 ? (
        <p className="mt-2 text-15 text-ink-2">
          {t('antonyms')}{' '}
          <span lang="en" className="font-serif text-16 text-ink">
            {entry.antonyms.map(({ word }) => word).join(', ')}
          </span>
        </p>
      ) : null}
    </Part>
  );
}
