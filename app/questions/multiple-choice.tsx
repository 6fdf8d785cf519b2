/** A stem and its choices: one to select, all that apply, or exactly so many. Reading and quantitative questions alike. */
import { Choices } from '#app/questions/choices.tsx';
import { Direction, Stem } from '#app/questions/direction.tsx';
import { Figures } from '#app/questions/figures.tsx';
import type { QuestionOf, QuestionProps } from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import { say } from '#core/texts.ts';
import { questionForms } from '#messages/questions/forms.ts';

type Props = QuestionProps<QuestionOf<'rc-one' | 'rc-many' | 'mc-one' | 'mc-many'>>;

export function MultipleChoice(props: Props) {
  const { question, lang } = props;
  return (
    <>
      <Direction>
        <ChoiceDirection question={question} lang={lang} />
      </Direction>
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

function ChoiceDirection({ question, lang }: Pick<Props, 'question' | 'lang'>) {
  const t = say(questionForms, lang);
  if (!('choose' in question)) return t('one');
  if (question.choose !== 'all') return t('exactly', { n: question.choose });
  return question.form === 'rc-many' ? t('many') : t('several');
}
