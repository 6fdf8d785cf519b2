/** One question as it is printed: its text, its figures and the place for the answer; never its key. */

import type { Locale } from '#core/locale.ts';
import type { Figure } from '#core/questions/figures.ts';
import { comparisonOptions, type Option, type ShownQuestion, type Stimulus } from '#core/questions/kinds.ts';
import { say } from '#core/texts.ts';
import { questionForms } from '#messages/questions/forms.ts';
import { pdfTexts } from '#messages/reports/pdf.ts';
import type { Drawings } from '#server/platform/drawings.ts';
import type { Block, Choice, Lang, Words } from '#server/platform/pdf/document.ts';
import { langOf, marked, plain } from '#server/platform/pdf/words.ts';

/** `locale` is the language of directions and of quantitative questions; verbal ones are English in either. */
export type Setting = { locale: Locale; drawings: Drawings };

const romans = ['(i)', '(ii)', '(iii)'];

const contentLang = (question: ShownQuestion, { locale }: Setting): Lang =>
  question.question_type === 'math' ? langOf(locale) : 'en';

/** Said before the first of several questions in a row; null where the place for the answer says it. */
export function directionFor(question: ShownQuestion, { locale }: Setting): Block | null {
  const lang = langOf(locale);
  const forms = say(questionForms, locale);
  switch (question.form) {
    case 'tc1':
      return { kind: 'direction', words: plain(lang, forms('tc1')), choices: [] };
    case 'tc2':
    case 'tc3':
      return { kind: 'direction', words: plain(lang, forms('tc')), choices: [] };
    case 'se':
      return { kind: 'direction', words: plain(lang, forms('se')), choices: [] };
    case 'qc':
      // The four choices are the same every time.
      return {
        kind: 'direction',
        words: plain(lang, say(pdfTexts, locale)('comparison')),
        choices: choicesOf(comparisonOptions, lang, locale),
      };
    default:
      return null;
  }
}

/** What the place for the answer does not say by itself. */
function hintFor(question: ShownQuestion, { locale }: Setting): Block[] {
  const [forms, t] = [say(questionForms, locale), say(pdfTexts, locale)];
  const hint = (text: string): Block[] => [
    { kind: 'text', tone: 'soft', words: plain(langOf(locale), text) },
  ];
  switch (question.form) {
    case 'rc-sentence':
      return hint(t('sentence'));
    case 'essay':
      return hint(t('essay'));
    case 'rc-many':
    case 'mc-many':
      return hint(question.choose === 'all' ? forms('many') : forms('exactly', { n: question.choose }));
    case 'numeric':
      return question.boxes === 2 ? hint(forms('fraction')) : [];
    default:
      return [];
  }
}

export function questionBlocks(question: ShownQuestion, setting: Setting): Block[] {
  const lang = contentLang(question, setting);
  const { locale } = setting;
  const stem: Block = { kind: 'text', words: marked(lang, question.stem[locale]) };
  const figures = (question.figures ?? []).map((figure) => figureBlock(figure, setting));
  return [
    ...(question.stem[locale] === '' ? [] : [stem]),
    ...figures,
    ...hintFor(question, setting),
    ...answerBlocks(question, setting, lang),
  ];
}

function answerBlocks(question: ShownQuestion, { locale }: Setting, lang: Lang): Block[] {
  switch (question.form) {
    case 'tc1':
    case 'tc2':
    case 'tc3':
      return [
        {
          kind: 'blanks',
          columns: question.blanks.map(({ options }, index) => ({
            ...(question.blanks.length > 1 && {
              head: plain(langOf(locale), say(pdfTexts, locale)('blank_roman', { n: romans[index] ?? '' })),
            }),
            choices: choicesOf(options, lang, locale),
          })),
        },
      ];
    case 'se':
    case 'rc-many':
    case 'mc-many':
      return [{ kind: 'choices', marker: 'square', choices: choicesOf(question.options, lang, locale) }];
    case 'rc-one':
    case 'mc-one':
      return [{ kind: 'choices', marker: 'oval', choices: choicesOf(question.options, lang, locale) }];
    case 'qc':
      return [
        {
          kind: 'comparison',
          heads: [plain('en', 'Quantity A'), plain('en', 'Quantity B')],
          quantities: [
            marked(lang, question.quantities.a[locale]),
            marked(lang, question.quantities.b[locale]),
          ],
          letters: comparisonOptions.map(({ id }) => id),
        },
      ];
    case 'numeric':
      return [
        {
          kind: 'entry',
          boxes: question.boxes,
          ...(question.prefix && { prefix: marked(lang, question.prefix[locale]) }),
          ...(question.suffix && { suffix: marked(lang, question.suffix[locale]) }),
          ...(question.rounding && { note: marked(lang, question.rounding[locale]) }),
        },
      ];
    case 'rc-sentence':
      return [{ kind: 'entry', boxes: 1 }];
    case 'essay':
      return [{ kind: 'text', words: marked(lang, question.instructions[locale]), tone: 'boxed' }];
  }
}

const choicesOf = (options: readonly Option[], lang: Lang, locale: Locale): Choice[] =>
  options.map(({ id, text }) => ({ label: id, words: marked(lang, text[locale]) }));

/** What several questions share. Sentences are numbered only where a question asks for one. */
export function stimulusBlocks(stimulus: Stimulus, hasNumbers: boolean, setting: Setting): Block[] {
  if (stimulus.kind === 'passage') {
    const paragraphs = stimulus.paragraphs.map(({ sentences }) =>
      sentences.map(({ id, text }) => ({ no: hasNumbers ? id : null, words: marked('en', text) })),
    );
    return [{ kind: 'passage', paragraphs }];
  }
  const lang = langOf(setting.locale);
  const intro = stimulus.intro[setting.locale];
  return [
    ...(intro === '' ? [] : [{ kind: 'text', tone: 'intro', words: marked(lang, intro) } satisfies Block]),
    ...stimulus.figures.map((figure) => ({ ...figureBlock(figure, setting), leads: true })),
  ];
}

function figureBlock(figure: Figure, { locale, drawings }: Setting): Block {
  const lang = langOf(locale);
  const title: { title?: Words } = figure.title ? { title: marked(lang, figure.title[locale]) } : {};
  if (figure.kind === 'table') {
    return {
      kind: 'table',
      ...title,
      columns: figure.columns.map((column, index) => ({
        head: marked(lang, column[locale]),
        align: index === 0 ? 'left' : 'right',
      })),
      rows: figure.rows.map(({ name, cells }) => [
        marked(lang, name[locale]),
        ...cells.map((cell) => plain(lang, typeof cell === 'number' ? drawings.number(cell) : cell)),
      ]),
      ...(figure.note && { note: marked(lang, figure.note[locale]) }),
    };
  }
  const isRough = 'toScale' in figure && !figure.toScale;
  return {
    kind: 'drawing',
    drawing: drawings.figure(figure, locale),
    ...title,
    ...(isRough && { note: plain(lang, say(pdfTexts, locale)('not_to_scale')) }),
  };
}
