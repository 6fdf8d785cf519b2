/** Where the account is logged in; each device can be logged out, or all others at once. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { Section } from '#app/pages/accounts/account/section.tsx';
import { showToast } from '#app/toasts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Calls } from '#contract/all.ts';
import { momentText } from '#core/dates.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import { securityTexts } from '#messages/accounts/security.ts';

type Session = Calls['GET /api/users/sessions']['reply'][number];

export function SessionsSection({ sessions }: { sessions: Session[] }) {
  const t = useText(accountPages);
  const security = useText(securityTexts);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const end = async (which: string, call: () => Promise<unknown>) => {
    setBusy(which);
    try {
      await call();
      showToast({ text: t('ended') });
      revalidate();
    } finally {
      setBusy(null);
    }
  };
  return (
    <Section title={t('sessions')} text={security('sessions_text')}>
      <ul className="border-t border-rule">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-3"
          >
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device ?? t('unknown_device')}
                {session.isCurrent ? <Badge tone="lit">{t('this_device')}</Badge> : null}
              </span>
              <span className="block text-13 text-ink-3">
                {t('last_seen')}{' '}
                <time dateTime={session.lastSeenAt}>
                  {momentText(session.lastSeenAt, locale, new Date())}
                </time>
                {` · ${session.address}`}
              </span>
            </span>
            {session.isCurrent ? null : (
              <Button
                tone="quiet"
                size="sm"
                busy={busy === session.id}
                onClick={() =>
                  end(session.id, () =>
                    api('DELETE /api/users/sessions/{id}', { params: { id: session.id } }),
                  )
                }
              >
                {t('end_session')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          tone="quiet"
          size="sm"
          className="mt-4"
          busy={busy === 'others'}
          onClick={() => end('others', () => api('DELETE /api/users/sessions'))}
        >
          {t('end_others')}
        </Button>
      ) : null}
    </Section>
  );
}
