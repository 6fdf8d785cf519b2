/** What data sets share: untidy numbers, charts that describe themselves, and questions for the closest of five numbers. */
import type { Axis, Figure } from '#core/questions/figures.ts';
import { type Num, toNumber } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { roundTo } from './arithmetic.ts';
import type { MadeOne } from './family.ts';
import type { Misconception } from './misconceptions.ts';
import type { Random } from './random.ts';
import { plain, tex } from './text.ts';

/** A number near this one, as measured things are: off by up to this share, in whole units. */
export const untidy = (random: Random, base: number, share: number, unit = 1): number =>
  roundTo(Math.round((base * (1 + (share * (random.below(201) - 100)) / 100)) / unit) * unit, 6);

/** Part over whole as TeX, in percent to a tenth: \frac{3}{8} = 37.5\%. */
export function inPercent(part: number, whole: number): string {
  const percent = (100 * part) / whole;
  const shown = roundTo(percent, 1);
  return `\\frac{${tex(part)}}{${tex(whole)}} ${Math.abs(percent - shown) < 1e-9 ? '=' : '\\approx'} ${tex(shown)}\\%`;
}

/** The change from one amount to another over the first, as TeX, in percent to a tenth. */
export function changeInPercent(from: number, to: number): string {
  const [more, less] = to > from ? [to, from] : [from, to];
  const percent = (100 * (more - less)) / from;
  const shown = roundTo(percent, 1);
  return `\\frac{${tex(more)} - ${tex(less)}}{${tex(from)}} ${Math.abs(percent - shown) < 1e-9 ? '=' : '\\approx'} ${tex(shown)}\\%`;
}

/** A result as it is known: exactly, or to so many decimals. */
export function result(value: number, places = 1): string {
  const shown = roundTo(value, places);
  return `${Math.abs(value - shown) < 1e-9 ? '=' : '\\approx'} ${tex(shown)}`;
}

/** Money to the cent, where some of the amounts have cents. */
export function inCents(value: Num): Text {
  const cents = toNumber(value).toFixed(2);
  return { en: `\\$${cents}`, zh_cn: `${cents} 美元` };
}

export const asPercent = (value: Num): string => `${plain(value)}%`;

/** A wrong number, the mistake behind it, and how it comes about, without a mark at the end. */
export type Slip = readonly [value: number, mistake: Misconception, how: Text];

/**
 * The parts of a question for “which of the following is closest to”: five numbers in round units, the key and what
 * slips lead to, far enough apart that rounding never decides. Null where the draw leaves too few, or not the first.
 */
export function closest(
  value: number,
  unit: number,
  slips: readonly Slip[],
  { show = plain, gap = 3 * unit }: { show?: (value: Num) => Text | string; gap?: number } = {},
): ({ form: 'mc-one'; key: number; about: Text } & Pick<MadeOne, 'wrong' | 'show'>) | null {
  const round = (x: number): number => roundTo(Math.round(x / unit) * unit, 6);
  const shown = (x: number): Text => {
    const text = show(round(x));
    return typeof text === 'string' ? { en: text, zh_cn: text } : text;
  };
  const kept: number[] = [value];
  const wrong: MadeOne['wrong'][number][] = [];
  for (const [slip, mistake, how] of slips) {
    if (slip <= 0 || kept.some((other) => Math.abs(other - slip) < gap)) continue;
    kept.push(slip);
    const isRound = Math.abs(slip - round(slip)) < 1e-9;
    wrong.push([
      round(slip),
      mistake,
      isRound
        ? { en: `${how.en}.`, zh_cn: `${how.zh_cn}。` }
        : { en: `${how.en}: about ${shown(slip).en}.`, zh_cn: `${how.zh_cn}，约为 ${shown(slip).zh_cn}。` },
    ]);
  }
  const key = round(value);
  // The first slip is the likeliest: it is on offer wherever the key's rank falls, since its side cannot be left empty.
  const isOnItsSide = ([choice]: (typeof wrong)[number]): boolean =>
    (choice as number) > key === (wrong[0]![0] as number) > key;
  const across = wrong.filter((entry) => !isOnItsSide(entry)).slice(0, 3);
  const offered = wrong.filter((entry) => isOnItsSide(entry) || across.includes(entry));
  if (wrong[0]?.[0] !== round(slips[0]![0]) || offered.length < 5) return null;
  return { form: 'mc-one', key, about: shown(value), wrong: offered, show };
}

/** Numbers in a row: 3, 7, and 8; 3、7、8. */
export function inARow(values: readonly number[]): Text {
  const shown = values.map((value) => plain(value));
  const last = shown.length > 2 ? `, and ${shown.at(-1)}` : ` and ${shown.at(-1)}`;
  return { en: shown.slice(0, -1).join(', ') + last, zh_cn: shown.join('、') };
}

// Charts

const steps = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10_000];

/** Where an axis ends: at the first line that no value exceeds. */
export const topOf = (values: readonly number[], step: number): number =>
  step * Math.ceil(Math.max(...values) / step);

/** An axis from 0 that ends just above the greatest value, with lines no closer than can be told apart. */
export function axisFor(values: readonly number[], unit: Text, step?: number): Axis {
  const most = Math.max(...values);
  const by = step ?? steps.find((candidate) => most / candidate <= 8) ?? most;
  return {
    label: { en: unit.en.charAt(0).toUpperCase() + unit.en.slice(1), zh_cn: unit.zh_cn },
    min: 0,
    max: topOf(values, by),
    step: by,
  };
}

const cell = (value: number | string): string => (typeof value === 'number' ? plain(value) : value);

const join = (parts: readonly Text[]): Text => ({
  en: parts.map(({ en }) => en).join('; '),
  zh_cn: parts.map(({ zh_cn }) => zh_cn).join('；'),
});

export function tableOf(
  title: Text,
  columns: Text[],
  rows: readonly (readonly [name: Text, ...cells: (number | string)[]])[],
  note?: Text,
): Figure {
  const said = join(
    rows.map(([name, ...cells]) => ({
      en: `${name.en}: ${cells.map(cell).join(', ')}`,
      zh_cn: `${name.zh_cn}：${cells.map(cell).join('，')}`,
    })),
  );
  const names = {
    en: columns.map(({ en }) => en).join(', '),
    zh_cn: columns.map(({ zh_cn }) => zh_cn).join('、'),
  };
  return {
    kind: 'table',
    title,
    columns,
    rows: rows.map(([name, ...cells]) => ({ name, cells })),
    ...(note && { note }),
    described: {
      en: `A table with the columns ${names.en}. ${said.en}.${note ? ` ${note.en}` : ''}`,
      zh_cn: `表格，各列依次为${space(names.zh_cn)}${names.zh_cn}。${said.zh_cn}。${note?.zh_cn ?? ''}`,
    },
  };
}

const space = (text: string): string => (/^[A-Za-z0-9]/.test(text) ? ' ' : '');

/** One bar each, with its value. */
export const barsOf = (title: Text, unit: Text, categories: Text[], values: number[]): Figure => ({
  kind: 'bar',
  title,
  categories,
  values,
  axis: axisFor(values, unit),
  printed: true,
  described: {
    en: `A bar graph in ${unit.en}. ${categories.map(({ en }, i) => `${en}: ${plain(values[i]!)}`).join('; ')}.`,
    zh_cn: `条形图，单位为${space(unit.zh_cn)}${unit.zh_cn}。${categories.map(({ zh_cn }, i) => `${zh_cn}：${plain(values[i]!)}`).join('；')}。`,
  },
});

export type Series = readonly [name: Text, values: number[]];

const seriesSaid = (categories: Text[], series: readonly Series[]): Text =>
  join(
    categories.map((category, i) => ({
      en: `${category.en}: ${series.map(([{ en }, values]) => `${en} ${plain(values[i]!)}`).join(', ')}`,
      zh_cn: `${category.zh_cn}：${series.map(([{ zh_cn }, values]) => `${zh_cn} ${plain(values[i]!)}`).join('，')}`,
    })),
  );

/** Bars side by side with their values, or stacked on lines fine enough to read them from. */
export function groupedBarsOf(
  title: Text,
  unit: Text,
  categories: Text[],
  series: readonly Series[],
  stackedBy?: number,
): Figure {
  const said = seriesSaid(categories, series);
  const sums = categories.map((_, i) => series.reduce((sum, [, values]) => sum + values[i]!, 0));
  const isStacked = stackedBy !== undefined;
  return {
    kind: 'grouped-bar',
    title,
    categories,
    series: series.map(([name, values]) => ({ name, values })),
    axis: axisFor(isStacked ? sums : series.flatMap(([, values]) => values), unit, stackedBy),
    ...(isStacked ? { stacked: true } : { printed: true }),
    described: {
      en: `A ${isStacked ? 'stacked bar graph' : 'bar graph with several bars for each category'} in ${unit.en}. ${said.en}.`,
      zh_cn: `${isStacked ? '堆积条形图' : '每类有多个条形的条形图'}，单位为${space(unit.zh_cn)}${unit.zh_cn}。${said.zh_cn}。`,
    },
  };
}

export function linesOf(
  title: Text,
  unit: Text,
  categories: Text[],
  series: readonly Series[],
  axis: Axis = axisFor(
    series.flatMap(([, values]) => values),
    unit,
  ),
): Figure {
  const said = seriesSaid(categories, series);
  return {
    kind: 'line',
    title,
    categories,
    series: series.map(([name, values]) => ({ name, values })),
    axis,
    printed: true,
    described: {
      en: `A line graph in ${unit.en}. ${said.en}.`,
      zh_cn: `折线图，单位为${space(unit.zh_cn)}${unit.zh_cn}。${said.zh_cn}。`,
    },
  };
}

export const pieOf = (title: Text, names: Text[], percents: number[], total?: Text): Figure => ({
  kind: 'pie',
  title,
  slices: names.map((name, i) => ({ name, percent: percents[i]! })),
  ...(total && { total }),
  described: {
    en: `A circle graph. ${total ? `${total.en}. ` : ''}${names.map(({ en }, i) => `${en}: ${percents[i]}%`).join('; ')}.`,
    zh_cn: `扇形图。${total ? `${total.zh_cn}。` : ''}${names.map(({ zh_cn }, i) => `${zh_cn}：${percents[i]}%`).join('；')}。`,
  },
});
