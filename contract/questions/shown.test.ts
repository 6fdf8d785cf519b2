import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { exampleOf } from '#core/questions/examples.ts';
import { forms, type ShownQuestion, type Stimulus } from '#core/questions/kinds.ts';
import { publicView } from '#core/questions/public-view.ts';
import { exerciseQuestion, shownQuestion, type shownStimulus } from './shown.ts';

describe('the schema of a shown question', () => {
  test.each(forms)('lets the public view of %s through unchanged', (form) => {
    const shown = publicView(exampleOf(form));
    expect(shownQuestion.parse(shown)).toEqual(shown);
  });

  test.each(forms)('keeps every secret of %s inside, whatever a handler hands it', (form) => {
    const whole = { ...publicView(exampleOf(form), 'analysis'), family: 'SECRET' };
    for (const schema of [shownQuestion, exerciseQuestion])
      expect(JSON.stringify(schema.parse(whole))).not.toMatch(/SECRET|"key"|"analysis"/);
  });

  test.each(forms)(
    'shows of %s in an exam no id, tag or difficulty by which it could be looked up',
    (form) => {
      expect(Object.keys(exerciseQuestion.parse(publicView(exampleOf(form))))).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(id|tags|difficulty|seconds)$/)]),
      );
    },
  );

  test('has the types of the question model', () => {
    expectTypeOf<ShownQuestion>().toExtend<z.input<typeof shownQuestion>>();
    expectTypeOf<z.output<typeof shownQuestion>>().toExtend<ShownQuestion>();
    expectTypeOf<Stimulus>().toExtend<z.input<typeof shownStimulus>>();
    expectTypeOf<z.output<typeof shownStimulus>>().toExtend<Stimulus>();
  });
});
