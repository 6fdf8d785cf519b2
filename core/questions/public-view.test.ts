import { describe, expect, it } from 'vitest';
import { exampleOf } from './examples.ts';
import { gradeAnswer } from './grade.ts';
import { forms, type Question } from './kinds.ts';
import { keyOf, publicView } from './public-view.ts';

function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

describe.each(forms)('the public view of %s', (form) => {
  const question = exampleOf(form);

  it('holds no key, no analysis, no mistake and no family', () => {
    const view = publicView(question);
    expect(JSON.stringify(view)).not.toMatch(/SECRET|secret/);
    const names = keysIn(view);
    for (const name of [
      'secret',
      'key',
      'notes',
      'steps',
      'why',
      'misconception',
      'misses',
      'family',
      'clued',
    ])
      expect(names).not.toContain(name);
  });

  it('lets nothing out that is not named, wherever it was added', () => {
    const grown = structuredClone(question) as Question & { hint?: string };
    grown.hint = 'SECRET hint';
    if ('options' in grown) Object.assign(grown.options[0]!, { key: true, gloss: 'SECRET gloss' });
    if ('blanks' in grown) Object.assign(grown.blanks[0]!, { key: 'SECRET' });
    if ('quantities' in grown) Object.assign(grown.quantities, { greater: 'SECRET' });
    expect(publicView(grown)).toEqual(publicView(question));
  });

  it('is the question itself without its secrets', () => {
    const { secret: _, family: __, ...shown } = question;
    expect(publicView(question)).toEqual(shown);
  });

  it('gives a key that grades as right, and the analysis only when asked', () => {
    if (form === 'essay') expect(keyOf(question)).toEqual([]);
    else expect(gradeAnswer(question, publicView(question, 'key').key).correct).toBe(true);
    expect(JSON.stringify(publicView(question, 'key'))).not.toMatch(/SECRET/);
    expect(publicView(question, 'analysis').analysis).toEqual(question.secret);
  });
});

describe('the key of a numeric entry', () => {
  it('fills the boxes that are shown', () => {
    const question = exampleOf('numeric');
    expect(keyOf(question)).toEqual(['6.75']);
    expect(keyOf({ ...question, boxes: 2 })).toEqual(['27', '4']);
    const secret = { ...question.secret, tolerance: { kind: 'rounded', places: 0 } as const };
    expect(keyOf({ ...question, secret })).toEqual(['7']);
  });
});
