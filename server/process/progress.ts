/** Says what is going on, but only of steps that take more than a second. */

const patienceMs = 1000;

export function createProgress(write: (line: string) => void = console.log) {
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearTimeout(timer);
  return {
    say(step: string) {
      end();
      timer = setTimeout(() => write(`… ${step}`), patienceMs);
    },
    end,
  };
}
