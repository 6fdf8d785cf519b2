/** Blind reading: questions go out without their keys, answers come back and are compared. */
import { parse, stringify } from 'yaml';
import { optionsOf } from '#core/questions/forms/registry.ts';
import { gradeAnswer } from '#core/questions/grade.ts';
import type { Option, Question, Stimulus } from '#core/questions/kinds.ts';
import { keyOf, publicView } from '#core/questions/public-view.ts';
import type { Text } from '#core/texts.ts';
import { takeInTurn } from './quant/arithmetic.ts';
import { seeded } from './quant/random.ts';

/** So many questions, one of every family before any family gets a second. */
export function sampleQuestions(questions: Question[], size: number, seed: string): Question[] {
  const random = seeded(`blind ${seed}`);
  const families = Map.groupBy(questions, ({ id, family }) => family ?? id);
  const piles = random.shuffle([...families.values()].map((pile) => random.shuffle(pile)));
  return takeInTurn(piles, size);
}

const heading = `# Solve each question and fill in its answer, a list of strings:
#   choices ["B"] or ["A", "C"]; text completion one entry for each blank; numeric entry ["3.5"]; a fraction ["3", "4"];
#   a sentence of the passage by its id, such as ["13"].
# Then compare: npm run bank -- blind --answers <this file>
`;

/** A file to read and fill in, in one language. */
export function writeBlind(questions: Question[], stimuli: Stimulus[], language: keyof Text): string {
  // Summaries and glosses of a passage would tell what a reader has to find.
  const byId = new Map(stimuli.map((stimulus) => [stimulus.id, { ...stimulus, secret: undefined }]));
  const entries = questions.map((question) => {
    const shown = publicView(question);
    const { id, form, stem, stimulus, figures } = shown;
    const options = 'blanks' in shown ? [] : optionsOf(question);
    return inLanguage(
      {
        id,
        form,
        ...(stimulus && { stimulus: byId.get(stimulus) ?? stimulus }),
        ...(figures && { figures }),
        stem,
        ...('quantities' in shown && { quantities: shown.quantities }),
        ...('blanks' in shown && { blanks: shown.blanks.map((blank) => lettered(blank.options)) }),
        ...(options.length > 0 && { options: lettered(options) }),
        ...('choose' in shown && { choose: shown.choose }),
        ...('boxes' in shown && { boxes: shown.boxes, rounding: shown.rounding }),
        answer: [],
      },
      language,
    );
  });
  return heading + stringify(entries, { lineWidth: 110, aliasDuplicateObjects: false });
}

const lettered = (options: readonly Option[]) =>
  Object.fromEntries(options.map(({ id, text }) => [id, text]));

function inLanguage(value: unknown, language: keyof Text): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('en' in value && 'zh_cn' in value) return value[language];
  if (Array.isArray(value)) return value.map((inner) => inLanguage(inner, language));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, inLanguage(inner, language)]),
  );
}

export type Comparison = {
  agreed: number;
  unanswered: string[];
  disagreed: { id: string; answer: string[]; key: string[] }[];
};

/** Reads a filled-in file: entries with `id` and `answer`, or a plain map from id to answer. */
export function compareAnswers(text: string, questions: Question[]): Comparison {
  const file: unknown = parse(text);
  const answers = Array.isArray(file)
    ? file.map(({ id, answer }) => [id, answer] as const)
    : Object.entries(file as Record<string, unknown>);
  const byId = new Map(questions.map((question) => [question.id, question]));
  const result: Comparison = { agreed: 0, unanswered: [], disagreed: [] };
  for (const [id, given] of answers) {
    const question = byId.get(id);
    if (question === undefined) throw new Error(`no question ${id} in this bank`);
    const answer = (Array.isArray(given) ? given : [given ?? '']).map(String);
    if (answer.join('') === '') result.unanswered.push(id);
    else if (gradeAnswer(question, answer).correct !== false) result.agreed++;
    else result.disagreed.push({ id, answer, key: keyOf(question) });
  }
  return result;
}
