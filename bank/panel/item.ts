/** What a panel rates: a family, or one question of a data set, by three of its draws; a verbal question as it is. */
import { optionsOf } from '#core/questions/forms/registry.ts';
import type { Option, Question, Stimulus } from '#core/questions/kinds.ts';
import { publicView } from '#core/questions/public-view.ts';
import { chooseDraws } from './draws.ts';

export type Draw = 'a' | 'b' | 'c';
export const drawNames: readonly Draw[] = ['a', 'b', 'c'];

export type PanelItem = {
  /** The family; of a data set the family and the place of the question in it, as sets-city-budgets/2. */
  id: string;
  /** The level to be given, where it is a control. */
  control?: number;
  draws: Question[];
};

/** Items that are read together: one, or the questions of a data set under its displays. */
export type Block = { displays?: Display[]; items: PanelItem[] };

/** What stands above the questions of a data set, in words, or of a passage, its sentences under their numbers. */
export type Display = { intro: string; figures?: string[] };

/** Every family of the bank as a block; of a data set the same draws serve all its questions. */
export function blocksOf(questions: readonly Question[], stimuli: readonly Stimulus[]): Block[] {
  const families = Map.groupBy(questions, ({ id, family }) => family ?? id);
  const items = [...families.values()].flatMap((own) => {
    const groups = chooseDraws([...Map.groupBy(own, ({ id, stimulus }) => stimulus ?? id).values()]);
    return (groups[0] ?? []).map((first, k) => ({
      id: itemIdOf(first),
      draws: groups.flatMap((group) => group[k] ?? []),
    }));
  });
  return blocksOfDraws(items, stimuli);
}

/** The item that a question belongs to. */
export function itemIdOf({ id, family, stimulus }: Question): string {
  if (family === undefined) return id;
  return stimulus === undefined ? family : `${family}/${id.slice(stimulus.length + 1)}`;
}

/** Items of one data set come together under its displays. */
export function blocksOfDraws<I extends PanelItem>(
  items: readonly I[],
  stimuli: readonly Stimulus[],
): { displays?: Display[]; items: I[] }[] {
  const byId = new Map(stimuli.map((stimulus) => [stimulus.id, stimulus]));
  const together = Map.groupBy(items, ({ id, draws }) => draws[0]?.stimulus ?? id);
  return [...together.values()].map((own) => {
    const displays = own[0]?.draws.flatMap(({ stimulus }) => displayOf(byId.get(stimulus ?? '')));
    return displays && displays.length > 0 ? { displays, items: own } : { items: own };
  });
}

function displayOf(stimulus: Stimulus | undefined): Display[] {
  if (stimulus === undefined) return [];
  if (stimulus.kind === 'data')
    return [{ intro: stimulus.intro.en, figures: stimulus.figures.map(figureInWords) }];
  const paragraphs = stimulus.paragraphs.map(({ sentences }) =>
    sentences.map(({ id, text }) => `[${id}] ${text}`).join(' '),
  );
  return [{ intro: paragraphs.join('\n\n') }];
}

type Figures = NonNullable<Question['figures']>;

function figureInWords(figure: Figures[number]): string {
  const scale =
    'toScale' in figure && !figure.toScale && !/scale/.test(figure.described.en)
      ? ' Not drawn to scale.'
      : '';
  return `${figure.title ? `[${figure.title.en}] ` : ''}${figure.described.en}${scale}`;
}

const lettered = (options: readonly Option[]) =>
  Object.fromEntries(options.map(({ id, text }) => [id, text.en]));

/** All that a reader sees of one draw: no id, label, tags or time. */
export function viewOf(question: Question): Record<string, unknown> {
  const shown = publicView(question);
  // The four choices of a comparison are always the same: the head of the sheet tells them once.
  const options = shown.form === 'qc' || 'blanks' in shown ? [] : optionsOf(question);
  return {
    ...(shown.figures && { figure: shown.figures.map(figureInWords).join(' ') }),
    stem: shown.stem.en,
    ...('quantities' in shown && { A: shown.quantities.a.en, B: shown.quantities.b.en }),
    ...('blanks' in shown && { blanks: shown.blanks.map((blank) => lettered(blank.options)) }),
    ...(options.length > 0 && { options: lettered(options) }),
    ...('choose' in shown && shown.choose !== 'all' && { choose: shown.choose }),
    ...('boxes' in shown && shown.boxes === 2 && { boxes: 'numerator, denominator' }),
    ...('prefix' in shown && shown.prefix && { before_box: shown.prefix.en }),
    ...('suffix' in shown && shown.suffix && { after_box: shown.suffix.en }),
    ...('rounding' in shown && shown.rounding && { rounding: shown.rounding.en }),
  };
}
