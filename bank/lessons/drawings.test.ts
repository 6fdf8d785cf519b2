/** Every figure of every lesson is drawn at every position: nothing outside its sheet, no number that is none. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { labelWidth } from '#app/figures/label-width.ts';
import { DrawnFigure, DrawnReads } from '#app/lessons/figures/drawn-figure.tsx';
import { sampleFigures } from '#app/pages/dev/sample-figures.ts';
import type { LessonFigure } from '#core/lessons/figures.ts';
import { ticksOf } from '#core/lessons/move.ts';
import { type Locale, locales } from '#core/locale.ts';
import { figuresOf } from './checks/figures.ts';
import { readLessons } from './read.ts';

const draw = (figure: LessonFigure, at: number | undefined, locale: Locale): string =>
  renderToStaticMarkup(createElement(DrawnFigure, { figure, at, locale }));

/** Strokes and the guessed width of words may pass the edge by this much. */
const slack = 4;

/** What lies outside the sheet; what is cut off at the edge of a plane cannot. */
function outsideOf(html: string): string[] {
  const sheet = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(html);
  if (!sheet) return [];
  const [width, height] = [Number(sheet[1]), Number(sheet[2])];
  const drawn = html.replace(/(?<=<svg[\s\S]*)<svg[\s\S]*?<\/svg>/g, '');
  const numberOf = (tag: string, name: string) =>
    Number(new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1] ?? 0);
  const check = (what: string, left: number, right: number, top: number, bottom: number): string[] =>
    left < -slack || right > width + slack || top < -slack || bottom > height + slack ? [what] : [];
  return [
    ...[...drawn.matchAll(/<circle[^>]*>/g)].flatMap(([tag]) => {
      const [x, y, r] = [numberOf(tag, 'cx'), numberOf(tag, 'cy'), numberOf(tag, 'r')];
      return check(tag, x - r, x + r, y - r, y + r);
    }),
    ...[...drawn.matchAll(/<text([^>]*)>([\s\S]*?)<\/text>/g)].flatMap(([, tag = '', inner = '']) => {
      const text = inner.replace(/<[^>]+>/g, '');
      const size = numberOf(tag, 'font-size');
      const [x, y, long] = [numberOf(tag, 'x'), numberOf(tag, 'y'), labelWidth(text, size)];
      const left = tag.includes('"end"') ? x - long : tag.includes('"start"') ? x : x - long / 2;
      return check(text, left, left + long, y - size / 2, y + size / 2);
    }),
    ...[...drawn.matchAll(/ d="([^"]+)"/g)].flatMap(([, path = '']) =>
      [...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].flatMap(([point, x, y]) =>
        check(point, Number(x), Number(x), Number(y), Number(y)),
      ),
    ),
  ];
}

function faultsOf(figure: LessonFigure): string[] {
  const ticks: (number | undefined)[] = [undefined, ...(figure.move ? ticksOf(figure.move) : [])];
  return locales.flatMap((locale) =>
    ticks.flatMap((at) => {
      const html = draw(figure, at, locale);
      const reads = renderToStaticMarkup(createElement(DrawnReads, { figure, at, locale }));
      const strange = /NaN|Infinity|undefined/.exec(html + reads)?.[0];
      return [...(strange ? [strange] : []), ...outsideOf(html)].map(
        (fault) => `${locale} at ${at}: ${fault}`,
      );
    }),
  );
}

describe('a figure of each kind', () => {
  it.each(Object.entries(sampleFigures))('%s is drawn whole at every position', (_, figure) => {
    expect(faultsOf(figure)).toEqual([]);
  });

  it('keeps its words in both languages', () => {
    const { tree, argument, turns, bell } = sampleFigures as Record<string, LessonFigure>;
    const words = (figure: LessonFigure | undefined, locale: Locale) =>
      figure ? draw(figure, undefined, locale).replace(/<[^>]+>/g, ' ') : '';
    expect(words(tree, 'en')).toMatch(/3 red, 2 white[\s\S]*3\s*\/\s*5[\s\S]*red[\s\S]*1\/4[\s\S]*white/);
    expect(words(argument, 'zh_cn')).toContain('没说出的一步');
    expect(words(argument, 'en')).toMatch(/supports\s+the new lamps deter burglars/);
    expect(words(turns, 'en')).toMatch(/you would expect\s+little reading/);
    expect(words(bell, 'zh_cn')).toContain('平均值');
  });

  it('is seen to be outside where it is', () => {
    expect(outsideOf('<svg viewBox="0 0 10 10"><circle cx="20" cy="5" r="1"/></svg>')).toHaveLength(1);
    expect(outsideOf('<svg viewBox="0 0 10 10"><text x="9" y="5" font-size="9">long</text></svg>')).toEqual([
      'long',
    ]);
    expect(outsideOf('<svg viewBox="0 0 10 10"><path d="M0 0L5 30"/></svg>')).toEqual(['L5 30']);
  });
});

describe('the figures of the lessons', () => {
  const placed = readLessons().lessons.flatMap((lesson) =>
    figuresOf(lesson).map(([key, figure]) => [`${lesson.id} ${key}`, figure] as const),
  );

  it.each(placed)('%s is drawn whole at every position', (_, figure) => {
    expect(faultsOf(figure)).toEqual([]);
  });
});
