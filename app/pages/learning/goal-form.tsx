/** Target, date, minutes, weekdays, and what else a plan goes by, changed in one place; plan and account show the same. */
import { X } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { hiddenControl, MinutesPick, pickClass, WeekdayPick } from '#app/pages/learning/goal-fields.tsx';
import { useDates } from '#app/pages/site/dates.ts';
import { tellFailure } from '#app/tell-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, FieldNote } from '#app/ui/inputs/field.tsx';
import { Select } from '#app/ui/inputs/select.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { measureNames, ownPlanTexts } from '#messages/learning/own-plan.ts';
import { changedFrom, draftOfGoal, findFaults, type Goal, type GoalDraft, zonesWith } from './goal-draft.ts';

type GoalFormProps = {
  goal: Goal;
  /** The learner's own day. */
  today: string;
  submit: string;
  onSaved: (goal: Goal) => void;
};

export function GoalForm({ goal, today, submit, onSaved }: GoalFormProps) {
  const t = useText(ownPlanTexts);
  const measure = useText(measureNames);
  const id = useId();
  const [draft, setDraft] = useState<GoalDraft>(() => draftOfGoal(goal));
  const [faults, setFaults] = useState<ReadonlySet<keyof GoalDraft>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const set = (part: Partial<GoalDraft>) => setDraft((before) => ({ ...before, ...part }));
  const total = Number(draft.verbal) + Number(draft.quant);
  const isTotal = total >= 260 && total <= 340;

  async function save(event: FormEvent) {
    event.preventDefault();
    const found = findFaults(draft, goal, today);
    setFaults(found);
    const [first] = found;
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    if (isBusy) return;
    setIsBusy(true);
    try {
      onSaved(await api('PUT /api/users/goal', { body: changedFrom(goal, draft) }));
    } catch (error) {
      // The answers stay in the form.
      tellFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  const score = (name: 'verbal' | 'quant' | 'writing') => (
    <Field
      label={t(`target_${name}`)}
      help={name === 'quant' && isTotal ? t('target_sum', { total }) : undefined}
      error={faults.has(name) ? t(name === 'writing' ? 'writing_fault' : 'target_fault') : undefined}
    >
      <TextInput
        name={name}
        inputMode={name === 'writing' ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={3}
        value={draft[name]}
        onChange={(event) => set({ [name]: event.target.value })}
      />
    </Field>
  );

  return (
    <form ref={form} onSubmit={save} noValidate className="grid max-w-160 gap-6">
      <Group label={t('minutes')}>
        <MinutesPick name={`${id}-minutes`} value={draft.minutes} onPick={(minutes) => set({ minutes })} />
      </Group>
      <WeekdayPick
        label={t('weekdays')}
        labelClass="mb-1.5 text-14 font-semibold"
        value={draft.weekdays}
        onPick={(weekdays) => set({ weekdays })}
      />
      <div className="grid grid-cols-3 items-start gap-x-3 gap-y-5 md:grid-cols-[1fr_1fr_1fr_1.6fr]">
        {score('verbal')}
        {score('quant')}
        {score('writing')}
        <Field
          label={t('exam_date')}
          help={t('exam_help')}
          error={faults.has('examDate') ? t('exam_fault') : undefined}
          className="max-md:col-span-3"
        >
          <TextInput
            name="examDate"
            type="date"
            value={draft.examDate}
            onChange={(event) => set({ examDate: event.target.value })}
          />
        </Field>
      </div>
      <fieldset>
        <legend className="mb-1.5 text-14 font-semibold">{t('stress')}</legend>
        <div className="grid grid-cols-4 gap-1.5 md:gap-2">
          {([null, 'verbal', 'quant', 'writing'] as const).map((one) => (
            <label key={one} className={`${pickClass} px-1 text-14`}>
              <input
                type="radio"
                name={`${id}-stress`}
                checked={draft.stress === one}
                onChange={() => set({ stress: one })}
                className={hiddenControl}
              />
              {one === null ? t('stress_none') : measure(one)}
            </label>
          ))}
        </div>
      </fieldset>
      <DaysOff days={draft.daysOff} today={today} onChange={(daysOff) => set({ daysOff })} />
      <ZoneField value={draft.timeZone} kept={goal.timeZone} onChange={(timeZone) => set({ timeZone })} />
      <p>
        <Button type="submit" tone="ink" size="lg" busy={isBusy}>
          {submit}
        </Button>
      </p>
    </form>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-14 font-semibold">
        {label}
      </p>
      {children}
    </div>
  );
}

type DaysOffProps = { days: readonly string[]; today: string; onChange: (days: readonly string[]) => void };

function DaysOff({ days, today, onChange }: DaysOffProps) {
  const t = useText(ownPlanTexts);
  const dates = useDates();
  const [next, setNext] = useState('');
  const coming = days.filter((day) => day >= today);
  const add = () => {
    if (!next || next < today) return;
    onChange([...new Set([...days, next])].sort());
    setNext('');
  };
  return (
    <div>
      <div className="flex items-end gap-3">
        <Field label={t('days_off')} className="flex-1 md:max-w-60">
          <TextInput
            type="date"
            min={today}
            value={next}
            onChange={(event) => setNext(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !next) return;
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Button tone="quiet" onClick={add} className="h-12">
          {t('add_day_off')}
        </Button>
      </div>
      {coming.length === 0 ? (
        <FieldNote id="days-off" help={t('no_days_off')} />
      ) : (
        <ul className="mt-2 flex flex-wrap gap-2">
          {coming.map((day) => (
            <li key={day} className="flex items-center rounded-1 border border-field bg-white pl-3 text-14">
              {dates.dayOfWeek(day)}
              <button
                type="button"
                aria-label={t('remove_day_off', { day: dates.day(day) })}
                onClick={() => onChange(days.filter((one) => one !== day))}
                className="grid size-11 place-items-center md:size-9"
              >
                <X aria-hidden="true" strokeWidth={1.75} className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type ZoneFieldProps = { value: string; kept: string; onChange: (zone: string) => void };

function ZoneField({ value, kept, onChange }: ZoneFieldProps) {
  const t = useText(ownPlanTexts);
  // The server does not know where the browser is, so it is asked after both agree on the page.
  const [here, setHere] = useState<string | null>(null);
  useEffect(() => setHere(Intl.DateTimeFormat().resolvedOptions().timeZone || null), []);
  const named = (zone: string) => zone.replaceAll('_', ' ');
  const options = zonesWith(kept, value, here).map((zone) => ({ value: zone, label: named(zone) }));
  return (
    <div className="md:max-w-80">
      <Field label={t('time_zone')} help={t('time_zone_help')}>
        <Select value={value} options={options} onChange={(event) => onChange(event.target.value)} />
      </Field>
      {here && here !== value ? (
        <TextButton size="sm" className="text-14" onClick={() => onChange(here)}>
          {t('use_here', { zone: named(here) })}
        </TextButton>
      ) : null}
    </div>
  );
}
