/** /user/words/review: the words that are due, one card at a time. What is not known comes again in the same round. */
import { useEffect, useRef, useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { quietApi } from '#app/api.ts';
import { CalmSea } from '#app/art/empty.tsx';
import { pageContext } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { WordSentence } from '#app/pages/learning/word-sentence.tsx';
import type { KeptWord } from '#app/pages/learning/words.tsx';
import { showToast } from '#app/toasts.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Progress } from '#app/ui/progress.tsx';
import { say } from '#core/texts.ts';
import { wordBookTexts } from '#messages/learning/word-book.ts';
import type { Route } from './+types/word-round.ts';

/** As many as one sits down for. */
const size = 30;

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(pageContext).api('GET /api/word-books', { query: { state: 'due', size } });
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(wordBookTexts, metaLocale(args));
  return pageMeta(args, { title: t('review'), description: t('lede'), isHidden: true });
};

export default function WordRound() {
  const t = useText(wordBookTexts);
  const due = useLoaderData<typeof loader>();
  return (
    <div className="max-w-[38rem]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-34">{t('review')}</h1>
        <MoreLink to="/user/words">{t('to_book')}</MoreLink>
      </div>
      {due.list.length === 0 ? (
        <EmptyState art={<CalmSea />} title={t('none_due')} text={t('lede')} />
      ) : (
        <Round key={due.list.map(({ id }) => id).join()} words={due.list} />
      )}
    </div>
  );
}

/** Only the first answer to a word counts for its schedule: whoever has just read the meaning knows it. */
function Round({ words }: { words: readonly KeptWord[] }) {
  const t = useText(wordBookTexts);
  const [queue, setQueue] = useState(words);
  const [asked, setAsked] = useState(0);
  const [missed, setMissed] = useState<ReadonlySet<string>>(new Set());
  const [word, ...rest] = queue;
  const done = words.length - queue.length;
  const answer = (isKnown: boolean) => {
    if (!word) return;
    setAsked(asked + 1);
    setQueue(isKnown ? rest : [...rest, word]);
    if (missed.has(word.id)) return;
    if (!isKnown) setMissed(new Set([...missed, word.id]));
    quietApi('PUT /api/word-books/{id}/review', { params: { id: word.id }, body: { isKnown } }).catch(() => {
      showToast({ text: t('not_saved'), tone: 'error' });
      setMissed((before) => new Set([...before].filter((id) => id !== word.id)));
      setQueue((before) => [...before.filter(({ id }) => id !== word.id), word]);
    });
  };
  return (
    <>
      <Progress
        label={t('review')}
        labelHidden
        value={done}
        max={words.length}
        figure={t('of', { n: done, all: words.length })}
        className="mt-4"
      />
      {word ? (
        <Card key={asked} word={word} onAnswer={answer} isFirst={asked === 0} />
      ) : (
        <Finished all={words.length} known={words.length - missed.size} />
      )}
    </>
  );
}

type CardProps = { word: KeptWord; onAnswer: (isKnown: boolean) => void; isFirst: boolean };

function Card({ word, onAnswer, isFirst }: CardProps) {
  const t = useText(wordBookTexts);
  const [isTurned, setIsTurned] = useState(false);
  const show = useRef<HTMLButtonElement>(null);
  const meaning = useRef<HTMLDivElement>(null);
  // A new card goes on where the hand is; the first one leaves the focus to the page.
  useEffect(() => {
    if (!isFirst) show.current?.focus();
  }, [isFirst]);
  useEffect(() => {
    if (isTurned) meaning.current?.focus();
  }, [isTurned]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return;
      const isOnControl = event.target instanceof Element && event.target.closest('button, a, summary');
      if (event.key === ' ' && !isTurned && !isOnControl) {
        event.preventDefault();
        setIsTurned(true);
      }
      if (isTurned && event.key === '1') onAnswer(false);
      if (isTurned && event.key === '2') onAnswer(true);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  });
  return (
    <section aria-label={word.word} className="mt-5 border border-ink bg-white p-6 md:p-9">
      <h2 lang="en" className="font-serif text-34 leading-tight wrap-anywhere md:text-44">
        {word.word}
      </h2>
      <div className="mt-5 min-h-40 border-t border-rule pt-4">
        {isTurned ? (
          <div ref={meaning} tabIndex={-1} className="outline-none">
            <p lang="zh-CN" className="text-21">
              {word.gloss}
            </p>
            {word.sentence.length > 0 ? (
              <>
                <h3 className="mt-4 font-sans text-13 font-normal text-ink-3">{t('met_in')}</h3>
                <p lang="en" className="mt-1 font-serif text-18 leading-relaxed">
                  <WordSentence sentence={word.sentence} />
                </p>
              </>
            ) : null}
            {word.why ? <p className="mt-3 text-15 text-ink-2">{word.why}</p> : null}
          </div>
        ) : null}
      </div>
      <div className="mt-4 grid grid-cols-2 gap-3">
        {isTurned ? (
          <>
            <Button tone="quiet" size="lg" wide aria-keyshortcuts="1" onClick={() => onAnswer(false)}>
              {t('not_yet')}
            </Button>
            <Button tone="ink" size="lg" wide aria-keyshortcuts="2" onClick={() => onAnswer(true)}>
              {t('knew')}
            </Button>
          </>
        ) : (
          <Button
            ref={show}
            tone="beam"
            size="lg"
            wide
            onClick={() => setIsTurned(true)}
            className="col-span-2"
          >
            {t('show')}
          </Button>
        )}
      </div>
      <p className="mt-4 text-13 text-ink-3">
        {t('again_today')} <span className="max-md:hidden">{t('keys')}</span>
      </p>
    </section>
  );
}

function Finished({ all, known }: { all: number; known: number }) {
  const t = useText(wordBookTexts);
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-5 border border-ink bg-white p-6 md:p-9">
      <h2 ref={heading} tabIndex={-1} className="text-26 outline-none">
        {t('finished')}
      </h2>
      <p className="mt-2 text-ink-2">{t('finished_text', { all, n: known })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/user/words" tone="ink">
          {t('to_book')}
        </ButtonLink>
        {all >= size ? (
          <Button tone="quiet" onClick={() => revalidate()}>
            {t('go_on')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
