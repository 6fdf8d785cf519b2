/** /staff/messages: a message to one person; who may announce also writes to a role or to everybody. */
import { useText } from '#app/locale.tsx';
import { DeskTitle, deskMeta } from '#app/pages/staff/desk.tsx';
import { enterDesk, findPerson } from '#app/pages/staff/desk-access.ts';
import { isId } from '#app/pages/staff/desk-state.ts';
import { MessageForm } from '#app/pages/staff/message/message-form.tsx';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/messages.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, desks } = await enterDesk(context, 'messages');
  const to = url.searchParams.get('to') ?? '';
  return {
    mayAnnounce: desks.includes('announcements'),
    to: await findPerson(api, isId(to) ? to : undefined),
  };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_messages');

export default function StaffMessages({ loaderData: { mayAnnounce, to } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  return (
    <>
      <DeskTitle
        title={t('desk_messages')}
        lede={t(mayAnnounce ? 'messages_lede_admin' : 'messages_lede_teacher')}
      />
      <MessageForm key={to?.id} mayAnnounce={mayAnnounce} to={to} />
    </>
  );
}
