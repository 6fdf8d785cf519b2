/** Things that go into one of two bins, one after the other; what is in a bin can be taken back. */
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { Said, SaidName } from '#app/lessons/said.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { useKeys } from '#app/words/trainer/keys.ts';
import { plainText } from '#core/questions/runs.ts';
import { lateTexts } from '#messages/lessons/late.ts';
import { rowLook } from './ask-look.ts';
import type { AskProps } from './ask-props.ts';
import { AnswerMark } from './choose.tsx';
import { MissNote } from './miss-note.tsx';

const bins = [0, 1] as const;

export function SortAsk(props: AskProps<'sort'>) {
  const t = useText(lateTexts);
  const locale = useLocale();
  const { ask, given, onGiven, misses, isClosed, isCurrent, labelId } = props;
  const group = useRef<HTMLDivElement>(null);
  const waiting = given.flatMap((bin, place) => (bin === null ? [place] : []));
  const [now] = waiting;
  function put(place: number, bin: 0 | 1 | null) {
    // The button that was pressed goes: at the last thing to be placed, and where one is taken back.
    const goes = bin === null || waiting.length === 1;
    if (goes && group.current?.contains(document.activeElement)) group.current.focus({ preventScroll: true });
    onGiven(given.with(place, bin));
  }
  const missed = isClosed ? [] : misses;

  useKeys(
    isCurrent && !isClosed && now !== undefined
      ? {
          1: () => put(now, 0),
          2: () => put(now, 1),
          ArrowLeft: () => put(now, 0),
          ArrowRight: () => put(now, 1),
        }
      : {},
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend could not be the prompt above the things
    <div ref={group} role="group" aria-labelledby={labelId} tabIndex={-1} className="outline-hidden">
      {isClosed ? null : (
        <div className="bg-paper-2 px-4 py-4">
          {now === undefined ? (
            <p className="text-15 text-ink-2">{t('sort_ready')}</p>
          ) : (
            <>
              <p className="flex justify-between gap-4 text-14 text-ink-3">
                <span>{t('sort_which')}</span>
                <span>{t('sort_left', { n: waiting.length })}</span>
              </p>
              <p aria-live="polite" data-sorting={now} className="mt-1 text-21">
                <Said text={(ask.answers[now] as (typeof ask.answers)[number]).text} />
              </p>
              <div className="mt-3 grid grid-cols-2 gap-2">
                {bins.map((bin) => (
                  <button
                    key={bin}
                    type="button"
                    data-bin={bin}
                    aria-label={t('sort_into', { bin: plainText(ask.bins[bin][locale]) })}
                    aria-keyshortcuts={isCurrent ? String(bin + 1) : undefined}
                    onClick={() => put(now, bin)}
                    className={`min-h-13 rounded-1 border px-3 py-2 text-center text-15 font-semibold transition-colors ${rowLook.open}`}
                  >
                    <Said text={ask.bins[bin]} />
                  </button>
                ))}
              </div>
            </>
          )}
        </div>
      )}
      <div className={`grid grid-cols-2 gap-x-4 ${isClosed ? '' : 'mt-4'}`}>
        {bins.map((bin) => (
          <div key={bin} className="border-t border-ink pt-2">
            <h3 className="font-sans text-15 font-semibold">
              <Said text={ask.bins[bin]} />
            </h3>
            <ul className="mt-2 grid gap-2">
              {ask.answers.map(({ text }, place) =>
                given[place] === bin ? (
                  <li key={text.en}>
                    <button
                      type="button"
                      aria-label={isClosed ? undefined : t('sort_back', { text: plainText(text[locale]) })}
                      aria-disabled={isClosed || undefined}
                      onClick={() => (isClosed ? undefined : put(place, null))}
                      className={`flex min-h-11 w-full items-center justify-between gap-2 rounded-1 border px-3 py-1.5 text-left text-15 break-words ${rowLook[isClosed ? 'right' : 'past']}`}
                    >
                      <span className="min-w-0 text-ink">
                        <SaidName text={text} />
                      </span>
                      {isClosed ? (
                        <AnswerMark state="right" />
                      ) : (
                        <Undo2 aria-hidden="true" strokeWidth={1.75} className="size-4 text-ink-3" />
                      )}
                    </button>
                  </li>
                ) : null,
              )}
            </ul>
            {given.includes(bin) ? null : <p className="text-14 text-ink-3">{t('sort_empty')}</p>}
          </div>
        ))}
      </div>
      {missed.length > 0 ? (
        <ul className="mt-4 grid animate-rise gap-3">
          {missed.map(({ place, reply }) => (
            <li key={place}>
              <p className="text-15 font-semibold">
                {place === null || !ask.answers[place] ? null : <Said text={ask.answers[place].text} />}
              </p>
              <MissNote reply={reply} className="mt-1" />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
