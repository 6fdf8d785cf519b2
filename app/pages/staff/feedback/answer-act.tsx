/** Dealing with what somebody sent: with an answer, which reaches them, or without one. */
import { useText } from '#app/locale.tsx';
import { Act } from '#app/pages/staff/act.tsx';
import { useDraft } from '#app/pages/staff/use-draft.ts';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import { longestAnswer } from '#core/enquiry.ts';
import { staffTexts } from '#messages/staff.ts';

export type AnswerActProps = {
  /** Under which the draft is kept. */
  draftName: string;
  /** Tells apart the same button of several rows. */
  about: string;
  title: string;
  text: string;
  help: string;
  run: (body: { answer?: string }) => Promise<unknown>;
};

export function AnswerAct({ draftName, about, title, text, help, run }: AnswerActProps) {
  const t = useText(staffTexts);
  const { draft, change, forget } = useDraft(draftName, { answer: '' });
  const answer = draft.answer.trim();
  return (
    <Act
      tone="outline"
      label={t('answer')}
      about={about}
      title={title}
      text={text}
      fault={answer.length > longestAnswer ? t('answer_long') : null}
      run={async () => {
        await run(answer === '' ? {} : { answer });
        forget({ answer: '' });
      }}
      done={t(answer === '' ? 'handled' : 'answered')}
    >
      <Field label={t('answer_text')} help={help} optional>
        <TextArea
          name="answer"
          rows={5}
          limit={longestAnswer}
          value={draft.answer}
          onChange={(event) => change({ answer: event.currentTarget.value })}
        />
      </Field>
    </Act>
  );
}

/** What was answered, where somebody did. */
export function Answered({ answer }: { answer: string | null }) {
  const t = useText(staffTexts);
  if (answer === null) return null;
  return (
    <div className="mt-3 border-l-3 border-rule-2 pl-3">
      <p className="text-13 text-ink-3">{t('answer_text')}</p>
      <p className="text-15 break-words whitespace-pre-line text-ink-2">{answer}</p>
    </div>
  );
}
