import { describe, expect, it } from 'vitest';
import { readLeaves } from '#bank/taxonomy.ts';
import { areaOf, areas } from './areas.ts';
import { slugOf } from './slug.ts';
import { lessonIds } from './topics.ts';

const ids = lessonIds(readLeaves().map(({ id }) => id));

describe('the areas of lessons', () => {
  it.each([
    ['blank.concession', 'blank'],
    ['tone', 'blank'],
    ['form.se', 'blank'],
    ['form.long-passage', 'reading'],
    ['argument.flaw', 'argument'],
    ['quant.data.normal', 'data'],
    ['form.all-that-apply', 'forms'],
    ['essay.plan', 'essay'],
    ['exam.pacing', 'exam'],
  ])('%s stands in %s', (id, area) => expect(areaOf(id)).toBe(area));

  it('has a place for every lesson there is to be, and a lesson for every area', () => {
    expect(new Set(ids.map(areaOf))).toEqual(new Set(areas));
  });

  it('refuses a topic that no area knows', () => {
    expect(() => areaOf('field.social')).toThrow('belongs to no area');
  });
});

describe('the slug of a lesson', () => {
  it('is short, and hyphens stand for dots', () => {
    expect(['quant.arith.remainders', 'form.mc-one', 'tone'].map(slugOf)).toEqual([
      'arith-remainders',
      'form-mc-one',
      'tone',
    ]);
  });

  it('is no other lesson’s', () => {
    expect(new Set(ids.map(slugOf)).size).toBe(ids.length);
  });
});
