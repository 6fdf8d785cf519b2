/** /staff/feedbacks: what people told us, with their pictures, until somebody has dealt with it. */
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { CommentText } from '#app/pages/questions/discussion/comment-text.tsx';
import { Desk, DeskRow, deskMeta, Sender, When } from '#app/pages/staff/desk.tsx';
import { enterDesk, findPerson } from '#app/pages/staff/desk-access.ts';
import { readState } from '#app/pages/staff/desk-state.ts';
import { AnswerAct, Answered } from '#app/pages/staff/feedback/answer-act.tsx';
import { FeedbackKinds } from '#app/pages/staff/feedback/feedback-kinds.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { feedbackChoices, feedbackTexts } from '#messages/feedback.ts';
import { staffTexts } from '#messages/staff.ts';
import type { Route } from './+types/feedbacks.ts';

type Feedback = Calls['GET /api/staff/feedbacks']['reply']['list'][number];

const states = ['open', 'handled'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = await enterDesk(context, 'feedbacks');
  const { state, query } = readState(url.searchParams, states);
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
    <Desk
      title={t('desk_feedbacks')}
      lede={t('feedbacks_lede')}
      path="/staff/feedbacks"
      list={feedbacks}
      above={<FeedbackKinds />}
      person={person}
      states={[
        { value: 'open', label: t('feedback_open') },
        { value: 'handled', label: t('feedback_handled') },
        { value: 'all', label: t('all') },
      ]}
      state={state}
      empty={t(state === 'open' ? 'feedbacks_empty' : 'nothing_here')}
    >
      <ul className="border-t border-ink">
        {feedbacks.list.map((feedback) => (
          <Row key={feedback.id} feedback={feedback} />
        ))}
      </ul>
    </Desk>
  );
}

function Row({ feedback }: { feedback: Feedback }) {
  const t = useText(staffTexts);
  const choice = useText(feedbackChoices);
  const { id, nickname, type, desc, imgs, is_contact, contact, page, createdAt, handledAt, answer } =
    feedback;
  return (
    <DeskRow
      actions={
        handledAt ? (
          <span className="text-13 text-ink-3">
            <StatusMark status="right">{t('feedback_handled')}</StatusMark> <When at={handledAt} />
          </span>
        ) : (
          <AnswerAct
            draftName={`feedback-${id}`}
            about={`${choice(type)}, ${nickname}`}
            title={t('handle_title', { name: nickname })}
            text={t('handle_text', { name: nickname })}
            help={t('answer_help')}
            run={(body) => api('PUT /api/staff/feedbacks/{id}', { params: { id }, body })}
          />
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
        <Badge tone="sea">{choice(type)}</Badge>
        <span>
          <Sender userId={feedback.userId} nickname={nickname} />
        </span>
        <span className="text-13 text-ink-3">
          <When at={createdAt} />
        </span>
      </p>
      <div className="mt-2">
        <CommentText text={desc} />
      </div>
      {page ? (
        <TextLink to={page} className="mt-1 text-14">
          {t('open_question')}
        </TextLink>
      ) : null}
      <Pictures imgs={imgs} />
      <p className="mt-2 text-14 break-words text-ink-2">
        <span className="text-ink-3">{choice(is_contact)}</span> {contact}
      </p>
      <Answered answer={answer} />
    </DeskRow>
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
