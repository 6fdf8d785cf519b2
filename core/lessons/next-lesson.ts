/** The lesson to go on with: what was begun last, else a topic that is weak, else what is worth most in the exam. */

type Standing = {
  id: string;
  worth: number;
  own: { updatedAt: string; finishedAt: string | null } | null;
  level: string | null;
};

/** What is about a form or the whole exam is “worth” all its questions, and still no place to begin. */
const isOneSkill = (id: string): boolean => !/^(?:tone|(?:form|essay|exam)\b.*)$/.test(id);

/** Null where all are finished. Among equals the order of the overview decides. */
export function chooseNext<L extends Standing>(lessons: readonly L[]): L | null {
  const open = lessons.filter(({ own }) => own === null || own.finishedAt === null);
  const begun = open
    .filter(({ own }) => own !== null)
    .toSorted((a, b) => (b.own?.updatedAt ?? '').localeCompare(a.own?.updatedAt ?? ''));
  const byWorth = open.toSorted(
    (a, b) =>
      Number(b.level === 'weak') - Number(a.level === 'weak') ||
      Number(isOneSkill(b.id)) - Number(isOneSkill(a.id)) ||
      b.worth - a.worth,
  );
  return begun[0] ?? byWorth[0] ?? null;
}
