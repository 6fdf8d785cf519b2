/** Select-in-passage: the answer is a sentence of the passage beside it. */
import { Direction, Stem } from '#app/questions/direction.tsx';
import type { FormView } from '#app/questions/forms/form-view.ts';
import type { QuestionOf, QuestionProps } from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import { say } from '#core/texts.ts';
import { questionDirections } from '#messages/questions/forms.ts';

function SelectSentence({ question, lang }: QuestionProps<QuestionOf<'rc-sentence'>>) {
  return (
    <>
      <Direction>{say(questionDirections, lang)(question.form)}</Direction>
      <Stem>
        <RichText text={question.stem[lang]} />
      </Stem>
    </>
  );
}

export const rcSentence: FormView<'rc-sentence'> = {
  Body: SelectSentence,
  isInPassage: true,
  partsAsked: () => 'any',
  restMs: 0,
};
