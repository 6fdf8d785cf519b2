/** A question of any form, without what it shares with others. The essay's editor stands apart from its topic. */
import { viewOf } from '#app/questions/forms/registry.ts';
import type { QuestionProps } from '#app/questions/question-props.ts';

export function QuestionBody(props: QuestionProps) {
  const { Body } = viewOf(props.question.form);
  return <Body {...props} />;
}
