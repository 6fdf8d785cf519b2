/** /staff/messages: a message to one person; who may announce also writes to a role or to everybody. */
import { useText } from '#app/locale.tsx';
import { DeskTitle, deskMeta } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { MessageForm } from '#app/pages/staff/message/message-form.tsx';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/messages.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { desks } = await enterDesk(context, 'messages');
  return {
    mayAnnounce: desks.includes('announcements'),
    mayFind: desks.includes('users'),
    to: url.searchParams.get('to') ?? '',
  };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_messages');

export default function StaffMessages({ loaderData: { mayAnnounce, mayFind, to } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  return (
    <>
      <DeskTitle
        title={t('desk_messages')}
        lede={t(mayAnnounce ? 'messages_lede_admin' : 'messages_lede_teacher')}
      />
      <MessageForm key={to} mayAnnounce={mayAnnounce} mayFind={mayFind} to={to} />
    </>
  );
}
