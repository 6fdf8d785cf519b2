/** Candidates who read before they answer: what is answered in no time counts for nothing. */
import type { Form } from '#core/questions/kinds.ts';
import type { Harness } from '#tests/api/harness.ts';

type Choose = (form: Form, sectionIndex: number) => string[];

/** As `choose`, with so many seconds of the server's time before each answer; under a minute, or the browser is silent. */
export function atPace({ setNow }: Pick<Harness, 'setNow'>, choose: Choose, seconds = 45, from = Date.now()) {
  let now = from;
  return (form: Form, sectionIndex: number): string[] => {
    now += seconds * 1000;
    setNow(new Date(now));
    return choose(form, sectionIndex);
  };
}
