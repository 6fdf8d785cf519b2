/** The sheet of pages that only who is logged in sees: React puts it into the head, and waits for it. */
import sheet from '#app/signed-in.css?url';

export function SignedInStyles() {
  return <link rel="stylesheet" href={sheet} precedence="later" />;
}
