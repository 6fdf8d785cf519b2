/** The test itself: one word at a time, four meanings, and a clock that does not press. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import type { TestItem } from '#app/pages/words/replies.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import { Pronunciation } from '#app/words/pronunciation.tsx';
import { clockText } from '#core/duration.ts';
import { testSeconds } from '#core/words/test-size.ts';
import { levelTestTexts } from '#messages/words/level-test.ts';

type Answer = number | null;
type AskingProps = { items: readonly TestItem[]; onDone: (answers: Answer[]) => void };

export function Asking({ items, onDone }: AskingProps) {
  const t = useText(levelTestTexts);
  const locale = useLocale();
  const [answers, setAnswers] = useState<readonly Answer[]>([]);
  const secondsLeft = useSecondsLeft(() => onDone([...answers]));
  const heading = useRef<HTMLHeadingElement>(null);
  const item = items[answers.length];

  const answer = (chosen: Answer) => {
    const next = [...answers, chosen];
    if (next.length === items.length) onDone(next);
    else setAnswers(next);
  };
  const back = () => setAnswers(answers.slice(0, -1));

  const press = useEffectEvent((event: KeyboardEvent) => {
    // A key that is held down must not answer the words that follow.
    if (event.repeat || event.metaKey || event.ctrlKey || event.altKey || !item) return;
    if (event.key === '0') answer(null);
    else if (/^[1-4]$/.test(event.key) && item.options[Number(event.key) - 1]) answer(Number(event.key) - 1);
    else if (event.key === 'Backspace' && answers.length > 0) back();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  // The word is what is read out next, and the place from which Tab goes on.
  useEffect(() => {
    if (item) heading.current?.focus({ preventScroll: true });
  }, [item]);

  if (!item) return null;
  const n = answers.length + 1;
  return (
    <section data-no-lookup="" className="wrap max-w-[52rem] pt-6 md:pt-12">
      <div className="flex items-baseline justify-between text-14 text-ink-2">
        <span>{t('progress', { n, all: items.length })}</span>
        <span className={secondsLeft <= 30 ? 'bg-beam-wash px-1 font-semibold text-ink' : ''}>
          {t('time_left', { time: clockText(secondsLeft * 1000) })}
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={t('title')}
        aria-valuemin={0}
        aria-valuemax={items.length}
        aria-valuenow={n - 1}
        className="mt-2 flex gap-px"
      >
        {items.map(({ word }, place) => (
          <span
            key={word}
            className={`h-1 flex-1 ${place < n - 1 ? 'bg-ink' : place === n - 1 ? 'bg-beam' : 'bg-paper-3'}`}
          />
        ))}
      </div>
      <h1
        ref={heading}
        tabIndex={-1}
        lang="en"
        className="mt-10 font-serif text-44 break-words outline-hidden md:mt-12 md:text-60"
      >
        {item.word}
      </h1>
      <Pronunciation ipa={item.ipa} className="text-18" />
      {/* A new list for every word: no option keeps the focus or the hover of the one before it. */}
      <ol key={item.word} aria-label={t('options', { word: item.word })} className="mt-8 space-y-2.5">
        {item.options.map((option, place) => (
          <li key={option.en}>
            <Choice mark={String(place + 1)} onChoose={() => answer(place)}>
              <span
                lang={locale === 'en' ? 'en' : 'zh-CN'}
                className={locale === 'en' ? 'font-serif text-18' : 'text-16'}
              >
                {locale === 'en' ? option.en : option.zh}
              </span>
            </Choice>
          </li>
        ))}
        <li>
          <Choice mark="0" onChoose={() => answer(null)} isQuiet>
            {t('unknown')}
          </Choice>
        </li>
      </ol>
      <p className="mt-6 flex flex-wrap justify-between gap-x-6 text-14">
        {answers.length > 0 ? (
          <TextButton tone="quiet" onClick={back}>
            {t('back')}
          </TextButton>
        ) : (
          <span />
        )}
        {answers.length >= 20 ? (
          <TextButton tone="quiet" onClick={() => onDone([...answers])}>
            {t('finish')}
          </TextButton>
        ) : null}
      </p>
    </section>
  );
}

type ChoiceProps = { mark: string; onChoose: () => void; isQuiet?: boolean; children: React.ReactNode };

function Choice({ mark, onChoose, isQuiet = false, children }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onChoose}
      className={`flex min-h-13 w-full items-center gap-4 rounded-2 border px-4 py-2.5 text-left transition-colors hover:border-ink hover:bg-beam-faint active:bg-beam-wash ${isQuiet ? 'border-rule text-ink-2' : 'border-field bg-white'}`}
    >
      <span aria-hidden="true" className="w-4 flex-none font-serif text-15 text-ink-3 max-md:hidden">
        {mark}
      </span>
      <span className="min-w-0">{children}</span>
    </button>
  );
}

/** Counted from the moment it began, so that a tab that slept does not stretch the time. */
function useSecondsLeft(onOver: () => void): number {
  const [left, setLeft] = useState(testSeconds);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const endsAt = Date.now() + testSeconds * 1000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(timer);
      over();
    }, 250);
    return () => clearInterval(timer);
  }, []);
  return left;
}
