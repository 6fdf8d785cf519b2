import { expect, it } from 'vitest';
import type { Screen } from '#core/exam/flow.ts';
import { findPauses, type Happened, type Pause } from '#core/report/pauses.ts';

const move = (minute: number, screen: Screen, sectionIndex = 1, name: 'continue' | 'next' = 'continue') =>
  ({
    kind: 'move',
    at: minute * 60_000,
    move: name,
    from: { screen, sectionIndex, exerciseIndex: 0 },
  }) satisfies Happened;
const save = (minute: number): Happened => ({ kind: 'save', at: minute * 60_000 });
const open = move(0, 'before');

// "paused?"
it.each<[string, Happened[], Pause[]]>([
  ['nothing where nobody saved', [open, move(1, 'exercise', 1, 'next')], []],
  [
    'a pause in the middle of a section',
    [open, save(2), move(32, 'save')],
    [{ section: 2, ms: 1_800_000, isWithin: true }],
  ],
  [
    'a pause before a section',
    [open, move(5, 'pause'), save(6), move(7, 'save', 2)],
    [{ section: 3, ms: 60_000, isWithin: false }],
  ],
  [
    'one after another',
    [save(0), move(1, 'save', 0), move(2, 'before', 0), save(3), move(4, 'save', 0)],
    [
      { section: 1, ms: 60_000, isWithin: false },
      { section: 1, ms: 60_000, isWithin: true },
    ],
  ],
  ['no pause in a save that was never come back from', [open, save(2)], []],
])('finds %s', (_, happened, pauses) => expect(findPauses(happened)).toEqual(pauses));
