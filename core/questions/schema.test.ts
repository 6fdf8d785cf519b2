import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { BankTexts } from '../bank-text.ts';
import { exampleOf } from './examples.ts';
import type { figure } from './figure-schema.ts';
import type { Figure } from './figures.ts';
import { forms, type Question, type ShownQuestion, type Stimulus, type StimulusSecret } from './kinds.ts';
import { publicView } from './public-view.ts';
import { type analysis, question, shownQuestion, type stimulus, type stimulusSecret } from './schema.ts';
import type { text } from './text-schema.ts';

/** True where two types are the same in every field. */
type Same<A, B> = [Whole<A>] extends [Whole<B>] ? ([Whole<B>] extends [Whole<A>] ? true : false) : false;

/** Required keys all the way down, so that a field which one side lacks is seen even where it is optional. */
type Whole<T> = T extends readonly (infer Item)[]
  ? number extends T['length']
    ? Whole<Item>[]
    : { [K in keyof T]: Whole<T[K]> }
  : T extends object
    ? { [K in keyof T]-?: Whole<Exclude<T[K], undefined>> }
    : T;

test('the schemas say what the types say: a kind that changes in one place has to change in the other', () => {
  const complete: [
    Same<z.output<typeof text>, BankTexts>,
    Same<z.output<typeof figure>, Figure>,
    Same<z.output<typeof shownQuestion>, ShownQuestion>,
    Same<z.output<typeof question>, Question>,
    Same<z.output<typeof analysis>, Question['secret']>,
    Same<z.output<typeof stimulus>, Stimulus>,
    Same<z.output<typeof stimulusSecret>, StimulusSecret>,
  ] = [true, true, true, true, true, true, true];
  expect(complete).not.toContain(false);
});

describe('a question of the form', () => {
  test.each(forms)('%s passes whole, and its public view passes alone', (form) => {
    const example = exampleOf(form);
    expect(question.parse(example)).toEqual(example);
    expect(shownQuestion.parse(publicView(example))).toEqual(publicView(example));
  });

  test.each(forms)('%s loses its secrets where only the public view is asked for', (form) => {
    expect(JSON.stringify(shownQuestion.parse(exampleOf(form)))).not.toMatch(/SECRET|secret/);
  });
});
