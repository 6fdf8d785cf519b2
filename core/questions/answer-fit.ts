/** Whether an answer can be one to its question: what was chosen has to be among the choices. */
import { completionForms } from './forms/completion.ts';
import { rulesOf } from './forms/registry.ts';
import type { Form, Question, Stimulus } from './kinds.ts';

/** The ids to choose from: a list for each blank, or one for the whole answer; null where the answer is typed. */
export type Choices = { readonly isByBlank: boolean; readonly lists: readonly (readonly string[])[] } | null;

const blanked: readonly Form[] = completionForms;
const typed: readonly Form[] = ['numeric', 'essay'];

export function choicesOf(question: Question, stimulus: Stimulus | null | undefined): Choices {
  const { form } = question;
  if (typed.includes(form)) return null;
  if (form === 'rc-sentence') {
    const paragraphs = stimulus?.kind === 'passage' ? stimulus.paragraphs : [];
    return {
      isByBlank: false,
      lists: [paragraphs.flatMap(({ sentences }) => sentences.map(({ id }) => id))],
    };
  }
  const groups = rulesOf(form).groupOptions(question, []);
  return {
    isByBlank: blanked.includes(form),
    lists: groups.map(({ options }) => options.map(({ id }) => id)),
  };
}

/** An empty part is a blank that nothing was chosen for yet. */
export const fits = (choices: Choices, answer: readonly string[]): boolean =>
  choices === null ||
  answer.every(
    (part, place) => part === '' || (choices.lists[choices.isByBlank ? place : 0]?.includes(part) ?? false),
  );
