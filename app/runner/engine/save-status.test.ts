import { describe, expect, it } from 'vitest';
import { onExercise, practicePaper } from '#core/exam/example-paper.ts';
import type { Unsent } from './disk.ts';
import { saveStatus } from './save-status.ts';

const attempt = onExercise(practicePaper, 0, 1);
const exercises = practicePaper.slots[0]?.variants[0]?.exercises ?? [];
const [first, here] = exercises.map(({ id }) => id) as [string, string];
const stored = { ...attempt, entries: { [here]: { ...attempt.entries[here], seq: 1 } } } as typeof attempt;
const record = { exercises } as never;
const waiting = (exerciseId: string, kind: Unsent['kind'] = 'answer') => ({ exerciseId, kind }) as Unsent;
const nothing = { record, attempt, unsent: [], refused: {}, isOffline: false };

describe('the footer', () => {
  it('says nothing of a question that has no answer', () => {
    expect(saveStatus(nothing)).toEqual({ kind: 'none' });
  });
  it('calls saved what the server holds', () => {
    expect(saveStatus({ ...nothing, attempt: stored })).toEqual({ kind: 'saved' });
  });
  it('never calls a refused answer saved, here or elsewhere in the section', () => {
    expect(saveStatus({ ...nothing, attempt: stored, refused: { [here]: 'no' } })).toEqual({
      kind: 'refused',
    });
    expect(saveStatus({ ...nothing, attempt: stored, refused: { [first]: 'no' } })).toEqual({
      kind: 'others_refused',
      numbers: [1],
    });
  });
  it('waits for a newer answer to decide', () => {
    const refused = { [here]: 'no' };
    expect(saveStatus({ ...nothing, refused, unsent: [waiting(here)] })).toEqual({ kind: 'saving' });
    expect(saveStatus({ ...nothing, refused, unsent: [waiting(first)] })).toEqual({ kind: 'refused' });
  });
  it('counts the answers that wait on this device, and no marks', () => {
    const unsent = [waiting(here), waiting(first), waiting(first, 'mark')];
    expect(saveStatus({ ...nothing, unsent, isOffline: true })).toEqual({ kind: 'kept', count: 2 });
    expect(saveStatus({ ...nothing, attempt: stored, unsent: [waiting(here, 'mark')] })).toEqual({
      kind: 'saved',
    });
  });
});
