/** To whom a message goes: found as people are found everywhere at the desks, then shown by name. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { useLookup } from '#app/pages/staff/use-lookup.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { SearchInput } from '#app/ui/inputs/search-input.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { Calls } from '#contract/all.ts';
import { staffTexts } from '#messages/staff.ts';

const look = (words: string) => api('POST /api/staff/messages/recipients/search', { body: { words } });

type Found = Calls['POST /api/staff/messages/recipients/search']['reply'];

export type Person = { id: string; nickname: string };

type RecipientProps = {
  /** Null while nobody is chosen. */
  person: Person | null;
  error: string | null;
  onChoose: (person: Person | null) => void;
};

export function Recipient({ person, error, onChoose }: RecipientProps) {
  const t = useText(staffTexts);
  const [asked, setAsked] = useState({ words: '', time: 0 });
  const lookup = useLookup(asked.words, asked.time, look);
  if (person)
    return (
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0">
          {t('to_whom')} <b className="font-semibold break-all">{person.nickname}</b>{' '}
          <span className="text-13 text-ink-3">{t('user_no', { id: person.id })}</span>
        </span>
        <Button
          tone="quiet"
          size="sm"
          onClick={() => {
            setAsked({ words: '', time: 0 });
            onChoose(null);
          }}
        >
          {t('another_person')}
        </Button>
      </p>
    );
  return (
    <div>
      <p className="text-15 font-semibold">{t('to_whom_find')}</p>
      <SearchInput
        label={t('users_search')}
        placeholder={t('users_search')}
        name="recipient"
        defaultValue={asked.words}
        onSearch={(words) => setAsked(({ time }) => ({ words, time: time + 1 }))}
        className="mt-1.5 max-w-120"
      />
      <p className="mt-1.5 text-14 text-ink-3">{t('recipient_help')}</p>
      {error ? <ErrorNote className="mt-2">{error}</ErrorNote> : null}
      <div aria-live="polite" aria-busy={lookup.kind === 'looking'}>
        {lookup.kind === 'looking' ? <Skeleton className="mt-3 h-16" /> : null}
        {lookup.kind === 'failed' ? <ErrorNote className="mt-3">{lookup.msg}</ErrorNote> : null}
        {lookup.kind === 'found' ? <Choices {...lookup} onChoose={onChoose} /> : null}
      </div>
    </div>
  );
}

function Choices({ list, hasMore, onChoose }: Found & { onChoose: (person: Person) => void }) {
  const t = useText(staffTexts);
  if (list.length === 0)
    return (
      <p className="mt-3 text-15 text-ink-2">
        {t('users_none')}
        <span className="block text-14 text-ink-3">{t('users_none_text')}</span>
      </p>
    );
  return (
    <>
      <ul className="mt-3 max-h-80 max-w-120 overflow-y-auto border-y border-rule">
        {list.map(({ id, nickname, email, phone }) => (
          <li key={id} className="border-b border-rule last:border-b-0">
            <button
              type="button"
              onClick={() => onChoose({ id, nickname })}
              className="block min-h-11 w-full px-1 py-2 text-left hover:bg-beam-wash focus-visible:shadow-none focus-visible:outline-offset-[-2px]"
            >
              <b className="font-semibold break-all">{nickname}</b>{' '}
              <span className="text-13 text-ink-3">{t('user_no', { id })}</span>
              <span className="block text-14 break-all text-ink-2">
                {[email, phone].filter((contact) => contact !== null).join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {hasMore ? <p className="mt-2 text-14 text-ink-2">{t('users_more', { n: list.length })}</p> : null}
    </>
  );
}
