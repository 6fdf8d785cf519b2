/** The messages of the user area: unread ones are lit, opening one reads it, and all tabs hear of it. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { CalmSea } from '#app/art/empty/calm-sea.tsx';
import { useLocale, useText } from '#app/locale.tsx';
import { useShell } from '#app/shell/shell-provider.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import type { Calls } from '#contract/all.ts';
import { dayText } from '#core/dates.ts';
import { accountPages } from '#messages/accounts/pages.ts';

type Messages = Calls['GET /api/messages']['reply'];
type Message = Messages['list'][number];

export function Inbox({ messages }: { messages: Messages }) {
  const t = useText(accountPages);
  const { unread } = useShell();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const readAll = async () => {
    setIsBusy(true);
    await api('PUT /api/messages/read').finally(() => setIsBusy(false));
    revalidate();
  };
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-4 border-b border-ink pb-4">
        <h1 className="text-34">{t('inbox')}</h1>
        {unread > 0 ? (
          <Button tone="quiet" size="sm" busy={isBusy} onClick={readAll}>
            {t('read_all')}
          </Button>
        ) : null}
      </div>
      {messages.total === 0 ? (
        <EmptyState art={<CalmSea />} title={t('inbox_empty')} text={t('inbox_empty_text')} />
      ) : (
        <>
          <ul>
            {messages.list.map((message) => (
              <Row key={message.id} message={message} onRead={revalidate} />
            ))}
          </ul>
          <Pagination
            page={messages.page}
            size={messages.size}
            total={messages.total}
            to={(page) => `/user/messages?page=${page}`}
            label={t('messages_pages')}
          />
        </>
      )}
    </>
  );
}

function Row({ message, onRead }: { message: Message; onRead: () => void }) {
  const t = useText(accountPages);
  const locale = useLocale();
  const read = async (isOpen: boolean) => {
    if (!isOpen || message.isRead) return;
    await api('PUT /api/messages/{id}/read', { params: { id: message.id } });
    onRead();
  };
  const sent = dayText(message.sentAt, locale, new Date());
  return (
    <li className="border-b border-rule">
      <details onToggle={(event) => read(event.currentTarget.open)} className="group">
        <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden">
          <span
            aria-hidden="true"
            className={`size-2 flex-none rounded-full ${message.isRead ? 'bg-transparent' : 'bg-beam ring-3 ring-beam-wash'}`}
          />
          <span className={`min-w-0 flex-1 break-words ${message.isRead ? 'text-ink-2' : 'font-semibold'}`}>
            {message.isRead ? null : <span className="sr-only">{t('unread_mark')} </span>}
            {message.title}
          </span>
          <time dateTime={message.sentAt} className="flex-none text-13 text-ink-3">
            {sent}
          </time>
        </summary>
        <div className="pb-5 pl-5 text-15 text-ink-2">
          <p className="break-words whitespace-pre-line">{message.body}</p>
          {message.link ? (
            <MoreLink to={message.link} className="mt-2">
              {t('open_link')}
            </MoreLink>
          ) : null}
        </div>
      </details>
    </li>
  );
}
