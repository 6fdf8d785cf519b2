/** /miniprogram: today's words as cards. What was not known comes back until it is; progress stays on the device. */
import { useEffect, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { Progress } from '#app/ui/progress.tsx';
import type { Calls } from '#contract/all.ts';
import { say } from '#core/texts.ts';
import { pageTexts } from '#messages/site/pages.ts';
import type { Route } from './+types/miniprogram.ts';

type Word = Calls['GET /api/words']['reply'][number];

export const loader = sharedLoader(({ api }: SharedArgs) => {
  return api('GET /api/words');
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(pageTexts, metaLocale(args));
  return pageMeta(args, { title: t('cards_title'), description: t('mini_intro_description') });
};

type Round = { /** Places of the words that are still to come. */ queue: number[]; missed: number[] };

const key = 'beacon.words';

/** A round is kept for the words it was begun with: tomorrow's are others. */
function readRound(words: readonly Word[]): Round | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as (Round & { first: string }) | null;
    return kept && kept.first === words[0]?.word && Array.isArray(kept.queue) ? kept : null;
  } catch {
    return null;
  }
}

function keepRound(words: readonly Word[], round: Round): void {
  try {
    localStorage.setItem(key, JSON.stringify({ ...round, first: words[0]?.word }));
  } catch {
    // Without storage the round starts anew with the next visit.
  }
}

export default function Miniprogram({ loaderData: words }: Route.ComponentProps) {
  const t = useText(pageTexts);
  const fresh = (): Round => ({ queue: words.map((_, place) => place), missed: [] });
  const [round, setRound] = useState<Round>(fresh);
  const [isTurned, setIsTurned] = useState(false);
  useEffect(() => {
    const kept = readRound(words);
    if (kept) setRound(kept);
  }, [words]);

  function go(next: Round) {
    setRound(next);
    setIsTurned(false);
    keepRound(words, next);
  }
  const [place = -1, ...rest] = round.queue;
  const word = words[place];
  const done = words.length - new Set(round.queue).size;
  return (
    <Page className="max-w-[38rem]!">
      <h1 className="text-26">{t('cards_title')}</h1>
      <Progress
        label={t('cards_title')}
        labelHidden
        value={done}
        max={words.length}
        figure={t('cards_of', { n: done, all: words.length })}
        className="mt-4"
      />
      <p className="mt-2 text-right text-13 text-ink-3">{t('cards_of', { n: done, all: words.length })}</p>
      {word ? (
        <Card
          word={word}
          isTurned={isTurned}
          onTurn={() => setIsTurned(true)}
          onKnown={() => go({ ...round, queue: rest })}
          onUnknown={() => go({ queue: [...rest, place], missed: [...new Set([...round.missed, place])] })}
        />
      ) : (
        <section className="mt-4 border border-ink bg-white p-6 md:p-9">
          <h2 className="text-26">{t('finished')}</h2>
          <p className="mt-2 text-ink-2">{t('finished_text', { n: words.length - round.missed.length })}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink tone="ink" to="/questions?type=fill&tag=1" arrow>
              {t('to_bank')}
            </ButtonLink>
            <Button tone="quiet" onClick={() => go(fresh())}>
              {t('again')}
            </Button>
          </div>
        </section>
      )}
      <p className="mt-4 text-13 text-ink-3">{t('mini_data')}</p>
    </Page>
  );
}

type CardProps = {
  word: Word;
  isTurned: boolean;
  onTurn: () => void;
  onKnown: () => void;
  onUnknown: () => void;
};

function Card({ word, isTurned, onTurn, onKnown, onUnknown }: CardProps) {
  const t = useText(pageTexts);
  return (
    <section aria-live="polite" className="mt-4 border border-ink bg-white p-6 md:p-9">
      <p lang="en" className="font-serif text-44 leading-tight font-bold">
        {word.word}
      </p>
      <p lang="en" className="mt-1 text-14 text-ink-3">
        /{word.ipa}/ {word.part}
      </p>
      <p lang="en" className="mt-6 font-serif text-18 leading-relaxed">
        <Sentence text={word.sentence} word={word.word} />
      </p>
      <div className="mt-6 min-h-24 border-t border-rule pt-4">
        {isTurned ? (
          <>
            <p className="text-18 font-semibold">{word.meaning}</p>
            <p className="mt-1 text-14 text-ink-2">
              {t('same_group')} · {word.group} · <span lang="en">{word.others.join(', ')}</span>
            </p>
          </>
        ) : null}
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3">
        {isTurned ? (
          <>
            <Button tone="quiet" size="lg" wide onClick={onUnknown}>
              {t('unknown')}
            </Button>
            <Button tone="ink" size="lg" wide onClick={onKnown}>
              {t('known')}
            </Button>
          </>
        ) : (
          <Button tone="beam" size="lg" wide onClick={onTurn} className="col-span-2">
            {t('turn')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** The word is lit where it stands, in whatever form it takes. */
function Sentence({ text, word }: { text: string; word: string }) {
  const stem = word.slice(0, Math.max(4, word.length - 2));
  const at = text.toLowerCase().indexOf(stem.toLowerCase());
  if (at < 0) return text;
  const end = at + (/^[a-z]+/i.exec(text.slice(at))?.[0].length ?? word.length);
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-beam-wash text-ink">{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
