/** A part of a lesson: its name on the left, or above it on phones, and what it says and asks. */
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import type { Spoken } from '#app/words/reader.ts';
import { ReadButton } from '#app/words/sentence-voice.tsx';
import { lessonTexts } from '#messages/lessons.ts';

type PartFrameProps = {
  place: string;
  title: string;
  /** Below the name. */
  note?: ReactNode;
  /** Read aloud at the reader's wish. */
  spoken?: (() => readonly Spoken[]) | undefined;
  /** Opened just now: it comes into view and takes the focus. */
  isNew: boolean;
  isCurrent: boolean;
  children: ReactNode;
};

export function PartFrame({ place, title, note, spoken, isNew, isCurrent, children }: PartFrameProps) {
  const t = useText(lessonTexts);
  const locale = useLocale();
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    head.current?.focus({ preventScroll: true });
    head.current?.closest('section')?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  }, [isNew]);
  return (
    <section
      aria-labelledby={id}
      data-part={place}
      className={`lesson-part flex flex-col border-rule pt-5 not-first:border-t lg:grid lg:grid-cols-12 lg:gap-x-6 ${isNew ? 'animate-rise' : ''} ${isCurrent ? '' : 'pb-10'}`}
    >
      <div className="mb-3 flex items-start justify-between gap-4 lg:col-span-3">
        <div className="min-w-0">
          <h2 ref={head} id={id} tabIndex={-1} className="text-21 outline-hidden">
            {title}
          </h2>
          {note ? <div className="text-16 text-ink-2">{note}</div> : null}
        </div>
        {spoken ? (
          <ReadButton
            language={locale}
            pieces={spoken}
            labels={{ read: t('read_aloud'), stop: t('stop_reading') }}
            className="-mt-1.5"
          />
        ) : null}
      </div>
      <div className="flex min-w-0 flex-1 flex-col lg:col-span-7">{children}</div>
    </section>
  );
}
