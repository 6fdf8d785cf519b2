/** The head of a session: the way out, what is learned, how far it is; below it a lit strip. */
import { Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useText } from '#app/locale.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { trainerTexts } from '#messages/words/trainer.ts';

const iconButton =
  'grid size-11 place-items-center rounded-2 transition-colors hover:bg-paper-2 active:bg-paper-3';

type TrainerHeaderProps = {
  title: string;
  exitTo: string;
  progress?: { finished: number; all: number; minutesLeft: number } | undefined;
  /** Everything is done. */
  isOver?: boolean;
  onUndo?: (() => void) | undefined;
};

export function TrainerHeader({ title, exitTo, progress, isOver = false, onUndo }: TrainerHeaderProps) {
  const t = useText(trainerTexts);
  return (
    <header className="bg-paper">
      <div className="grid min-h-14 grid-cols-3 items-center gap-2 px-2 md:px-6">
        <div className="flex">
          <Link to={exitTo} aria-label={t('exit')} title={t('exit')} className={iconButton}>
            <X aria-hidden="true" className="size-5.5" strokeWidth={1.75} />
          </Link>
          {onUndo ? (
            <button
              type="button"
              aria-label={t('undo')}
              title={t('undo')}
              aria-keyshortcuts="Z"
              onClick={onUndo}
              className={iconButton}
            >
              <Undo2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
            </button>
          ) : null}
        </div>
        <h1 className="truncate text-center font-sans text-15 font-normal text-ink-2">{title}</h1>
        {progress ? (
          <p className="pr-2 text-right text-14 leading-tight text-ink-2">
            <span aria-hidden="true">
              <b>{Math.min(progress.finished + 1, progress.all)}</b> / {progress.all}
            </span>
            <span className="sr-only">{t('of_spoken', { n: progress.finished, all: progress.all })}</span>
            <span className="block text-12 text-ink-3">{t('minutes_left', { n: progress.minutesLeft })}</span>
          </p>
        ) : (
          <span />
        )}
      </div>
      {isOver ? (
        <div aria-hidden="true" className="h-1 bg-ink" />
      ) : (
        <Strip finished={progress?.finished ?? 0} all={progress?.all ?? 0} />
      )}
    </header>
  );
}

export function TrainerLoading(frame: Pick<TrainerHeaderProps, 'title' | 'exitTo'>) {
  const t = useText(trainerTexts);
  return (
    <>
      <TrainerHeader {...frame} />
      <main id="main" tabIndex={-1} className="grid flex-1 place-items-center outline-hidden">
        <Rhythm live label={t('loading')} labelled />
      </main>
    </>
  );
}

/** So many are told apart at a glance; more are one line. */
const maxSegments = 40;

function Strip({ finished, all }: { finished: number; all: number }) {
  if (all === 0) return <div aria-hidden="true" className="h-1 bg-paper-3" />;
  if (all > maxSegments)
    return (
      <div aria-hidden="true" className="flex h-1 bg-paper-3">
        <span style={{ width: `${(finished / all) * 100}%` }} className="bg-ink" />
        <span className="w-3 bg-beam" />
      </div>
    );
  return (
    <div aria-hidden="true" className="flex h-1 gap-0.5">
      {Array.from({ length: all }, (_, place) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: segments are alike and stay in their places
          key={place}
          className={`flex-1 ${place < finished ? 'bg-ink' : place === finished ? 'bg-beam' : 'bg-paper-3'}`}
        />
      ))}
    </div>
  );
}

export function TrainerNotice({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="border-b border-rule bg-paper-2 px-5 py-2 text-center text-14 text-ink-2">
      {children}
    </div>
  );
}
