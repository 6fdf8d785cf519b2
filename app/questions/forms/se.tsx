/** Sentence equivalence: one sentence, six choices, two of them to select. */
import { Fragment } from 'react';
import { Choices } from '#app/questions/choices.tsx';
import { Direction, Stem } from '#app/questions/direction.tsx';
import type { FormView } from '#app/questions/forms/form-view.ts';
import { partsToChoose } from '#app/questions/multiple-choice.tsx';
import type { QuestionOf, QuestionProps } from '#app/questions/question-props.ts';
import { RichText } from '#app/questions/rich-text.tsx';
import { Blank } from '#app/questions/text-completion.tsx';
import { say } from '#core/texts.ts';
import { questionDirections } from '#messages/questions/forms.ts';

function SentenceEquivalence(props: QuestionProps<QuestionOf<'se'>>) {
  const { question, lang, reveal } = props;
  return (
    <>
      <Direction>{say(questionDirections, lang)(question.form)}</Direction>
      <Stem>
        <RichText text={question.stem[lang]} {...(reveal ? { blank: () => <Key {...props} /> } : {})} />
      </Stem>
      <Choices {...props} options={question.options} several className="mt-7 max-w-120 md:mt-10" />
    </>
  );
}

/** The words that belong into the blank, one beside the other. */
function Key({ question, lang, reveal }: QuestionProps<QuestionOf<'se'>>) {
  const right = question.options.filter(({ id }) => reveal?.key.includes(id));
  return (
    <Blank isKey>
      {right.map(({ id, text }, place) => (
        <Fragment key={id}>
          {place > 0 ? ' / ' : null}
          <RichText text={text[lang]} />
        </Fragment>
      ))}
    </Blank>
  );
}

export const se: FormView<'se'> = { Body: SentenceEquivalence, partsAsked: partsToChoose, restMs: 0 };
