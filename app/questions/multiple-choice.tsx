/** A stem and its choices: one to select, all that apply, or exactly so many. Reading and quantitative questions alike. */
import { Choices } from '#app/questions/choices.tsx';
import { Direction, Stem } from '#app/questions/direction.tsx';
import { Figures } from '#app/questions/figures.tsx';
import type { QuestionOf, QuestionProps } from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import type { PartsAsked } from '#core/exam/review-screen.ts';
import { say } from '#core/texts.ts';
import { questionDirections, questionForms } from '#messages/questions/forms.ts';

type Props = QuestionProps<QuestionOf<'rc-one' | 'rc-many' | 'mc-one' | 'mc-many'>>;

export function MultipleChoice(props: Props) {
  const { question, lang } = props;
  return (
    <>
      <Direction>{directionOf(props)}</Direction>
      <Stem>
        <RichText text={question.stem[lang]} />
      </Stem>
      <Figures figures={question.figures} lang={lang} />
      <Choices
        {...props}
        options={question.options}
        several={'choose' in question}
        className="mt-6 md:mt-8"
      />
    </>
  );
}

/** Where all that apply are asked for, any number is a whole answer. */
export const partsToChoose = ({ choose }: QuestionOf<'rc-many' | 'mc-many'>): PartsAsked =>
  choose === 'all' ? 'any' : choose;

function directionOf({ question, lang }: Pick<Props, 'question' | 'lang'>): string {
  return 'choose' in question && question.choose !== 'all'
    ? say(questionForms, lang)('exactly', { n: question.choose })
    : say(questionDirections, lang)(question.form);
}
