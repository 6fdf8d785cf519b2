/** /staff/messages: a message to one person; administrators also write to a role or to everybody. */
import { useText } from '#app/locale.tsx';
import { DeskTitle, deskMeta } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { MessageForm } from '#app/pages/staff/message-form.tsx';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/messages.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = await enterDesk(context);
  return { isAdmin: viewer.role === 'admin', to: url.searchParams.get('to') ?? '' };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_messages');

export default function StaffMessages({ loaderData: { isAdmin, to } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  return (
    <>
      <DeskTitle
        title={t('desk_messages')}
        lede={t(isAdmin ? 'messages_lede_admin' : 'messages_lede_teacher')}
      />
      <MessageForm key={to} isAdmin={isAdmin} to={to} />
    </>
  );
}
