/** Invitations: a link for a friend, how often it was used, and the way to close it. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { copyText } from '#app/copy-text.ts';
import { useText } from '#app/locale.tsx';
import { Section } from '#app/pages/accounts/account/section.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Calls } from '#contract/all.ts';
import { accountPages } from '#messages/accounts/pages.ts';

type Invite = Calls['GET /api/invites']['reply']['list'][number];

export function InvitesSection({ invites, origin }: { invites: Invite[]; origin: string }) {
  const t = useText(accountPages);
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const make = async () => {
    setIsBusy(true);
    await api('POST /api/invites', { body: {} }).finally(() => setIsBusy(false));
    revalidate();
  };
  const close = async (id: string) => {
    await api('DELETE /api/invites/{id}', { params: { id } });
    revalidate();
  };
  const copy = (path: string) => copyText(origin + path, { copied: t('copied'), failed: t('copy_failed') });
  return (
    <Section title={t('invites')} text={t('invites_text')}>
      {invites.length > 0 ? (
        <ul className="mb-4 border-t border-rule">
          {invites.map((invite) => (
            <li
              key={invite.id}
              className="flex flex-wrap items-center gap-3 border-b border-rule py-3 text-14"
            >
              <code className="min-w-0 flex-1 break-all">{origin + invite.path}</code>
              <span className="text-13 text-ink-3">
                {t('used', { used: invite.used, limit: invite.limit })}
              </span>
              <Badge tone={invite.state === 'open' ? 'lit' : 'neutral'}>{t(`state_${invite.state}`)}</Badge>
              {invite.state === 'open' ? (
                <span className="flex gap-2">
                  <Button tone="quiet" size="sm" onClick={() => copy(invite.path)}>
                    {t('copy')}
                  </Button>
                  <Button tone="quiet" size="sm" onClick={() => close(invite.id)}>
                    {t('close_invite')}
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Button tone="outline" busy={isBusy} onClick={make}>
        {t('make_invite')}
      </Button>
    </Section>
  );
}
