/** Numeric entry: one box, or the two boxes of a fraction. */
import { useId } from 'react';
import { useText } from '#app/locale.tsx';
import { Direction, Stem } from '#app/questions/direction.tsx';
import { Figures } from '#app/questions/figures.tsx';
import type { FormView } from '#app/questions/forms/form-view.ts';
import { readBox } from '#app/questions/numeric-box.ts';
import type { QuestionOf, QuestionProps, Reveal } from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { say } from '#core/texts.ts';
import { questionDirections, questionForms } from '#messages/questions/forms.ts';

function NumericEntry(asked: QuestionProps<QuestionOf<'numeric'>>) {
  const { question, answer, onAnswer, mode, lang, reveal } = asked;
  const t = say(questionForms, lang);
  const isFraction = question.boxes === 2;
  const values = isFraction ? [answer[0] ?? '', answer[1] ?? ''] : [answer[0] ?? ''];
  const change = (index: number, value: string) => {
    const next = values.with(index, value);
    onAnswer(next.every((part) => part === '') ? [] : next);
  };
  const box = (index: number, label: string) => (
    <Box
      value={values[index] ?? ''}
      label={label}
      isFixed={mode === 'review'}
      onChange={(value) => change(index, isFraction ? value.replace('.', '') : value)}
    />
  );
  return (
    <>
      <Direction>{isFraction ? t('fraction') : say(questionDirections, lang)(question.form)}</Direction>
      <Stem>
        <RichText text={question.stem[lang]} />
      </Stem>
      <Figures figures={question.figures} lang={lang} />
      {reveal?.verdict}
      <div className="mt-7 flex flex-wrap items-center gap-3 font-serif text-18 md:mt-10">
        {question.prefix ? <RichText text={question.prefix[lang]} /> : null}
        {isFraction ? (
          <span className="grid gap-2">
            {box(0, t('numerator'))}
            <span aria-hidden="true" className="h-[2px] bg-ink" />
            {box(1, t('denominator'))}
          </span>
        ) : (
          box(0, t('answer_box'))
        )}
        {question.suffix ? <RichText text={question.suffix[lang]} /> : null}
      </div>
      {question.rounding ? (
        <p className="mt-4 text-14 text-ink-2">
          <RichText text={question.rounding[lang]} />
        </p>
      ) : null}
      {reveal ? <Verdict reveal={reveal} isEmpty={values.every((value) => value === '')} /> : null}
    </>
  );
}

type BoxProps = { value: string; label: string; isFixed: boolean; onChange: (value: string) => void };

function Box({ value, label, isFixed, onChange }: BoxProps) {
  const id = useId();
  return (
    <input
      id={id}
      aria-label={label}
      value={value}
      readOnly={isFixed}
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      onChange={(event) => onChange(readBox(event.target.value))}
      className="h-13 w-44 rounded-1 border border-field bg-white px-3 text-right font-sans text-[1.25rem] font-semibold tabular-nums read-only:bg-paper-2 not-read-only:not-placeholder-shown:bg-beam-wash focus-visible:border-ink focus-visible:outline-hidden focus-visible:ring-3 focus-visible:ring-beam"
      placeholder=" "
    />
  );
}

function Verdict({ reveal, isEmpty }: { reveal: Reveal; isEmpty: boolean }) {
  const t = useText(questionForms);
  return (
    <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
      {reveal.correct || isEmpty ? null : <StatusMark status="wrong">{t('chosen_wrong')}</StatusMark>}
      <StatusMark status="right">
        {reveal.correct ? t('chosen_right') : t('key_is', { key: reveal.key.join('/') })}
      </StatusMark>
    </p>
  );
}

export const numeric: FormView<'numeric'> = {
  Body: NumericEntry,
  partsAsked: ({ boxes }) => boxes,
  restMs: 600,
  takesNumber: ({ boxes }) => boxes === 1,
};
