/** How many things a question offers to choose from, which is what a guess depends on. */
import { optionsOf } from './forms/registry.ts';
import type { Question, Stimulus } from './kinds.ts';

/** Options, or else the sentences of the passage to select from; undefined where there is neither. */
export function choicesOf(question: Question, stimulus: Stimulus | null | undefined): number | undefined {
  const options = optionsOf(question).length;
  if (options > 0) return options;
  if (question.form !== 'rc-sentence' || stimulus?.kind !== 'passage') return undefined;
  return stimulus.paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0);
}
