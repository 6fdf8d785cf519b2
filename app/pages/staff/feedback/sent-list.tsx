/** What people sent us, whether feedback or a question to the tutors: read, answered in place, and then dealt with. */
import type { ReactNode } from 'react';
import { useText } from '#app/locale.tsx';
import { CommentText } from '#app/pages/questions/discussion/comment-text.tsx';
import { Desk, DeskRow, When } from '#app/pages/staff/desk.tsx';
import { AnswerAct, type AnswerActProps, Answered } from '#app/pages/staff/feedback/answer-act.tsx';
import { FeedbackKinds } from '#app/pages/staff/feedback/feedback-kinds.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { staffTexts } from '#messages/staff.ts';

/** The first is the one that waits. */
export const sentStates = ['open', 'handled'] as const;

type SentListProps<Row> = {
  title: string;
  lede: string;
  path: string;
  list: { page: number; size: number; total: number; list: readonly Row[] };
  state: (typeof sentStates)[number] | 'all';
  person?: { id: string; nickname: string | null } | null;
  /** Said when nothing waits. */
  empty: string;
  row: (sent: Row) => ReactNode;
};

export function SentList<Row>({ list, state, empty, row, ...desk }: SentListProps<Row>) {
  const t = useText(staffTexts);
  return (
    <Desk
      {...desk}
      list={list}
      above={<FeedbackKinds />}
      states={[
        ...sentStates.map((value) => ({ value, label: t(`feedback_${value}`) })),
        { value: 'all', label: t('all') },
      ]}
      state={state}
      empty={state === 'open' ? empty : t('nothing_here')}
    >
      <ul className="border-t border-ink">{list.list.map(row)}</ul>
    </Desk>
  );
}

type SentRowProps = {
  sent: { createdAt: string; handledAt: string | null; contact: string; answer: string | null };
  kind: string;
  sender: ReactNode;
  text: string;
  contactLabel: string;
  act: AnswerActProps;
  /** Between the text and the contact: a link, pictures. */
  children?: ReactNode;
};

export function SentRow({ sent, kind, sender, text, contactLabel, act, children }: SentRowProps) {
  const t = useText(staffTexts);
  const { createdAt, handledAt, contact, answer } = sent;
  return (
    <DeskRow
      actions={
        handledAt ? (
          <span className="text-13 text-ink-3">
            <StatusMark status="right">{t('feedback_handled')}</StatusMark> <When at={handledAt} />
          </span>
        ) : (
          <AnswerAct {...act} />
        )
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-15">
        <Badge tone="sea">{kind}</Badge>
        <span>{sender}</span>
        <span className="text-13 text-ink-3">
          <When at={createdAt} />
        </span>
      </p>
      <div className="mt-2">
        <CommentText text={text} />
      </div>
      {children}
      <p className="mt-2 text-14 break-words text-ink-2">
        <span className="text-ink-3">{contactLabel}</span> {contact}
      </p>
      <Answered answer={answer} />
    </DeskRow>
  );
}
