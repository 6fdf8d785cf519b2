/** Sentence equivalence: one sentence, six choices, two of them to select. */
import { Choices } from '#app/runner/questions/choices.tsx';
import { Direction, Stem } from '#app/runner/questions/direction.tsx';
import type { QuestionOf, QuestionProps } from '#app/runner/questions/question-props.ts';
import { RichText } from '#app/runner/questions/rich-text.tsx';
import { say } from '#core/texts.ts';
import { questionForms } from '#messages/question-forms.ts';

export function SentenceEquivalence(props: QuestionProps<QuestionOf<'se'>>) {
  const { question, lang } = props;
  return (
    <>
      <Direction>{say(questionForms, lang)('se')}</Direction>
      <Stem>
        <RichText text={question.stem[lang]} />
      </Stem>
      <Choices {...props} options={question.options} several className="mt-7 max-w-120 md:mt-10" />
    </>
  );
}
