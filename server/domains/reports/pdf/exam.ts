/** An exam or practice set as a document: the paper, and the answer key with its explanations. */
import type { SectionPlan, Slot } from '#core/exam/attempt.ts';
import type { ExerciseType, Question, Stimulus } from '#core/questions/kinds.ts';
import { publicView } from '#core/questions/public-view.ts';
import { type Say, say } from '#core/texts.ts';
import { questionForms } from '#messages/questions/forms.ts';
import { pdfTexts } from '#messages/reports/pdf.ts';
import type { Block, Document } from '#server/platform/pdf/document.ts';
import { langOf, plain } from '#server/platform/pdf/words.ts';
import { explainQuestion, keyText } from './explanation.ts';
import { printedOf } from './printed-forms.ts';
import { directionFor, questionBlocks, type Setting, stimulusBlocks } from './question.ts';

export type ExamSection = {
  /** Instead of its number and measure. */
  title?: string;
  measure: ExerciseType;
  minutes: number | null;
  questions: { question: Question; stimulus: Stimulus | null }[];
};

/** What both documents are made of. */
export type ExamInput = {
  title: string;
  company: string;
  /** Lines under the title beyond how many questions there are. */
  notes: string[];
  sections: ExamSection[];
  setting: Setting;
  /** The language of what stands around the questions. */
  around: Setting['locale'];
};

/** Minutes of a section: its own, or those of its write question. */
export const minutesOf = (plan: SectionPlan): number | null =>
  plan.standard_time ?? plan.exercises[0]?.standard_time ?? null;

/** In print a section that comes in three modules is the medium one, unless the attempt took another. */
export const variantOf = ({ variants }: Slot, taken: string | null): SectionPlan | undefined =>
  variants.find(({ id }) => id === taken) ??
  variants.find(({ module }) => module === 'medium') ??
  variants[0];

export function examDocument(input: ExamInput): Document {
  const t = say(pdfTexts, input.around);
  const lang = langOf(input.around);
  return {
    ...frameOf(input, input.title),
    blocks: [
      { kind: 'fields', names: [t('on_date'), t('spent'), t('got_right')].map((name) => plain(lang, name)) },
      ...input.sections.flatMap((section, index) => [
        ...(index === 0 ? [] : [{ kind: 'page' } satisfies Block]),
        ...sectionHead(section, index, input, t),
        ...sectionBlocks(section, input.setting),
      ]),
    ],
  };
}

export function keyDocument(input: ExamInput): Document {
  const t = say(pdfTexts, input.around);
  const lang = langOf(input.around);
  return {
    ...frameOf(input, t('key_title', { title: input.title })),
    blocks: [
      ...input.sections.flatMap((section, index): Block[] => [
        ...sectionHead(section, index, input, t),
        {
          kind: 'answers',
          answers: section.questions.flatMap(({ question }, place) => {
            const key = keyText(question, input.around);
            return key === null ? [] : [{ no: String(place + 1), key: plain(lang, key) }];
          }),
        },
        { kind: 'heading', level: 2, words: plain(lang, t('explanations')) },
        ...section.questions.map(
          ({ question }, place): Block => ({
            kind: 'numbered',
            no: String(place + 1),
            blocks: explainQuestion(question, input.around),
          }),
        ),
      ]),
    ],
  };
}

function frameOf({ company, notes, sections, around }: ExamInput, title: string): Omit<Document, 'blocks'> {
  const t = say(pdfTexts, around);
  const lang = langOf(around);
  const n = sections.reduce((sum, { questions }) => sum + questions.length, 0);
  const minutes = sections.map((section) => section.minutes);
  const time = minutes.includes(null)
    ? t('untimed')
    : t('minutes', { n: minutes.reduce<number>((sum, one) => sum + (one ?? 0), 0) });
  return {
    lang,
    title: plain(lang, title),
    facts: [t('facts', { n, time }), ...notes].map((line) => plain(lang, line)),
    company,
    foot: plain(lang, t('foot', { company })),
  };
}

function sectionHead(
  { title, measure, minutes, questions }: ExamSection,
  index: number,
  { sections, around }: ExamInput,
  t: Say<typeof pdfTexts>,
): Block[] {
  if (sections.length === 1) return [];
  const lang = langOf(around);
  const time = minutes === null ? t('untimed') : t('minutes', { n: minutes });
  return [
    {
      kind: 'heading',
      level: 1,
      words: plain(lang, title ?? t('section', { no: index + 1, measure: t(measure) })),
      aside: plain(lang, t('facts', { n: questions.length, time })),
    },
  ];
}

/** Questions about the same passage or data stand under it; a direction is said when it changes. */
function sectionBlocks({ questions }: ExamSection, setting: Setting): Block[] {
  const forms = say(questionForms, setting.locale);
  const lang = langOf(setting.locale);
  const blocks: Block[] = [];
  const said = new Set<string>();
  let index = 0;
  const numbered = (place: number): Block[] => {
    const shown = publicView((questions[place] as (typeof questions)[number]).question);
    const direction = directionFor(shown, setting);
    // Said once in a section: forms take turns there.
    const text = direction ? JSON.stringify(direction) : '';
    const isNew = direction !== null && !said.has(text);
    said.add(text);
    const question: Block = {
      kind: 'numbered',
      no: String(place + 1),
      blocks: questionBlocks(shown, setting),
    };
    return isNew ? [direction, question] : [question];
  };
  while (index < questions.length) {
    const { stimulus } = questions[index] as (typeof questions)[number];
    if (!stimulus) {
      blocks.push(...numbered(index));
      index += 1;
      continue;
    }
    const start = index;
    while (questions[index]?.stimulus?.id === stimulus.id) index += 1;
    const own = questions.slice(start, index);
    const hasNumbers = own.some(({ question }) => printedOf(question.form).needsSentenceNumbers);
    const [first, last] = [start + 1, index];
    const based =
      first === last ? (`based_${stimulus.kind}_one` as const) : (`based_${stimulus.kind}` as const);
    blocks.push({
      kind: 'together',
      blocks: [
        { kind: 'text', tone: 'strong', words: plain(lang, forms(based, { first, last })) },
        ...stimulusBlocks(stimulus, hasNumbers, setting),
        ...own.flatMap((_, place) => numbered(start + place)),
      ],
    });
  }
  return blocks;
}
