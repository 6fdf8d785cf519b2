import { describe, expect, it } from 'vitest';
import { commentParagraphs } from '#core/essay/paragraphs.ts';

const said = (...paragraphs: string[]) =>
  commentParagraphs(paragraphs.join('\n\n'), []).map(({ role, notes }) => [role, ...notes]);
const long = (n: number) => Array.from({ length: n }, () => 'word').join(' ');

// "12 Essay: … paragraph comments, word count, sample at next level"
describe('a paragraph', () => {
  it('is told by its part: an opening, bodies, and an end drawn from them', () => {
    expect(
      said(
        `I agree with the claim. ${long(20)}.`,
        `For example, the river was cleaned. ${long(60)}.`,
        `However, some people disagree. ${long(60)}.`,
        `In conclusion, the claim holds. ${long(10)}.`,
      ),
    ).toEqual([
      ['opening', 'opens-position', 'clean'],
      ['body', 'body-example', 'clean'],
      ['body', 'body-assertion', 'body-other-side', 'clean'],
      ['closing', 'ends-drawn', 'clean'],
    ]);
  });

  it.each([
    [
      'an opening without a position',
      [`Much is said. ${long(50)}.`, long(60), long(60)],
      0,
      'opens-no-position',
    ],
    ['an opening that takes too much', [`I agree. ${long(90)}.`, long(60), long(60)], 0, 'opens-long'],
    ['reasons without a case', ['I agree.', `It is so because ${long(60)}.`, 'Thus.'], 1, 'body-reason-only'],
    ['assertion alone', ['I agree.', `${long(60)}.`, 'Thus.'], 1, 'body-assertion'],
    ['a thin body', ['I agree.', `${long(12)}.`, 'Thus.'], 1, 'thin'],
    ['one that holds two ideas', ['I agree.', `${long(230)}.`, 'Thus.'], 1, 'heavy'],
    ['an end that stops', ['I agree.', `${long(60)}.`, 'There are many rivers.'], 2, 'ends-open'],
  ] as const)('%s', (_, paragraphs, place, note) => expect(said(...paragraphs)[place]).toContain(note));

  it('alone is opening and body at once, and of two the second is a body', () => {
    expect(said(`I agree because ${long(50)}.`)).toEqual([
      ['whole', 'opens-position', 'body-reason-only', 'clean'],
    ]);
    expect(said('I agree.', `${long(60)}.`).map(([role]) => role)).toEqual(['opening', 'body']);
  });

  it('counts its words and the errors inside it', () => {
    const text = 'I agree with it.\n\nThe people is wrong.';
    const [first, second] = commentParagraphs(text, [{ start: 29, end: 31 }]);
    expect(first).toMatchObject({ words: 4, faults: 0 });
    expect(second).toMatchObject({ words: 4, faults: 1, start: 18, end: 38 });
    expect(second?.notes).toContain('faults');
  });

  it('of nothing is none', () => expect(commentParagraphs(' \n ', [])).toEqual([]));
});
