/** Why an answer went wrong: picked from the likely causes, saved at once. */
import { useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { Field } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { causesOf, type MistakeCause } from '#core/learning/causes.ts';
import type { ExerciseType } from '#core/questions/kinds.ts';
import { say } from '#core/texts.ts';
import { causeNames } from '#messages/learning/mistake-causes.ts';
import { learningPages } from '#messages/learning/pages.ts';

type CausePickerProps = {
  questionId: string;
  measure: ExerciseType;
  cause: MistakeCause | null;
  onPicked: (cause: MistakeCause | null) => void;
  labelHidden?: boolean;
};

export function CausePicker({ questionId, measure, cause, onPicked, labelHidden = false }: CausePickerProps) {
  const t = useText(learningPages);
  const causeName = say(causeNames, useLocale());
  const [picked, setPicked] = useState(cause);
  const pick = async (wanted: MistakeCause | null) => {
    const before = picked;
    setPicked(wanted);
    try {
      await quietApi('PUT /api/wrong-books/{questionId}', {
        params: { questionId },
        body: { cause: wanted },
      });
      onPicked(wanted);
    } catch {
      setPicked(before);
      showToast({ text: t('cause_failed'), tone: 'error' });
    }
  };
  return (
    <Field label={t('cause')} labelHidden={labelHidden}>
      <Select
        size="sm"
        options={[
          { value: '', label: t('no_cause') },
          ...causesOf[measure].map((one) => ({ value: one, label: causeName(one) })),
        ]}
        value={picked ?? ''}
        onChange={(event) => pick((event.target.value || null) as MistakeCause | null)}
      />
    </Field>
  );
}
