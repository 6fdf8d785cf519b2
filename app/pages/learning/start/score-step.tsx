/** The last score, where there is one: of a real test or a mock exam, by measure, and when. */
import { useText } from '#app/locale.tsx';
import { hiddenControl, pickClass } from '#app/pages/learning/goal-fields.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { startTexts } from '#messages/learning/start.ts';
import type { LastDraft, LastFault } from './draft.ts';
import type { StepProps } from './step.ts';

type ScoreStepProps = StepProps & { fault: LastFault | null };

export function ScoreStep({ draft: { last }, change, today, fault }: ScoreStepProps) {
  const t = useText(startTexts);
  const set = (part: Partial<LastDraft>) => change({ last: { ...last, ...part } });
  const scoreField = (measure: 'verbal' | 'quant') => (
    <Field label={t(measure)} error={fault === measure ? t('score_range') : undefined}>
      <TextInput
        name={measure}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        placeholder="130–170"
        value={last[measure]}
        onChange={(event) => set({ [measure]: event.target.value })}
      />
    </Field>
  );
  return (
    <div className="mt-4 md:max-w-120 lg:mt-6">
      <fieldset>
        <legend className="sr-only">{t('last_score')}</legend>
        <div className="grid gap-1.5">
          {(['none', 'official', 'mock'] as const).map((kind) => (
            <label
              key={kind}
              className={`${pickClass} place-items-start! content-center px-4 text-16 has-checked:shadow-[inset_5px_0_0_var(--color-ink)]!`}
            >
              <input
                type="radio"
                name="kind"
                value={kind}
                checked={last.kind === kind}
                onChange={() => set({ kind })}
                className={hiddenControl}
              />
              {t(`last_${kind}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {last.kind === 'none' ? null : (
        <div className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-[1fr_1fr_1.4fr]">
          {scoreField('verbal')}
          {scoreField('quant')}
          <Field
            label={t('last_day')}
            optional
            error={fault === 'day' ? t('day_range') : undefined}
            className="max-md:col-span-2"
          >
            <TextInput
              name="day"
              type="date"
              max={today}
              value={last.day}
              onChange={(event) => set({ day: event.target.value })}
            />
          </Field>
        </div>
      )}
    </div>
  );
}
