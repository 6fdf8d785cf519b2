/** The review list: every question of the section with its status and mark; one is chosen to go to. */
import { Flag } from 'lucide-react';
import { useId } from 'react';
import { useText } from '#app/locale.tsx';
import { viewOf } from '#app/questions/forms/registry.ts';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { entryOf } from '#core/exam/attempt.ts';
import { type ReviewStatus, reviewStatus } from '#core/exam/review-screen.ts';
import { headerLabels, runnerTexts } from '#messages/runner.ts';

type ReviewScreenProps = {
  state: RunnerState;
  chosen: string | null;
  onChoose: (exerciseId: string) => void;
  onGo: (exerciseId: string) => void;
};

type Row = { id: string; number: number; status: ReviewStatus; isMarked: boolean; isCurrent: boolean };

export function ReviewScreen({ state: { record, attempt }, chosen, onChoose, onGo }: ReviewScreenProps) {
  const t = useText(runnerTexts);
  const rows: Row[] = record.exercises.map(({ id, question }, place) => {
    const entry = entryOf(attempt, id);
    return {
      id,
      number: place + 1,
      status: reviewStatus(viewOf(question.form).partsAsked(question), entry),
      isMarked: entry.marked,
      isCurrent: place === attempt.exerciseIndex,
    };
  });
  const count = (status: ReviewStatus) => rows.filter((row) => row.status === status).length;
  const half = Math.ceil(rows.length / 2);
  return (
    <div className="mx-auto w-full max-w-[58rem] px-5 pt-8 pb-16 md:px-8 md:pt-12">
      <h1 lang="en" className="font-serif text-34">
        {headerLabels.review}
      </h1>
      <p className="mt-3 max-w-[40rem] text-15 text-ink-2">{t('review_text')}</p>
      <p className="mt-3 text-14 text-ink-3">
        {t('review_counts', {
          answered: count('Answered'),
          open: count('Not Answered'),
          incomplete: count('Incomplete'),
          unseen: count('Not Encountered'),
          marked: rows.filter((row) => row.isMarked).length,
        })}
      </p>
      <fieldset className="mt-6">
        <legend className="sr-only">{t('review_list')}</legend>
        <div className="grid items-start gap-x-12 md:grid-cols-2">
          {[rows.slice(0, half), rows.slice(half)].map((column, place) => (
            <Column
              key={column[0]?.id ?? place}
              rows={column}
              isFirst={place === 0}
              chosen={chosen}
              onChoose={onChoose}
              onGo={onGo}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

type ColumnProps = Omit<ReviewScreenProps, 'state'> & { rows: readonly Row[]; isFirst: boolean };

const grid = 'grid grid-cols-[4.5rem_1fr_4.5rem] items-center px-3';

function Column({ rows, isFirst, chosen, onChoose, onGo }: ColumnProps) {
  const t = useText(runnerTexts);
  const name = useId();
  if (rows.length === 0) return null;
  return (
    <div>
      <div
        aria-hidden="true"
        lang="en"
        className={`${grid} border-b border-ink pb-2 text-13 text-ink-3 ${isFirst ? '' : 'max-md:hidden'}`}
      >
        <span>Number</span>
        <span>Status</span>
        <span className="text-center">Marked</span>
      </div>
      {rows.map((row) => (
        <label
          key={row.id}
          onDoubleClick={() => onGo(row.id)}
          className="relative block cursor-pointer border-b border-rule transition-colors hover:bg-paper-2 has-checked:bg-beam-wash has-checked:shadow-[inset_4px_0_0_var(--color-ink)] has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            // Both columns are one list: the arrow keys go through all of it.
            name="review-row"
            value={row.id}
            checked={chosen === row.id}
            onChange={() => onChoose(row.id)}
            className="absolute inset-0 appearance-none opacity-0"
            aria-describedby={row.isCurrent ? `${name}-current` : undefined}
          />
          <span lang="en" className={`${grid} min-h-12 text-15`}>
            <span className={row.isCurrent ? 'font-semibold' : ''}>
              {row.number}
              {row.isCurrent ? (
                <span id={`${name}-current`} className="ml-2 text-12 font-normal text-ink-3">
                  {t('review_current')}
                </span>
              ) : null}
            </span>
            <span
              className={
                row.status === 'Answered'
                  ? ''
                  : row.status === 'Not Encountered'
                    ? 'text-ink-3'
                    : 'font-semibold'
              }
            >
              {row.status}
            </span>
            <span className="grid place-items-center">
              {row.isMarked ? (
                <>
                  <Flag aria-hidden="true" strokeWidth={1.75} className="size-4.5 fill-beam" />
                  <span className="sr-only">{t('review_marked')}</span>
                </>
              ) : null}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
