/** What a word stands beside: synonyms and what parts them, opposites, groups, family, origin. */
import type { ReactNode } from 'react';
import { Link, useLocale, usePick, useText } from '#app/locale.tsx';
import type { WordReply } from '#app/pages/words/replies.ts';
import { Badge } from '#app/ui/badge.tsx';
import { MarkedNote } from '#app/words/sentence.tsx';
import { wordPages } from '#messages/words/pages.ts';

type Entry = WordReply['entry'];
type Related = { entry: Entry; known: readonly string[] };

/** Words of the deck have pages; others are just named. */
function WordName({
  word,
  known,
  className = '',
}: {
  word: string;
  known: readonly string[];
  className?: string;
}) {
  const look = `font-serif ${className}`;
  return known.includes(word) ? (
    <Link
      to={`/words/${word}`}
      lang="en"
      className={`${look} underline decoration-rule-2 underline-offset-4 hover:decoration-ink`}
    >
      {word}
    </Link>
  ) : (
    <span lang="en" className={look}>
      {word}
    </span>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-10 border-t border-ink pt-3">
      <h2 className="text-21">{title}</h2>
      {children}
    </section>
  );
}

export function Synonyms({ entry: { synonyms, senses }, known }: Related) {
  const t = useText(wordPages);
  const pick = usePick();
  if (synonyms.length === 0) return null;
  return (
    <Part title={t('synonyms')}>
      <ul className="mt-1">
        {synonyms.map(({ word, sense, swaps, note }) => (
          <li
            key={`${word} ${sense}`}
            className="grid gap-x-6 border-b border-rule py-3 md:grid-cols-[minmax(0,11rem)_minmax(0,1fr)] md:items-baseline"
          >
            <span className="flex flex-wrap items-baseline gap-x-2.5">
              <WordName word={word} known={known} className="text-18" />
              {swaps ? <Badge>{t('swaps')}</Badge> : null}
            </span>
            <span className="text-15 text-ink-2">
              {senses.length > 1 ? (
                <span className="mr-2 text-13 text-ink-3">{t('of_sense', { n: sense })}</span>
              ) : null}
              <MarkedNote text={pick(note)} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Opposites({ entry: { antonyms, senses }, known }: Related) {
  const t = useText(wordPages);
  if (antonyms.length === 0) return null;
  return (
    <Part title={t('antonyms')}>
      <ul className="mt-2 flex flex-wrap gap-x-8 gap-y-1">
        {antonyms.map(({ word, sense, of }) => (
          <li key={`${word} ${sense}`} className="flex min-h-11 items-baseline gap-2 md:min-h-9">
            <WordName word={word} known={known} className="text-18" />
            {of ? (
              <span className="text-13 text-ink-3">{t('antonym_of', { word: of })}</span>
            ) : senses.length > 1 && sense > 1 ? (
              <span className="text-13 text-ink-3">{t('of_sense', { n: sense })}</span>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}

export function Groups({ groups, word: own }: { groups: WordReply['groups']; word: string }) {
  const t = useText(wordPages);
  const pick = usePick();
  if (groups.length === 0) return null;
  return (
    <Part title={t('in_groups')}>
      <ul>
        {groups.map(({ id, title, line, members }) => (
          <li key={id} className="group relative border-b border-rule py-3.5">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <Link
                to={`/words/groups/${id}`}
                className="text-16 font-semibold decoration-beam decoration-4 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {pick(title)}
              </Link>
              <span className="text-15 text-ink-2">{pick(line)}</span>
            </p>
            <p lang="en" className="mt-1 flex flex-wrap gap-x-4 font-serif text-16">
              {members.map(({ word }) => (
                <span key={word} className={word === own ? 'font-bold' : 'text-ink-2'}>
                  {word}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-rule pt-3">
      <h2 className="font-sans text-14 font-semibold">{title}</h2>
      {children}
    </section>
  );
}

const bands = {
  1: 'frequency_1',
  2: 'frequency_2',
  3: 'frequency_3',
  4: 'frequency_4',
  5: 'frequency_5',
} as const;

export function AsideFacts({ entry, known }: Related) {
  const t = useText(wordPages);
  const locale = useLocale();
  const { family, root, collocations, register, frequency } = entry;
  const band = bands[frequency as keyof typeof bands];
  return (
    <>
      {family.length > 0 ? (
        <Fact title={t('family')}>
          <ul className="mt-1 space-y-1.5">
            {family.map(({ word, pos, zh }) => (
              <li key={word} className="flex flex-wrap items-baseline gap-x-3">
                <WordName word={word} known={known} className="text-16" />
                <span className="text-14 text-ink-2">
                  <i lang="en" className="font-serif text-ink-3">
                    {pos}
                  </i>{' '}
                  <span lang="zh-CN">{zh}</span>
                </span>
              </li>
            ))}
          </ul>
        </Fact>
      ) : null}
      {collocations.length > 0 ? (
        <Fact title={t('collocations')}>
          <ul lang="en" className="mt-1 font-serif text-16 text-ink-2">
            {collocations.map((phrase) => (
              <li key={phrase}>{phrase}</li>
            ))}
          </ul>
        </Fact>
      ) : null}
      {root ? (
        <Fact title={t('root')}>
          <p className="mt-1 text-15 text-ink-2">
            <MarkedNote text={root[locale]} />
          </p>
        </Fact>
      ) : null}
      <Fact title={t('register')}>
        <p className="mt-1 text-15 text-ink-2">
          <MarkedNote text={register[locale]} />
        </p>
      </Fact>
      {band ? (
        <Fact title={t('frequency')}>
          <p className="mt-1 text-15 text-ink-2">{t(band)}</p>
        </Fact>
      ) : null}
    </>
  );
}
