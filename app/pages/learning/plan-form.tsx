/** The study-plan form as a text-completion sentence; on phones it becomes four labelled rows. */
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type FormEvent, type ReactNode, useId, useState } from 'react';
import { Form } from 'react-router';
import { useLocale, useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldNote } from '#app/ui/inputs/field.tsx';
import { highestScore, lowestScore, type Stage, stages } from '#core/learning/plan/effort.ts';
import { planForm } from '#messages/learning/plan-form.ts';

export type PlanAnswers = { stage: Stage; months: number; previous: number | null; target: number | null };

const usual: PlanAnswers = { stage: 'self-studied', months: 3, previous: null, target: null };

type PlanFormProps = {
  answers?: PlanAnswers;
  /** On the plan's own page the heading is smaller and the sentence stands without a hint. */
  title?: string;
  hint?: string;
  level?: 'h2' | 'h3';
  className?: string;
};

export function PlanForm({
  answers = usual,
  title,
  hint,
  level: Heading = 'h2',
  className = '',
}: PlanFormProps) {
  const t = useText(planForm);
  const locale = useLocale();
  const id = useId();
  const [error, setError] = useState<string | null>(null);

  /** Without scripts the form is sent as it is, and the plan's page says what is wrong. */
  function check(event: FormEvent<HTMLFormElement>) {
    const form = new FormData(event.currentTarget);
    const wrong = findWrong(form);
    setError(null);
    if (!wrong) return;
    event.preventDefault();
    setError(
      wrong.isMissing
        ? t('target_missing')
        : t('score_range', { low: lowestScore, high: highestScore, what: t(wrong.name) }),
    );
    event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong.name}]`)?.focus();
  }

  return (
    <Form
      method="get"
      action="/plan"
      onSubmit={check}
      aria-labelledby={`${id}-title`}
      noValidate
      className={`relative rounded-b-2 border border-t-2 border-rule border-t-ink bg-white px-4.5 pt-4.5 pb-5 shadow-sheet md:px-8 md:py-6 ${className}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 text-14 text-ink-3">
        <Heading id={`${id}-title`} className="text-18 text-ink">
          {title ?? t('title')}
        </Heading>
        <span>{hint ?? t('hint')}</span>
      </div>
      <div className="mt-1.5 md:mt-4 lg:flex lg:items-start lg:justify-between lg:gap-6">
        <div className="font-serif md:flex md:flex-wrap md:items-start md:gap-x-1.5 md:gap-y-3 md:text-21 md:leading-13 xl:text-[1.5rem]">
          <SentencePart>{t('before_stage')}</SentencePart>
          <Blank numeral="(i)" label={t('stage')} id={`${id}-stage`} isLong>
            <Choice id={`${id}-stage`} name="stage" defaultValue={answers.stage}>
              {stages.map((stage) => (
                <option key={stage} value={stage}>
                  {t(stage)}
                </option>
              ))}
            </Choice>
          </Blank>
          <SentencePart>{t('before_months')}</SentencePart>
          <Blank numeral="(ii)" label={t('months')} id={`${id}-months`}>
            <Choice id={`${id}-months`} name="months" defaultValue={String(answers.months)}>
              {[1, 2, 3, 4, 5, 6].map((n) => (
                <option key={n} value={n}>
                  {t('n_months', { n })}
                </option>
              ))}
            </Choice>
          </Blank>
          <SentencePart>{t('after_months')}</SentencePart>
          <SentencePart>{t('before_previous')}</SentencePart>
          <Blank numeral="(iii)" label={t('previous')} hint={t('previous_hint')} id={`${id}-previous`}>
            <Score id={`${id}-previous`} name="previous" defaultValue={answers.previous ?? ''} />
          </Blank>
          <SentencePart>{t('before_target')}</SentencePart>
          <Blank numeral="(iv)" label={t('target')} id={`${id}-target`}>
            <Score
              id={`${id}-target`}
              name="target"
              defaultValue={answers.target ?? ''}
              required
              aria-describedby={error ? `${id}-error` : undefined}
            />
          </Blank>
          <SentencePart>{t('end')}</SentencePart>
        </div>
        {locale === 'en' ? <input type="hidden" name="lang" value="en" /> : null}
        <Button
          tone="beam"
          size="lg"
          type="submit"
          arrow
          className="max-md:mt-4 max-md:w-full md:max-lg:mt-5"
        >
          {t('start')}
        </Button>
      </div>
      <div role="alert">{error ? <FieldNote id={`${id}-error`} error={error} /> : null}</div>
    </Form>
  );
}

type Wrong = { name: 'previous' | 'target'; isMissing: boolean };

function findWrong(form: FormData): Wrong | null {
  for (const name of ['previous', 'target'] as const) {
    const value = String(form.get(name) ?? '').trim();
    if (value === '') {
      if (name === 'target') return { name, isMissing: true };
      continue;
    }
    const score = Number(value);
    if (!Number.isInteger(score) || score < lowestScore || score > highestScore)
      return { name, isMissing: false };
  }
  return null;
}

/** Between the blanks; on phones the labels alone say it. */
function SentencePart({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap max-md:hidden">{children}</span>;
}

type BlankProps = {
  numeral: string;
  label: string;
  hint?: string;
  id: string;
  /** Its words are too long to stand beside the label on a phone. */
  isLong?: boolean;
  children: ReactNode;
};

function Blank({ numeral, label, hint, id, isLong = false, children }: BlankProps) {
  return (
    <span
      className={`flex min-w-0 max-w-full justify-between border-b ${isLong ? 'flex-col gap-1' : 'items-center gap-3'} border-rule py-2 md:mx-0.5 md:inline-flex md:flex-col-reverse md:items-start md:gap-1 md:border-0 md:py-0`}
    >
      <label
        htmlFor={id}
        className="font-sans text-15 leading-normal text-ink-2 md:w-0 md:text-13 md:whitespace-nowrap md:text-ink-3"
      >
        <em lang="en" className="mr-1.5 font-serif text-13 text-ink-3">
          {numeral}
        </em>
        {label}
        {hint ? <span className="block text-12 text-ink-3 md:hidden">{hint}</span> : null}
      </label>
      <span
        className={`relative min-w-0 flex-none md:w-auto md:max-w-full md:flex-initial ${isLong ? '' : 'w-43'}`}
      >
        {children}
      </span>
    </span>
  );
}

const blank =
  'h-11 w-full rounded-none border-b-[1.5px] border-ink bg-beam-faint px-3 text-18 font-bold transition-colors hover:bg-beam-wash focus:bg-beam-wash focus-visible:outline-hidden focus-visible:shadow-[0_2px_0_2px_var(--color-beam)] md:h-12.5 md:border-b-2 md:px-2.5 md:text-21 xl:text-[1.5rem]';

function Choice({ children, ...rest }: ComponentProps<'select'>) {
  return (
    <>
      <select
        {...rest}
        className={`${blank} max-w-full appearance-none truncate pr-8.5 md:[field-sizing:content]`}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        strokeWidth={1.75}
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-3.5"
      />
    </>
  );
}

function Score(props: ComponentProps<'input'>) {
  return (
    <input
      {...props}
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      placeholder="···"
      className={`${blank} placeholder:text-ink-3 md:w-21 md:text-center`}
    />
  );
}
