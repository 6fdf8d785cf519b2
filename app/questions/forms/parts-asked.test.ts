import { expect, test } from 'vitest';
import { viewOf } from '#app/questions/forms/registry.ts';
import { type ReviewStatus, reviewStatus } from '#core/exam/review-screen.ts';
import { exampleOf } from '#core/questions/examples.ts';
import type { ShownQuestion } from '#core/questions/kinds.ts';
import { publicView } from '#core/questions/public-view.ts';

/** The example of a form, with other parts where a case asks for them. */
const asked = (form: ShownQuestion['form'], parts: { choose?: number; boxes?: 1 | 2 } = {}): ShownQuestion =>
  Object.assign(publicView(exampleOf(form)), parts);

test.each<[string, ShownQuestion, string[], ReviewStatus]>([
  ['TC1', asked('tc1'), ['A'], 'Answered'],
  ['TC2, one blank empty', asked('tc2'), ['A', ''], 'Incomplete'],
  ['TC2', asked('tc2'), ['A', 'D'], 'Answered'],
  ['TC3, the last one only', asked('tc3'), ['', '', 'G'], 'Incomplete'],
  ['TC3 emptied again', asked('tc3'), ['', '', ''], 'Not Answered'],
  ['SE, one picked', asked('se'), ['A'], 'Incomplete'],
  ['SE, two picked', asked('se'), ['A', 'F'], 'Answered'],
  ['SE, three picked', asked('se'), ['A', 'C', 'F'], 'Incomplete'],
  ['RC, one answer', asked('rc-one'), ['C'], 'Answered'],
  ['RC, several answers: any number does', asked('rc-many'), ['B'], 'Answered'],
  ['select in passage', asked('rc-sentence'), ['4'], 'Answered'],
  ['QC', asked('qc'), ['D'], 'Answered'],
  ['MC, one', asked('mc-one'), ['E'], 'Answered'],
  ['MC, all that apply', asked('mc-many'), ['A', 'B', 'C'], 'Answered'],
  ['MC, exactly two, one picked', asked('mc-many', { choose: 2 }), ['A'], 'Incomplete'],
  ['MC, exactly two', asked('mc-many', { choose: 2 }), ['A', 'B'], 'Answered'],
  ['numeric', asked('numeric'), ['3.5'], 'Answered'],
  ['a space is no number', asked('numeric'), [' '], 'Not Answered'],
  ['fraction, one box empty', asked('numeric', { boxes: 2 }), ['3', ''], 'Incomplete'],
  ['fraction', asked('numeric', { boxes: 2 }), ['3', '4'], 'Answered'],
  ['essay', asked('essay'), ['Yes.'], 'Answered'],
  ['essay of blanks', asked('essay'), ['\n  '], 'Not Answered'],
  ['nothing entered', asked('qc'), [], 'Not Answered'],
])('%s', (_, question, answer, status) => {
  const parts = viewOf(question.form).partsAsked(question);
  expect(reviewStatus(parts, { answer, seen: true })).toBe(status);
});
