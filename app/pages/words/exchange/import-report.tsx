/** What a file holds and what becomes of it: the same before and after it is taken in. */
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Checkbox } from '#app/ui/inputs/checkbox.tsx';
import type { Calls } from '#contract/all.ts';
import { exchangePage } from '#messages/words/exchange.ts';

export type Report = Calls['POST /api/words/import']['reply'];

type ImportReportProps = {
  name: string;
  report: Report;
  isBusy: boolean;
  onConfirm: (withProgress: boolean) => void;
};

export function ImportReport({ name, report, isBusy, onConfirm }: ImportReportProps) {
  const t = useText(exchangePage);
  const [withProgress, setWithProgress] = useState(true);
  const { isPreview, words, added, progress, notesTaken } = report;
  const hasWork = added + notesTaken + (withProgress ? progress : 0) > 0;
  return (
    <div className="border-t border-rule pt-4">
      <h3 className="flex items-baseline gap-2 text-21 break-words">
        {isPreview ? null : <Check aria-hidden="true" strokeWidth={1.75} className="size-4.5 text-moss" />}
        <span className="min-w-0">
          {isPreview ? (words > 0 ? t('found', { name, words }) : t('found_none', { name })) : t('done')}
        </span>
      </h3>
      <Figures report={report} withProgress={withProgress} />
      {isPreview && progress > 0 ? (
        <Checkbox
          label={t('take_progress')}
          checked={withProgress}
          disabled={isBusy}
          onChange={(event) => setWithProgress(event.target.checked)}
          className="mt-2"
        />
      ) : null}
      <div className="mt-4">
        {!isPreview ? (
          <ButtonLink to="/user/words" tone="outline" arrow>
            {t('see_words')}
          </ButtonLink>
        ) : hasWork ? (
          <Button tone="beam" busy={isBusy} onClick={() => onConfirm(withProgress)}>
            {t('confirm')}
          </Button>
        ) : words > 0 ? (
          <Callout>{t('nothing_new')}</Callout>
        ) : null}
      </div>
      {isPreview ? <First words={report.first} /> : null}
      <How mappings={report.mappings} />
      <Left unread={report.notUnderstood} />
    </div>
  );
}

function Figures({ report, withProgress }: { report: Report; withProgress: boolean }) {
  const t = useText(exchangePage);
  const { added, words, ofDeck, progress, olderProgress, notesTaken, notUnderstood } = report;
  const left = notUnderstood.reduce((sum, { count }) => sum + count, 0);
  const rows: [string, number][] = [
    [t('row_added'), added],
    [t('row_deck'), ofDeck],
    [t('row_own'), words - ofDeck],
    [t('row_progress'), withProgress ? progress : 0],
    [t('row_older'), withProgress ? olderProgress : 0],
    [t('row_notes'), notesTaken],
    [t('row_left'), left],
  ];
  return (
    <dl className="mt-3 max-w-120">
      {rows
        .filter(([, count], place) => count > 0 || (place === 0 && words > 0))
        .map(([label, count]) => (
          <div key={label} className="flex items-baseline justify-between gap-6 border-b border-rule py-2">
            <dt className="text-15 text-ink-2">{label}</dt>
            <dd className="font-serif text-18">{count}</dd>
          </div>
        ))}
    </dl>
  );
}

function First({ words }: { words: Report['first'] }) {
  const t = useText(exchangePage);
  if (words.length === 0) return null;
  return (
    <Part title={t('first')}>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {words.map(({ word, meaning }) => (
          <li key={word} className="flex min-w-0 items-baseline gap-3 py-1">
            <span lang="en" className="font-serif text-16 break-words">
              {word}
            </span>
            <span className="min-w-0 truncate text-14 text-ink-3">{meaning}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function How({ mappings }: { mappings: Report['mappings'] }) {
  const t = useText(exchangePage);
  if (mappings.length === 0) return null;
  /** A column of a table without names is `#1`. */
  const named = (field: string) => (/^#\d+$/.test(field) ? t('column', { n: field.slice(1) }) : field);
  return (
    <Part title={t('how')}>
      <ul className="grid gap-1.5 text-14 text-ink-2">
        {mappings.map(({ noteType, word, meaning, isByName }) => {
          const names = { word: named(word), meaning: meaning === null ? t('no_meaning') : named(meaning) };
          return (
            <li key={noteType} className="break-words">
              {noteType === null ? t('mapping_list', names) : t('mapping', { noteType, ...names })}
              {isByName ? null : <span className="block text-13 text-ink-3">{t('mapping_guessed')}</span>}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function Left({ unread }: { unread: Report['notUnderstood'] }) {
  const t = useText(exchangePage);
  if (unread.length === 0) return null;
  return (
    <Part title={t('left')}>
      <ul className="grid gap-1.5 text-14 text-ink-2">
        {unread.map(({ reason, noteType, count, examples }) => (
          <li key={`${reason} ${noteType}`} className="break-words">
            {t(`reason_${reason}`, { count })}
            {examples.length > 0 ? (
              <span className="block text-13 text-ink-3">
                {t('example', { examples: examples.join(' / ') })}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h4 className="mb-1.5 text-13 font-semibold text-ink-3">{title}</h4>
      {children}
    </div>
  );
}
