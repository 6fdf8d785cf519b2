import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { breakName } from '#app/figures/axes.tsx';
import { numberText, ticksOf } from '#app/figures/drawing.tsx';
import { Figure } from '#app/figures/figure.tsx';
import { readLabel } from '#app/figures/label.tsx';
import type { Figure as FigureData } from '#core/questions/figures.ts';

const text = (en: string, zh_cn = en) => ({ en, zh_cn });
const render = (figure: FigureData, locale: 'en' | 'zh_cn' = 'en') =>
  renderToStaticMarkup(<Figure figure={figure} locale={locale} />);

const triangle: FigureData = {
  kind: 'geometry',
  described: text('Triangle ABC with AB = 12.', '三角形 ABC，AB = 12。'),
  points: { A: [0, 0], B: [8, 0], C: [3, 5] },
  segments: [{ ends: ['A', 'B'], label: '12' }, { ends: ['B', 'C'] }, { ends: ['A', 'C'] }],
  toScale: false,
};

describe('a figure', () => {
  it('is told in words, in the reader’s language, and admits when it is not to scale', () => {
    expect(render(triangle)).toContain('Triangle ABC with AB = 12.');
    expect(render(triangle)).toContain('Figure not drawn to scale.');
    expect(render(triangle, 'zh_cn')).toContain('图形未按比例绘制。');
    expect(render({ ...triangle, toScale: true })).not.toContain('not drawn to scale');
  });

  it('draws bars in proportion to their values', () => {
    const html = render({
      kind: 'bar',
      described: text('x'),
      categories: [text('a'), text('b')],
      values: [10, 40],
      axis: { min: 0, max: 50, step: 10 },
    });
    const heights = [...html.matchAll(/<rect[^>]*height="([\d.]+)"/g)]
      .map((match) => Number(match[1]))
      .filter((height) => height > 7);
    expect(heights).toHaveLength(2);
    expect((heights[1] ?? 0) / (heights[0] ?? 1)).toBeCloseTo(4, 6);
  });

  it('leaves out numbers of an axis rather than printing them over one another', () => {
    const html = render({
      kind: 'box',
      described: text('x'),
      rows: [{ name: text('a'), min: 160, q1: 200, median: 220, q3: 250, max: 340 }],
      axis: { min: 150, max: 350, step: 10 },
    });
    const numbers = [...html.matchAll(/<text x="([\d.]+)"[^>]*>(\d{3})<\/text>/g)];
    expect(numbers.map(([, , number]) => number)).toEqual([
      '150',
      '170',
      '190',
      '210',
      '230',
      '250',
      '270',
      '290',
      '310',
      '330',
      '350',
    ]);
    expect(html.match(/V\d+" stroke=/g)).toHaveLength(21);
  });

  it('shows a table as a table with its headings', () => {
    const html = render({
      kind: 'table',
      described: text('x'),
      columns: [text('Year'), text('Loans')],
      rows: [{ name: text('2020'), cells: [12345] }],
    });
    expect(html).toContain('<th scope="row"');
    expect(html).toContain('12,345');
  });
});

describe('labels', () => {
  it.each([
    ['$x$', 'x'],
    ['$60^\\circ$', '60°'],
    ['$x^{\\circ}$', 'x°'],
    ['$5\\sqrt{2}$', '5√2'],
    ['$\\frac{1}{2}$', '1/2'],
    ['$2\\pi r$', '2π r'],
    ['$\\sqrt{9 + 16}$', '√(9 + 16)'],
    ['$\\frac{a + b}{2}$', '(a + b)/2'],
    ['$x_1 \\neq x_2$', 'x1 ≠ x2'],
    ['12', '12'],
  ])('reads %s as %s', (label, shown) => {
    expect(
      readLabel(label)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(shown);
  });

  it('sets variables in italics and numbers upright', () => {
    expect(readLabel('$2r$')).toEqual([{ text: '2' }, { text: 'r', italic: true }]);
    expect(readLabel('AB')).toEqual([{ text: 'AB', italic: true }]);
  });

  it('writes numbers as people do', () => {
    expect(numberText(-3.5)).toBe('−3.5');
    expect(numberText(12000)).toBe('12,000');
    expect(ticksOf({ min: 0, max: 0.3, step: 0.1 })).toEqual([0, 0.1, 0.2, 0.3]);
  });

  it('breaks long names between words, and Chinese anywhere', () => {
    expect(breakName('North region', 50)).toEqual(['North', 'region']);
    expect(breakName('华北地区分馆', 45)).toEqual(['华北地', '区分馆']);
    expect(breakName('Mon', 50)).toEqual(['Mon']);
  });
});
