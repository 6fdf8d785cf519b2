/** The essay's topic, and what is asked about it. */
import { Direction, Stem } from '#app/questions/direction.tsx';
import type { QuestionOf, QuestionProps } from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import { say } from '#core/texts.ts';
import { questionForms } from '#messages/questions/forms.ts';

export function EssayPrompt({
  question,
  lang,
}: Pick<QuestionProps<QuestionOf<'essay'>>, 'question' | 'lang'>) {
  return (
    <>
      <Direction>{say(questionForms, lang)('essay')}</Direction>
      <Stem>
        <RichText text={question.stem[lang]} />
      </Stem>
      <p className="mt-6 border-t border-rule pt-5 font-serif text-[1.0625rem] leading-[1.75] whitespace-pre-line">
        <RichText text={question.instructions[lang]} />
      </p>
    </>
  );
}
