import { describe, expect, it } from 'vitest';
import { type Attempt, startAttempt } from './attempt.ts';
import { admitSpans, type ConductKind, heldNow, type Situation, type Span } from './conduct.ts';
import { minutes, mockPaper, onExercise, play, practicePaper } from './example-paper.ts';

const all: Situation = { isCalculatorOpen: true, isTimeHidden: true, isAway: true };
const none: Situation = { isCalculatorOpen: false, isTimeHidden: false, isAway: false };

describe('what is going on', () => {
  const [verbal, quant] = [onExercise(mockPaper, 1), onExercise(mockPaper, 2, 1)];
  it.each<[string, Attempt, Situation, number, ConductKind[]]>([
    ['nothing but being there', quant, none, 0, ['watch']],
    ['everything at once', quant, all, 0, ['watch', 'calculator', 'clock', 'away']],
    ['no calculator where there is none', verbal, all, 0, ['watch', 'clock', 'away']],
    ['no calculator beside the review list', play(quant, 0, 'review'), all, 0, ['watch', 'clock', 'away']],
    // "it cannot be hidden" in the last five minutes
    ['no hidden clock at the end', quant, all, minutes(16.5), ['watch', 'calculator', 'away']],
    ['nobody is away without a limit', onExercise(practicePaper), all, 0, ['watch', 'clock']],
    ['nothing before a section', startAttempt(mockPaper), all, 0, []],
    ['nothing while it is saved', play(quant, 0, { kind: 'save' }), all, 0, []],
    ['nothing after the end', play(quant, 0, { kind: 'exit' }), all, 0, []],
  ])('%s', (_, attempt, situation, now, kinds) =>
    expect(heldNow(attempt, situation, now).map(({ kind }) => kind)).toEqual(kinds),
  );

  it('names the question it is about', () => {
    const held = heldNow(quant, all, 0);
    expect(held.map(({ exerciseId }) => exerciseId)).toEqual([null, 'm2', null, 'm2']);
    expect(held.every(({ sectionIndex }) => sectionIndex === 2)).toBe(true);
  });
});

describe('what is admitted', () => {
  const attempt = onExercise(mockPaper, 2);
  const span = (over: Partial<Span>): Span => ({
    id: 'one',
    kind: 'away',
    sectionIndex: 2,
    exerciseId: null,
    atMs: 0,
    ms: 5000,
    uses: 0,
    ...over,
  });
  it.each<[string, Partial<Span>, boolean]>([
    ['of the section that is open', {}, true],
    ['of one that is behind', { sectionIndex: 1, exerciseId: 'a1' }, true],
    ['not of one that is ahead', { sectionIndex: 3 }, false],
    ['not of one that does not exist', { sectionIndex: 9 }, false],
    ['on a question of the section', { exerciseId: 'm2' }, true],
    ['not on another section’s question', { exerciseId: 'a1' }, false],
    ['no calculator without a question', { kind: 'calculator' }, false],
  ])('%s', (_, over, isAdmitted) =>
    expect(admitSpans(attempt, [span(over)])).toEqual(isAdmitted ? [span(over)] : []),
  );

  it('takes the longest of what carries one name', () => {
    const grown = span({ ms: 9000 });
    expect(admitSpans(attempt, [span({}), grown, span({ ms: 7000 })])).toEqual([grown]);
  });
});
