/** The time spent on a lesson, while its page is looked at. */

export function countSeconds(before: number): { read: () => number; stop: () => void } {
  let spent = before;
  let since: number | null = null;
  const read = () => spent + (since === null ? 0 : (performance.now() - since) / 1000);
  const look = () => {
    spent = read();
    since = document.hidden ? null : performance.now();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return { read, stop: () => document.removeEventListener('visibilitychange', look) };
}
