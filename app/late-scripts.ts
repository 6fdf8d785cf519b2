/** Lets a page's style and words come before its scripts: on a narrow network they are read while the scripts travel. */
import { Transform } from 'node:stream';

const preload = '<link rel="modulepreload"';
const headEnd = '</head>';

/** React Router names every script in the head and gives no way to say how urgent it is. */
export function lateScripts(): Transform {
  let head: string | null = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (head === null) return done(null, chunk);
      head += chunk.toString('latin1');
      if (!head.includes(headEnd)) return done();
      const whole = head.replaceAll(preload, `${preload} fetchpriority="low"`);
      head = null;
      done(null, Buffer.from(whole, 'latin1'));
    },
    flush(done) {
      done(null, head ? Buffer.from(head, 'latin1') : undefined);
    },
  });
}
