/** How each form stands on paper: what to do, the place for the answer, the key and what there is to say about it. */
import type { Locale } from '#core/locale.ts';
import { comparisonOptions } from '#core/questions/comparison.ts';
import type { Form, Option, QuestionOf, ShownOf } from '#core/questions/kinds.ts';
import { type Say, say } from '#core/texts.ts';
import { questionDirections, questionForms } from '#messages/questions/forms.ts';
import { pdfTexts } from '#messages/reports/pdf.ts';
import type { Block, Choice, Lang } from '#server/platform/pdf/document.ts';
import { langOf, marked, plain } from '#server/platform/pdf/words.ts';

type PrintedForm<F extends Form> = {
  /** Said before the first of several questions in a row; absent where the place for the answer says it. */
  direction?: (locale: Locale) => Block;
  /** What the place for the answer does not say by itself. */
  hint?: (question: ShownOf<F>, locale: Locale) => string | null;
  /** The place for the answer. `lang` is the language of the question's own text. */
  answer: (question: ShownOf<F>, locale: Locale, lang: Lang) => Block[];
  /** A sentence of the passage is asked for, so that they are numbered. */
  needsSentenceNumbers?: true;
  /** The key in a few words; null where nothing is right or wrong. */
  keyText: (question: QuestionOf<F>, key: readonly string[], t: Say<typeof pdfTexts>) => string | null;
  /** What is said beside the steps where there is no key. */
  points?: (question: QuestionOf<F>, locale: Locale) => Block[];
};

const romans = ['(i)', '(ii)', '(iii)'];

const choicesOf = (options: readonly Option[], lang: Lang, locale: Locale): Choice[] =>
  options.map(({ id, text }) => ({ label: id, words: marked(lang, text[locale]) }));

const direction =
  (form: Form) =>
  (locale: Locale): Block => ({
    kind: 'direction',
    words: plain(langOf(locale), say(questionDirections, locale)(form)),
    choices: [],
  });

const lettered = { keyText: (_: unknown, key: readonly string[]) => key.join(', ') };

const completion = {
  ...lettered,
  answer: ({ blanks }: ShownOf<'tc1'>, locale: Locale, lang: Lang): Block[] => [
    {
      kind: 'blanks',
      columns: blanks.map(({ options }, index) => ({
        ...(blanks.length > 1 && {
          head: plain(langOf(locale), say(pdfTexts, locale)('blank_roman', { n: romans[index] ?? '' })),
        }),
        choices: choicesOf(options, lang, locale),
      })),
    },
  ],
};

const listed = (marker: 'oval' | 'square') => ({
  ...lettered,
  answer: ({ options }: { options: Option[] }, locale: Locale, lang: Lang): Block[] => [
    { kind: 'choices', marker, choices: choicesOf(options, lang, locale) },
  ],
});

const many = {
  ...listed('square'),
  hint({ choose }: ShownOf<'rc-many'>, locale: Locale): string {
    const t = say(questionForms, locale);
    return choose === 'all' ? t('many') : t('exactly', { n: choose });
  },
};

const printedForms: { [F in Form]: PrintedForm<F> } = {
  tc1: { ...completion, direction: direction('tc1') },
  tc2: { ...completion, direction: direction('tc2') },
  tc3: { ...completion, direction: direction('tc3') },
  se: { ...listed('square'), direction: direction('se') },
  'rc-one': listed('oval'),
  'rc-many': many,
  'rc-sentence': {
    hint: (_, locale) => say(pdfTexts, locale)('sentence'),
    answer: () => [{ kind: 'entry', boxes: 1 }],
    needsSentenceNumbers: true,
    keyText: (_, [sentence = ''], t) => t('sentence_no', { n: sentence }),
  },
  qc: {
    ...lettered,
    // The four choices are the same every time.
    direction: (locale) => ({
      kind: 'direction',
      words: plain(langOf(locale), say(pdfTexts, locale)('comparison')),
      choices: choicesOf(comparisonOptions, langOf(locale), locale),
    }),
    answer: ({ quantities: { a, b } }, locale, lang) => [
      {
        kind: 'comparison',
        heads: [plain('en', 'Quantity A'), plain('en', 'Quantity B')],
        quantities: [marked(lang, a[locale]), marked(lang, b[locale])],
        letters: comparisonOptions.map(({ id }) => id),
      },
    ],
  },
  'mc-one': listed('oval'),
  'mc-many': many,
  numeric: {
    hint: ({ boxes }, locale) => (boxes === 2 ? say(questionForms, locale)('fraction') : null),
    answer: ({ boxes, prefix, suffix, rounding }, locale, lang) => [
      {
        kind: 'entry',
        boxes,
        ...(prefix && { prefix: marked(lang, prefix[locale]) }),
        ...(suffix && { suffix: marked(lang, suffix[locale]) }),
        ...(rounding && { note: marked(lang, rounding[locale]) }),
      },
    ],
    /** With the range where more than one number is right. */
    keyText: ({ secret: { tolerance } }, key, t) =>
      tolerance.kind === 'range' ? t('range', tolerance) : key.join('/'),
  },
  essay: {
    hint: (_, locale) => say(pdfTexts, locale)('essay'),
    answer: ({ instructions }, locale, lang) => [
      { kind: 'text', words: marked(lang, instructions[locale]), tone: 'boxed' },
    ],
    keyText: () => null,
    points: ({ secret: { points } }, locale) =>
      (['agree', 'disagree'] as const).flatMap((side): Block[] =>
        points[side].length === 0
          ? []
          : [
              { kind: 'text', tone: 'soft', words: plain(langOf(locale), say(pdfTexts, locale)(side)) },
              { kind: 'list', items: points[side].map((point) => marked(langOf(locale), point[locale])) },
            ],
      ),
  },
};

/** For a question whose form is known at run time alone. */
export const printedOf = (form: Form) => printedForms[form] as PrintedForm<Form>;
