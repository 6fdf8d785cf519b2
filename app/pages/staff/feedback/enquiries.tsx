/** /staff/feedbacks/enquiries: what people asked the tutors, until somebody has got in touch. */
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { deskMeta, Sender } from '#app/pages/staff/desk.tsx';
import { enterDesk } from '#app/pages/staff/desk-access.ts';
import { readState } from '#app/pages/staff/desk-state.ts';
import { SentList, SentRow, sentStates } from '#app/pages/staff/feedback/sent-list.tsx';
import type { Calls } from '#contract/all.ts';
import { shellDialogs } from '#messages/shell-dialogs.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/enquiries.ts';

type Enquiry = Calls['GET /api/staff/enquiries']['reply']['list'][number];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'feedbacks');
  const { state, query } = readState(url.searchParams, sentStates);
  const { status, page, size } = query;
  return { state, enquiries: await api('GET /api/staff/enquiries', { query: { status, page, size } }) };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'enquiries');

export default function StaffEnquiries({ loaderData: { state, enquiries } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  return (
    <SentList
      title={t('enquiries')}
      lede={t('enquiries_lede')}
      path="/staff/feedbacks/enquiries"
      list={enquiries}
      state={state}
      empty={t('enquiries_empty')}
      row={(enquiry) => <Row key={enquiry.id} enquiry={enquiry} />}
    />
  );
}

function Row({ enquiry }: { enquiry: Enquiry }) {
  const t = useText(staffTexts);
  const s = useText(shellDialogs);
  const { id, userId, nickname, school, body, contact } = enquiry;
  const name = nickname ?? contact;
  const isVisitor = userId === null;
  return (
    <SentRow
      sent={enquiry}
      kind={s(`consult_${school}`)}
      sender={
        isVisitor || nickname === null ? (
          <span className="text-ink-2">{t('enquiry_visitor')}</span>
        ) : (
          <Sender userId={userId} nickname={nickname} />
        )
      }
      text={body}
      contactLabel={t('contact')}
      act={{
        draftName: `enquiry-${id}`,
        about: name,
        title: t('enquiry_title', { name }),
        text: t(isVisitor ? 'enquiry_text_visitor' : 'enquiry_text', { contact }),
        help: t(isVisitor ? 'enquiry_help_visitor' : 'answer_help'),
        run: (answered) => api('PUT /api/staff/enquiries/{id}', { params: { id }, body: answered }),
      }}
    />
  );
}
