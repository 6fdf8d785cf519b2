import { expect, test } from 'vitest';
import { nearestSense } from '#core/words/nearest-sense.ts';

const qualified = [
  { en: 'limited by conditions', zh: '有保留的，有限制的' },
  { en: 'having the training for a job', zh: '有资格的，胜任的' },
];

test.each([
  ['有保留的', 'limited by conditions'],
  ['够格的，胜任的', 'having the training for a job'],
  // 的 stands in nearly every gloss and says nothing; a gloss that fits none means the first.
  ['的', 'limited by conditions'],
  ['别样', 'limited by conditions'],
])('%s means “%s”', (gloss, en) => expect(nearestSense(gloss, qualified)?.en).toBe(en));

test('a word without senses has none', () => expect(nearestSense('任何', [])).toBeUndefined());
