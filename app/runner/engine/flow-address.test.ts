import { describe, expect, it } from 'vitest';
import { addressOf, flowAddress } from '#app/runner/engine/flow-address.ts';
import { startAttempt } from '#core/exam/attempt.ts';
import { mockPaper, onExercise, play } from '#core/exam/example-paper.ts';

describe('“In the flow the query carries recordId, sectionId, exerciseId and from_type”', () => {
  const exercise = onExercise(mockPaper, 1);

  it('on a question: the attempt, its section and its exercise', () => {
    expect(addressOf('7', exercise, false)).toBe(
      `/exams/${mockPaper.examId}/exercise?recordId=7&sectionId=v1&exerciseId=a1`,
    );
  });

  it.each(['review', 'help', 'exit'] as const)('on %s also where it came from', (screen) => {
    const there = addressOf('7', play(exercise, 1000, screen), false);
    expect(there).toContain(`/${screen}?`);
    expect(new URLSearchParams(there.split('?')[1]).get('from_type')).toBe('exercise');
  });

  it('on save too, from before a section as from a question', () => {
    const saved = play(exercise, 1000, { kind: 'save' });
    expect(addressOf('7', saved, false)).toContain('from_type=exercise');
    const early = play(startAttempt(mockPaper), 1000, { kind: 'save' });
    expect(addressOf('7', early, false)).toContain('from_type=before');
  });

  it('says that it belongs to an event as long as it does', () => {
    expect(addressOf('7', exercise, true)).toContain('isEvent=true');
  });

  it('names nothing that is not known yet', () => {
    const place = { recordId: '7', sectionId: null, exerciseId: null, fromType: null };
    expect(flowAddress('3', 'before', place)).toBe('/exams/3/before?recordId=7');
  });
});
