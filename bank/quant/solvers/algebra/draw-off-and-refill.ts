/** Follows the two liquids through both exchanges, drop by drop: so many drops that every exchange moves whole ones. */
import { div } from '#core/rational.ts';
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem, numbers: [v, x] }) => {
  // A liter is v drops, so that x liters of a mixture hold whole drops of each liquid.
  let [pure, water] = [v! * v!, 0];
  for (let exchange = 0; exchange < 2; exchange++) {
    const [lostPure, lostWater] = [(pure / v!) * x!, (water / v!) * x!];
    pure -= lostPure;
    water += lostPure;
    if (water < lostWater) throw new Error('more water lost than there was');
  }
  return div(stem.includes('liters of water are in') ? water : pure, v!);
});
