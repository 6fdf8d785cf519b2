/** The end of a session: what was done, what settled, what slipped, what is next. */
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { trainerTexts } from '#messages/words/trainer.ts';
import { nextDayText } from './engine/due-text.ts';
import { type Item, type Session, summaryOf } from './engine/session-state.ts';

type SessionEndProps = {
  session: Session;
  left: { due: number; fresh: number };
  exitTo: string;
  onMore: () => void;
  after?: ReactNode;
};

export function SessionEnd({ session, left, exitTo, onMore, after }: SessionEndProps) {
  const t = useText(trainerTexts);
  const locale = useLocale();
  const { words, minutes, fresh, settled, missed, next } = summaryOf(session);
  const now = new Date();
  const facts = [
    [words, t('end_words')],
    [fresh, t('end_fresh')],
    [settled.length, t('end_settled')],
    [missed.length, t('end_missed')],
  ] as const;
  const hasMore = left.due > 0 || left.fresh > 0;
  return (
    <EndFrame
      bar={
        <div className="mx-auto grid max-w-120 grid-cols-2 gap-2.5">
          <ButtonLink
            to={exitTo}
            tone={hasMore ? 'quiet' : 'beam'}
            size="lg"
            wide
            className={hasMore ? '' : 'col-span-2'}
          >
            {t('finish')}
          </ButtonLink>
          {hasMore ? (
            <Button tone="beam" size="lg" wide onClick={onMore}>
              {t('go_on')}
            </Button>
          ) : null}
        </div>
      }
    >
      <EndTitle>{t('end_title', { n: words, minutes })}</EndTitle>
      <p className="mt-2 text-18 text-ink-2">
        {missed.length === 0 ? t('end_all_known') : t('end_missed_n', { n: missed.length })}
      </p>
      <dl className="mt-6 grid grid-cols-4 border-y border-rule py-4">
        {facts.map(([figure, name]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-13 text-ink-3">{name}</dt>
            <dd className="font-serif text-34 leading-tight font-bold">{figure}</dd>
          </div>
        ))}
      </dl>
      <Words title={t('end_missed_list')} items={missed} />
      <Words title={t('end_settled_list')} items={settled} />
      <h3 className="mt-8 font-sans text-14 font-semibold text-ink-2">{t('end_next')}</h3>
      <ul className="mt-1">
        {next.map(({ day, words: n }) => (
          <li key={day.getTime()} className="flex justify-between border-b border-rule py-2.5">
            <span>{nextDayText(day, now, locale)}</span>
            <span className="text-ink-2">{t('end_next_row', { n })}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-15 text-ink-2">
        {left.due > 0
          ? t('end_left_due', { n: left.due })
          : left.fresh > 0
            ? t('end_left_new', { n: left.fresh })
            : t('end_done')}
      </p>
      {after}
    </EndFrame>
  );
}

export function EndFrame({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <>
      <main
        id="main"
        tabIndex={-1}
        data-end=""
        className="min-h-0 flex-1 overflow-y-auto bg-white outline-hidden"
      >
        <div className="mx-auto w-full max-w-160 px-5 pt-8 pb-10 md:px-8 md:pt-10">{children}</div>
      </main>
      <footer className="border-t border-rule bg-paper px-4 pt-3 pb-[max(0.875rem,env(safe-area-inset-bottom))]">
        {bar}
      </footer>
    </>
  );
}

export function EndTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-34 outline-hidden">
      {children}
    </h2>
  );
}

function Words({ title, items }: { title: string; items: readonly Item[] }) {
  const isEnglish = useLocale() === 'en';
  if (items.length === 0) return null;
  return (
    <section className="mt-8">
      <h3 className="font-sans text-14 font-semibold text-ink-2">{title}</h3>
      <ul className="mt-1">
        {items.map(({ word, entry, own }) => (
          <li
            key={word}
            className="grid grid-cols-[minmax(0,11rem)_minmax(0,1fr)] items-baseline gap-x-5 border-b border-rule py-2"
          >
            {entry ? (
              <TextLink to={`/words/${encodeURIComponent(word)}`} tone="plain" size="line">
                <span lang="en" className="font-serif text-18">
                  {word}
                </span>
              </TextLink>
            ) : (
              <span lang="en" className="font-serif text-18">
                {word}
              </span>
            )}
            <span lang={isEnglish && entry ? 'en' : 'zh-CN'} className="text-15 text-ink-2">
              {entry ? (isEnglish ? entry.senses[0]?.en : entry.senses[0]?.zh) : own?.gloss}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
