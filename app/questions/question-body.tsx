/** A question of any kind, without what it shares with others. The essay's editor stands apart from its topic. */
import { EssayPrompt } from '#app/questions/essay-prompt.tsx';
import { MultipleChoice } from '#app/questions/multiple-choice.tsx';
import { NumericEntry } from '#app/questions/numeric-entry.tsx';
import { QuantitativeComparison } from '#app/questions/quantitative-comparison.tsx';
import type { QuestionProps } from '#app/questions/question-props.ts';
import { SelectSentence } from '#app/questions/select-sentence.tsx';
import { SentenceEquivalence } from '#app/questions/sentence-equivalence.tsx';
import { TextCompletion } from '#app/questions/text-completion.tsx';

export function QuestionBody({ question, ...rest }: QuestionProps) {
  switch (question.form) {
    case 'tc1':
    case 'tc2':
    case 'tc3':
      return <TextCompletion question={question} {...rest} />;
    case 'se':
      return <SentenceEquivalence question={question} {...rest} />;
    case 'rc-one':
    case 'mc-one':
    case 'rc-many':
    case 'mc-many':
      return <MultipleChoice question={question} {...rest} />;
    case 'rc-sentence':
      return <SelectSentence question={question} {...rest} />;
    case 'qc':
      return <QuantitativeComparison question={question} {...rest} />;
    case 'numeric':
      return <NumericEntry question={question} {...rest} />;
    case 'essay':
      return <EssayPrompt question={question} lang={rest.lang} />;
  }
}
