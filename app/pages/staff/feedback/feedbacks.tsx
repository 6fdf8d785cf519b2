/** /staff/feedbacks: what people told us, with their pictures, until somebody has dealt with it. */
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { deskMeta, Sender } from '#app/pages/staff/desk.tsx';
import { enterDesk, findPerson } from '#app/pages/staff/desk-access.ts';
import { readState } from '#app/pages/staff/desk-state.ts';
import { SentList, SentRow, sentStates } from '#app/pages/staff/feedback/sent-list.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { feedbackChoices, feedbackTexts } from '#messages/feedback.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/feedbacks.ts';

type Feedback = Calls['GET /api/staff/feedbacks']['reply']['list'][number];

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'feedbacks');
  const { state, query } = readState(url.searchParams, sentStates);
  const [feedbacks, person] = await Promise.all([
    api('GET /api/staff/feedbacks', { query }),
    findPerson(api, query.userId),
  ]);
  return { state, feedbacks, person };
}

export const meta: Route.MetaFunction = (args) => deskMeta(args, 'desk_feedbacks');

export default function StaffFeedbacks({ loaderData: { state, feedbacks, person } }: Route.ComponentProps) {
  const t = useText(staffTexts);
  return (
    <SentList
      title={t('desk_feedbacks')}
      lede={t('feedbacks_lede')}
      path="/staff/feedbacks"
      list={feedbacks}
      state={state}
      person={person}
      empty={t('feedbacks_empty')}
      row={(feedback) => <Row key={feedback.id} feedback={feedback} />}
    />
  );
}

function Row({ feedback }: { feedback: Feedback }) {
  const t = useText(staffTexts);
  const choice = useText(feedbackChoices);
  const { id, userId, nickname, type, desc, imgs, is_contact, page } = feedback;
  return (
    <SentRow
      sent={feedback}
      kind={choice(type)}
      sender={<Sender userId={userId} nickname={nickname} />}
      text={desc}
      contactLabel={choice(is_contact)}
      act={{
        draftName: `feedback-${id}`,
        about: `${choice(type)}, ${nickname}`,
        title: t('handle_title', { name: nickname }),
        text: t('handle_text', { name: nickname }),
        help: t('answer_help'),
        run: (body) => api('PUT /api/staff/feedbacks/{id}', { params: { id }, body }),
      }}
    >
      {page ? (
        <TextLink to={page} className="mt-1 text-14">
          {t('open_question')}
        </TextLink>
      ) : null}
      <Pictures imgs={imgs} />
    </SentRow>
  );
}

function Pictures({ imgs }: { imgs: readonly string[] }) {
  const t = useText(feedbackTexts);
  if (imgs.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {imgs.map((src, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noopener noreferrer" className="block border border-rule">
            <img
              src={src}
              alt={t('picture', { n: index + 1 })}
              loading="lazy"
              className="h-24 w-32 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
