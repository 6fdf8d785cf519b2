/** An invitation as its guest sees it: who invites, and the button that accepts it once they are logged in. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import type { Calls } from '#contract/all.ts';
import { accountPages } from '#messages/accounts/pages.ts';

type Invite = Calls['GET /api/invites/shorts/{id}']['reply'] | 'gone';

export function InviteNote({ invite, isSignedIn }: { invite: Invite; isSignedIn: boolean }) {
  const t = useText(accountPages);
  const isOpen = invite !== 'gone' && (invite.state === 'open' || invite.isConfirmed);
  const note = (
    <Callout tone="lit" className="mb-6 flex items-center gap-4">
      {invite !== 'gone' && isOpen ? (
        <>
          <Avatar name={invite.inviter.nickname} src={invite.inviter.avatar ?? undefined} />
          <p className="min-w-0">
            <b className="block break-words">
              {invite.isOwn ? t('invite_own') : t('invited_by', { name: invite.inviter.nickname })}
            </b>
            {invite.note ? <span className="block break-words text-14 text-ink-2">{invite.note}</span> : null}
          </p>
        </>
      ) : (
        <p>{t('invite_gone')}</p>
      )}
    </Callout>
  );
  if (!isSignedIn) return note;
  return (
    <div className="wrap max-w-160 py-16">
      <h1 className="sr-only">{t('invites')}</h1>
      {note}
      {invite !== 'gone' && isOpen && !invite.isOwn ? (
        <Accept id={invite.id} wasConfirmed={invite.isConfirmed} />
      ) : (
        <ToUser />
      )}
    </div>
  );
}

function ToUser() {
  const t = useText(accountPages);
  return (
    <ButtonLink to="/user" tone="ink" arrow>
      {t('go_user')}
    </ButtonLink>
  );
}

function Accept({ id, wasConfirmed }: { id: string; wasConfirmed: boolean }) {
  const t = useText(accountPages);
  const [state, setState] = useState<'open' | 'busy' | 'done'>(wasConfirmed ? 'done' : 'open');
  const accept = async () => {
    setState('busy');
    await api('PUT /api/invites/{id}/confirm', { params: { id } }).then(
      () => setState('done'),
      () => setState('open'),
    );
  };
  if (state === 'done') {
    return (
      <div className="flex flex-wrap items-center gap-4">
        <p role="status" className="font-semibold text-moss">
          {t('invite_done')}
        </p>
        <ToUser />
      </div>
    );
  }
  return (
    <Button tone="beam" busy={state === 'busy'} onClick={accept}>
      {t('invite_accept')}
    </Button>
  );
}
