/** Which of two releases is the newer one: their version decides, and between two of one version the last commit. */

export type Release = {
  /** As in package.json: three numbers. */
  version: string;
  /** When its last commit was made, in seconds since 1970; 0 where nobody knows. */
  committedAt: number;
};

const numbersOf = (version: string): number[] => version.split('.').map(Number);

/** Numbers that compare from the first to the last, as PostgreSQL compares arrays. */
export const orderOf = ({ version, committedAt }: Release): number[] => [...numbersOf(version), committedAt];

export function isOlderVersion(version: string, other: string): boolean {
  const theirs = numbersOf(other);
  const difference = numbersOf(version)
    .map((number, place) => number - (theirs[place] ?? 0))
    .find((each) => each !== 0);
  return (difference ?? 0) < 0;
}
