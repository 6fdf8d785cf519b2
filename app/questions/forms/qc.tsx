/** Quantitative comparison: what is given above, the two quantities side by side, four fixed choices. */
import { Choices } from '#app/questions/choices.tsx';
import { Direction, Stem } from '#app/questions/direction.tsx';
import { Figures } from '#app/questions/figures.tsx';
import type { FormView } from '#app/questions/forms/form-view.ts';
import type { QuestionOf, QuestionProps } from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import { comparisonOptions } from '#core/questions/comparison.ts';
import { say } from '#core/texts.ts';
import { questionDirections, questionForms } from '#messages/questions/forms.ts';

function QuantitativeComparison(props: QuestionProps<QuestionOf<'qc'>>) {
  const { question, lang } = props;
  const t = say(questionForms, lang);
  const { a, b } = question.quantities;
  return (
    <>
      <Direction>{say(questionDirections, lang)(question.form)}</Direction>
      {question.stem[lang] === '' ? null : (
        <Stem className="text-center text-balance">
          <RichText text={question.stem[lang]} />
        </Stem>
      )}
      <Figures figures={question.figures} lang={lang} />
      <div className="mt-6 grid grid-cols-2 divide-x divide-rule border-t border-b border-t-ink border-b-rule text-center md:mt-8">
        {[
          { name: t('quantity_a'), text: a[lang] },
          { name: t('quantity_b'), text: b[lang] },
        ].map(({ name, text }) => (
          <div key={name} className="min-w-0 px-2 pt-3 pb-5">
            <h2 className="font-sans text-15 font-semibold text-ink-2">{name}</h2>
            <p className="mt-2 font-serif text-[1.25rem] leading-normal break-words md:text-[1.5rem]">
              <RichText text={text} />
            </p>
          </div>
        ))}
      </div>
      <Choices {...props} options={comparisonOptions} className="mx-auto mt-6 max-w-150 md:mt-8" />
    </>
  );
}

export const qc: FormView<'qc'> = { Body: QuantitativeComparison, partsAsked: () => 'any', restMs: 0 };
