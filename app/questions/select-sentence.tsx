/** Select-in-passage: the answer is a sentence of the passage beside it. */
import { Direction, Stem } from '#app/questions/direction.tsx';
import type { QuestionOf, QuestionProps } from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import { say } from '#core/texts.ts';
import { questionForms } from '#messages/questions/forms.ts';

export function SelectSentence({ question, lang }: QuestionProps<QuestionOf<'rc-sentence'>>) {
  return (
    <>
      <Direction>{say(questionForms, lang)('sentence')}</Direction>
      <Stem>
        <RichText text={question.stem[lang]} />
      </Stem>
    </>
  );
}
