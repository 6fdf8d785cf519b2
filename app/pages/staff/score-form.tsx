/** The teacher's score of an essay: half points and a comment, kept on this device until the server has them. */

import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { Act } from '#app/pages/staff/act.tsx';
import { When } from '#app/pages/staff/desk.tsx';
import type { StaffEssay } from '#app/pages/staff/replies.ts';
import { useDraft } from '#app/pages/staff/use-draft.ts';
import { showToast } from '#app/toasts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { TextArea } from '#app/ui/inputs/text-area.tsx';
import { ApiError } from '#contract/client.ts';
import { essayTexts } from '#messages/essays.ts';
import { staffTexts } from '#messages/staff.ts';

/** From 6 to 0 by halves. */
const scores = Array.from({ length: 13 }, (_, step) => (6 - step / 2).toFixed(1));

type ScoreFormProps = { essay: StaffEssay; nextId: string | null };

export function ScoreForm({ essay: { id, teacher, nickname }, nextId }: ScoreFormProps) {
  const t = useText(staffTexts);
  const essay = useText(essayTexts);
  const { revalidate } = useRevalidator();
  const stored = { score: teacher?.score.toFixed(1) ?? '', comment: teacher?.comment ?? '' };
  const { draft, change, forget } = useDraft(`staff-essay-${id}`, stored);
  const [isBusy, setIsBusy] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isChanged = draft.score !== stored.score || draft.comment !== stored.comment;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    // Each score is told to the writer, so the same one is not sent twice.
    if (teacher && !isChanged) return void showToast({ text: t('score_same') });
    setIsMissing(draft.score === '');
    setFailure(null);
    if (draft.score === '') return void event.currentTarget.querySelector('select')?.focus();
    setIsBusy(true);
    try {
      const body = { score: Number(draft.score), comment: draft.comment.trim() };
      await api('PUT /api/staff/essays/{id}/score', { params: { id }, body });
      // As the server keeps it, so that the form and the score agree.
      forget({ ...draft, comment: body.comment });
      showToast({ text: t('score_saved', { name: nickname }) });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(Object.values(error.fields)[0] ?? error.msg);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section aria-labelledby="score" className="border-t border-ink pt-3">
      <h2 id="score" className="scroll-mt-28 text-21">
        {essay('teacher_score')}
      </h2>
      {teacher ? (
        <p className="mt-1 text-14 text-ink-2">
          <b className="font-serif text-34 text-ink">{teacher.score.toFixed(1)}</b>{' '}
          <span className="text-ink-3">
            {teacher.nickname} · <When at={teacher.at} />
          </span>
        </p>
      ) : (
        <p className="mt-1 text-14 text-ink-2">{t('score_lede')}</p>
      )}
      <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
        <Field
          label={t('score')}
          error={isMissing && draft.score === '' ? t('score_missing') : null}
          required
        >
          <Select
            placeholder={t('score_choose')}
            value={draft.score}
            onChange={(event) => change({ ...draft, score: event.currentTarget.value })}
            options={scores.map((score) => ({ value: score, label: score }))}
          />
        </Field>
        <Field label={t('comment')} help={t('comment_help')} optional>
          <TextArea
            rows={8}
            limit={4000}
            value={draft.comment}
            onChange={(event) => change({ ...draft, comment: event.currentTarget.value })}
          />
        </Field>
        <FormFooter
          submit={t(teacher ? 'score_change' : 'score_save')}
          tone={teacher && !isChanged ? 'quiet' : 'beam'}
          busy={isBusy}
          failure={failure}
        >
          {teacher && !isChanged && nextId ? (
            <ButtonLink to={`/staff/essays/${nextId}`} tone="beam" arrow>
              {t('next_essay')}
            </ButtonLink>
          ) : null}
        </FormFooter>
      </form>
      {teacher ? (
        <div className="mt-4">
          <Act
            label={t('take_back')}
            title={t('take_back_title')}
            text={t('take_back_text')}
            run={() => api('DELETE /api/staff/essays/{id}/score', { params: { id } })}
            done={t('taken_back')}
          />
        </div>
      ) : null}
    </section>
  );
}
