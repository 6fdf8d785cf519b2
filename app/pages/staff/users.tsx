/** /staff/users: a person is found by address, telephone, number or nickname, with the ways to what is theirs. */
import { useLocation, useNavigate } from 'react-router';
import { api } from '#app/api.ts';
import { CalmSea } from '#app/art/empty/calm-sea.tsx';
import { useText } from '#app/locale.tsx';
import { AccountActs, type Administrator } from '#app/pages/staff/account-acts.tsx';
import { DeskRow, DeskTitle, deskMeta, useDesks, When } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import type { FoundUser } from '#app/pages/staff/replies.ts';
import { useLookup } from '#app/pages/staff/use-lookup.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { SearchInput } from '#app/ui/inputs/search-input.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/users.ts';

const look = (words: string) => api('POST /api/staff/users/search', { body: { words } });

export async function loader({ context }: Route.LoaderArgs) {
  const { viewer } = await enterDesk(context, 'users');
  return { by: { id: viewer.id, hasPassword: viewer.hasPassword } };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_users');

export default function StaffUsers({ loaderData: { by } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  const navigate = useNavigate();
  const { state, search, key } = useLocation();
  // With the place in the history, so that coming back finds it; not in the address, which is logged and shared.
  const words = typeof state?.words === 'string' ? state.words : '';
  const lookup = useLookup(words, key, look);
  return (
    <>
      <DeskTitle title={t('desk_users')} lede={t('users_lede')} />
      <SearchInput
        key={words}
        label={t('users_search')}
        placeholder={t('users_search')}
        defaultValue={words}
        onSearch={(next) =>
          navigate({ search }, { replace: true, state: { words: next }, preventScrollReset: true })
        }
        className="mt-6 max-w-120"
      />
      <div className="mt-6" aria-live="polite" aria-busy={lookup.kind === 'looking'}>
        {lookup.kind === 'looking' ? <Skeleton className="h-24" /> : null}
        {lookup.kind === 'failed' ? <ErrorNote>{lookup.msg}</ErrorNote> : null}
        {lookup.kind === 'found' ? <Found {...lookup} by={by} /> : null}
      </div>
    </>
  );
}

type FoundProps = { list: readonly FoundUser[]; hasMore: boolean; by: Administrator };

function Found({ list, hasMore, by }: FoundProps) {
  const t = useText(staffTexts);
  if (list.length === 0)
    return <EmptyState art={<CalmSea />} title={t('users_none')} text={t('users_none_text')} />;
  return (
    <>
      <ul className="border-t border-ink">
        {list.map((user) => (
          <Row key={user.id} user={user} by={by} />
        ))}
      </ul>
      {hasMore ? <p className="mt-4 text-14 text-ink-2">{t('users_more', { n: list.length })}</p> : null}
    </>
  );
}

const theirs = ['essays', 'orders', 'feedbacks'] as const;

function Row({ user, by }: { user: FoundUser; by: Administrator }) {
  const t = useText(staffTexts);
  const desks = useDesks();
  const { id, nickname, role, email, isEmailVerified, phone, createdAt } = user;
  return (
    <DeskRow
      actions={
        <>
          <ButtonLink to={`/staff/messages?to=${id}`} tone="outline" size="sm">
            {t('write_to')}
            <span className="sr-only"> {nickname}</span>
          </ButtonLink>
          {desks.includes('accounts') ? <AccountActs user={user} by={by} /> : null}
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-semibold break-all">{nickname}</b>
        {role === 'user' ? null : <Badge tone="sea">{t(`one_${role}`)}</Badge>}
        <span className="text-13 text-ink-3">{t('user_no', { id })}</span>
      </p>
      <p className="mt-1 flex flex-wrap gap-x-4 text-14 break-all text-ink-2">
        {email ? (
          <span>
            {email}
            {isEmailVerified ? null : <span className="text-ink-3"> · {t('email_unverified')}</span>}
          </span>
        ) : null}
        {phone ? <span>{phone}</span> : null}
        <span className="text-ink-3">
          {t('joined')} <When at={createdAt} />
        </span>
      </p>
      <ul className="mt-1 -ml-1 flex flex-wrap gap-x-4 text-14">
        {theirs
          .filter((desk) => desks.includes(desk))
          .map((desk) => (
            <li key={desk}>
              <TextLink tone="quiet" to={`/staff/${desk}?status=all&user=${id}`} className="px-1">
                {t(`their_${desk}`)}
                <span className="sr-only"> {nickname}</span>
              </TextLink>
            </li>
          ))}
        {desks.includes('audit') ? (
          <li>
            <TextLink tone="quiet" to={`/staff/audit?user=${id}`} className="px-1">
              {t('their_audit')}
              <span className="sr-only"> {nickname}</span>
            </TextLink>
          </li>
        ) : null}
      </ul>
    </DeskRow>
  );
}
