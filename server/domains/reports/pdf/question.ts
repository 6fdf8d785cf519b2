/** One question as it is printed: its text, its figures and the place for the answer; never its key. */

import { bankText } from '#core/bank-text.ts';
import type { Locale } from '#core/locale.ts';
import type { Figure } from '#core/questions/figures.ts';
import type { ShownQuestion, Stimulus } from '#core/questions/kinds.ts';
import { say } from '#core/texts.ts';
import { pdfTexts } from '#messages/reports/pdf.ts';
import type { Drawings } from '#server/platform/drawings.ts';
import type { Block, Lang, Words } from '#server/platform/pdf/document.ts';
import { langOf, marked, plain } from '#server/platform/pdf/words.ts';
import { printedOf } from './printed-forms.ts';

/** `locale` is the language of directions and of quantitative questions; verbal ones are English in either. */
export type Setting = { locale: Locale; drawings: Drawings };

const contentLang = (question: ShownQuestion, { locale }: Setting): Lang =>
  question.question_type === 'math' ? langOf(locale) : 'en';

/** Said before the first of several questions in a row; null where the place for the answer says it. */
export const directionFor = ({ form }: ShownQuestion, { locale }: Setting): Block | null =>
  printedOf(form).direction?.(locale) ?? null;

export function questionBlocks(question: ShownQuestion, setting: Setting): Block[] {
  const lang = contentLang(question, setting);
  const { locale } = setting;
  const stem: Block = { kind: 'text', words: marked(lang, question.stem[locale]) };
  const figures = (question.figures ?? []).map((figure) => figureBlock(figure, setting));
  return [
    ...(question.stem[locale] === '' ? [] : [stem]),
    ...figures,
    ...hintFor(question, setting),
    ...printedOf(question.form).answer(question, locale, lang),
  ];
}

/** What the place for the answer does not say by itself. */
function hintFor(question: ShownQuestion, { locale }: Setting): Block[] {
  const hint = printedOf(question.form).hint?.(question, locale) ?? null;
  return hint === null ? [] : [{ kind: 'text', tone: 'soft', words: plain(langOf(locale), hint) }];
}

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
  // A figure is of a question or a data set, and nobody else draws any.
  const put = (text: string): Words => marked(lang, bankText(text));
  const title: { title?: Words } = figure.title ? { title: put(figure.title[locale]) } : {};
  if (figure.kind === 'table') {
    return {
      kind: 'table',
      ...title,
      columns: figure.columns.map((column, index) => ({
        head: put(column[locale]),
        align: index === 0 ? 'left' : 'right',
      })),
      rows: figure.rows.map(({ name, cells }) => [
        put(name[locale]),
        ...cells.map((cell) => plain(lang, typeof cell === 'number' ? drawings.number(cell) : cell)),
      ]),
      ...(figure.note && { note: put(figure.note[locale]) }),
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
