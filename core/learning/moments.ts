/** What is told once, calmly, when it has come about. */

/** The rarer one first: one a day at most is told. */
export const momentKinds = [
  'target',
  'lamps-100',
  'mistakes-100',
  'first-mock',
  'lamps-30',
  'topic',
  'lamps-7',
] as const;

export type MomentKind = (typeof momentKinds)[number];

/** `subject` is the topic, else empty: each is told once. */
export type Moment = { kind: MomentKind; subject: string; n: number };

export type Reached = {
  mocks: number;
  cleared: number;
  lamps: number;
  /** Topics that became solid since they were last looked at. */
  solid: readonly string[];
  /** The middle of the total today, where it may be told, and what is wanted. */
  total: number | null;
  target: number | null;
};

export function findMoments({ mocks, cleared, lamps, solid, total, target }: Reached): Moment[] {
  const found: Moment[] = [];
  if (total !== null && target !== null && total >= target)
    found.push({ kind: 'target', subject: '', n: total });
  if (mocks >= 1) found.push({ kind: 'first-mock', subject: '', n: 1 });
  if (cleared >= 100) found.push({ kind: 'mistakes-100', subject: '', n: 100 });
  for (const n of [100, 30, 7] as const) if (lamps >= n) found.push({ kind: `lamps-${n}`, subject: '', n });
  for (const topic of solid) found.push({ kind: 'topic', subject: topic, n: 1 });
  return found;
}

/** Of several counts of lamps that came at once, from work before they were counted, only the highest is told. */
export const isOvertaken = ({ kind, n }: Moment, all: readonly Moment[]): boolean =>
  kind.startsWith('lamps-') && all.some((other) => other.kind.startsWith('lamps-') && other.n > n);

/** Where each opens what it counts, without the language. */
export function evidenceOf({ kind, subject }: Pick<Moment, 'kind' | 'subject'>): string {
  switch (kind) {
    case 'first-mock':
      return '/user/exam-results';
    case 'mistakes-100':
      return '/user/wrong-books?state=graduated';
    case 'topic':
      return `/map?topic=${subject}`;
    case 'target':
      return '/map';
    default:
      return '/user';
  }
}
