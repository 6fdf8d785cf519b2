/** Moves the third corner around the circle in small steps and measures the triangle in coordinates. */
import { solveComparison } from '../../solver.ts';

export const solver = solveComparison(function* ({ numbers: [r], a, b }) {
  const isArea = `${a} ${b}`.includes('area');
  for (let step = 1; step < 1800; step++) {
    const turn = (step * Math.PI) / 1800;
    const [x, y] = [r! * Math.cos(turn), r! * Math.sin(turn)];
    const around = 2 * r! + Math.hypot(x - r!, y) + Math.hypot(x + r!, y);
    const measured = isArea ? Math.abs((x - r!) * -y - (x + r!) * -y) / 2 : around;
    yield a.includes('triangle') ? [measured, Number(b)] : [Number(a), measured];
  }
});
