import { expect, test } from 'vitest';
import { startingOrder } from './starting-order.ts';

test('things to be ordered begin in a stable order that is not the right one', () => {
  for (let count = 2; count <= 5; count++)
    for (let seed = 0; seed < 200; seed++) {
      const order = startingOrder(`lesson step-${seed}`, count);
      expect(order).toEqual(startingOrder(`lesson step-${seed}`, count));
      expect(order.toSorted()).toEqual([0, 1, 2, 3, 4].slice(0, count));
      expect(order).not.toEqual(order.toSorted());
    }
});
