/** What to practise: a measure, a form, how long; a topic is chosen on the map. Starts a session of its own. */
import { useState } from 'react';
import { useLocale, useText } from '#app/locale.tsx';
import type { StreamSession } from '#app/stream/kept.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { forms, isScored, type ScoredForm, typesOfForm } from '#core/questions/kinds.ts';
import { say } from '#core/texts.ts';
import { streamTexts } from '#messages/learner/stream.ts';
import { formNames } from '#messages/questions.ts';
import type { StreamQuery } from './stream-state.ts';

const lengths = [5, 10, 20] as const;

type StreamFiltersProps = {
  session: StreamSession | null;
  onStart: (query: StreamQuery) => void;
  /** Beside something else that is the next step. */
  isQuiet?: boolean;
};

export function StreamFilters({ session, onStart, isQuiet = false }: StreamFiltersProps) {
  const t = useText(streamTexts);
  const nameOf = say(formNames, useLocale());
  const [measure, setMeasure] = useState<string>(session?.measure ?? '');
  const [form, setForm] = useState<string>(session?.form ?? '');
  const [minutes, setMinutes] = useState<string>(session?.minutes ? String(session.minutes) : '');
  const offered = forms.filter(
    (one): one is ScoredForm => isScored(one) && (!measure || typesOfForm[one].exercise_type === measure),
  );
  const chosen = offered.find((one) => one === form);
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field label={t('filter_measure')}>
        <Select
          size="sm"
          value={measure}
          onChange={(event) => setMeasure(event.target.value)}
          options={[
            { value: '', label: t('filter_any') },
            { value: 'verbal', label: t('verbal') },
            { value: 'quant', label: t('quant') },
          ]}
        />
      </Field>
      <Field label={t('filter_form')}>
        <Select
          size="sm"
          value={chosen ?? ''}
          onChange={(event) => setForm(event.target.value)}
          options={[
            { value: '', label: t('filter_any') },
            ...offered.map((one) => ({ value: one, label: nameOf(one) })),
          ]}
        />
      </Field>
      <Field label={t('filter_length')}>
        <Select
          size="sm"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
          options={[
            { value: '', label: t('filter_ten') },
            ...lengths.map((n) => ({ value: String(n), label: t('filter_minutes', { n }) })),
          ]}
        />
      </Field>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-2 sm:col-span-3">
        <Button
          tone={isQuiet ? 'outline' : 'beam'}
          onClick={() =>
            onStart({
              ...((measure === 'verbal' || measure === 'quant') && { measure }),
              ...(chosen && { form: chosen }),
              ...(minutes ? { minutes: Number(minutes) } : { n: 10 }),
            })
          }
        >
          {t('filter_start')}
        </Button>
        <TextLink to="/map" discover="none" tone="quiet">
          {t('filter_topic')}
        </TextLink>
      </p>
    </div>
  );
}
