/** A line perpendicular to another through a point: where it meets an axis. */
import { add, div, isWhole, mul, neg, sub } from '#core/rational.ts';
import { defineFamily } from '../../family.ts';
import { both, point, signed, tex, wrap, wrapNegative } from '../../text.ts';

export const family = defineFamily({
  tags: ['quant.algebra.lines'],
  form: 'numeric',
  difficulty: 3,
  seconds: 85,
  space: {
    p: [-4, -3, -2, -1, 1, 2, 3, 4, 5],
    q: [1, 2, 3],
    c: [-6, -4, 1, 3, 5, 7],
    a: [-6, -4, -3, 2, 3, 4, 6, 8],
    b: [-5, -2, 1, 3, 4, 7],
    axis: ['y', 'y', 'x'],
  },
  keep: ({ p, q }) => Math.abs(p) !== q && (p % q !== 0 || q === 1),
  make: ({ p, q, c, a, b, axis }) => {
    const m = div(p, q);
    const n = div(-q, p);
    const isY = axis === 'y';
    const yAt = sub(b, mul(n, a));
    const key = isY ? yAt : sub(a, div(b, n));
    if (!isWhole(key) || key.n === 0n) return null;
    const parallel = isY ? sub(b, mul(m, a)) : sub(a, div(b, m));
    const noSign = isY ? add(b, mul(n, a)) : add(a, div(b, n));
    const negOnly = isY ? sub(b, mul(neg(m), a)) : sub(a, div(b, neg(m)));
    const given = `y = ${m.d === 1n ? (m.n === 1n ? 'x' : m.n === -1n ? '-x' : `${m.n}x`) : `${tex(m)}x`} ${signed(c)}`;
    return {
      stem: isY
        ? both`In the $xy$-plane, line $k$ is perpendicular to the line $${given}$ and passes through the point $${point(a, b)}$. What is the $y$-coordinate of the point at which $k$ crosses the $y$-axis?``
          在 $xy$ 平面内，直线 $k$ 与直线 $${given}$ 垂直，且经过点 $${point(a, b)}$。$k$ 与 $y$ 轴交点的纵坐标是多少？`
        : both`In the $xy$-plane, line $k$ is perpendicular to the line $${given}$ and passes through the point $${point(a, b)}$. What is the $x$-coordinate of the point at which $k$ crosses the $x$-axis?``
          在 $xy$ 平面内，直线 $k$ 与直线 $${given}$ 垂直，且经过点 $${point(a, b)}$。$k$ 与 $x$ 轴交点的横坐标是多少？`,
      key,
      letters: { x: isY ? 0 : key, y: isY ? key : 0 },
      steps: [
        both`The idea: The given line matters only through its slope; a slope and one point fix the new line. Perpendicular lines have slopes whose product is $-1$. The given slope is $${m}$, so that of $k$ is $${n}$: $${wrapNegative(m)} \cdot ${wrapNegative(n)} = -1$.``关键在于：已知直线只有斜率起作用；新直线由斜率和一个点确定。两条互相垂直的直线斜率之积为 $-1$。已知斜率为 $${m}$，所以 $k$ 的斜率为 $${n}$：$${wrapNegative(m)} \cdot ${wrapNegative(n)} = -1$。`,
        isY
          ? both`Line $k$ is $y - ${wrap(b)} = ${wrapNegative(n)}(x - ${wrap(a)})$; for $x = 0$ this gives $y = ${b} - ${wrapNegative(n)} \cdot ${wrap(a)} = ${key}$.``直线 $k$ 为 $y - ${wrap(b)} = ${wrapNegative(n)}(x - ${wrap(a)})$；取 $x = 0$ 得 $y = ${b} - ${wrapNegative(n)} \cdot ${wrap(a)} = ${key}$。`
          : both`Line $k$ is $y - ${wrap(b)} = ${wrapNegative(n)}(x - ${wrap(a)})$; for $y = 0$ this gives $x = ${a} - ${wrap(b)} \div ${wrapNegative(n)} = ${key}$.``直线 $k$ 为 $y - ${wrap(b)} = ${wrapNegative(n)}(x - ${wrap(a)})$；取 $y = 0$ 得 $x = ${a} - ${wrap(b)} \div ${wrapNegative(n)} = ${key}$。`,
      ],
      wrong: [
        [
          parallel,
          'ignores-a-condition',
          both`$${parallel}$ belongs to the parallel line through the point, with slope $${m}$.``$${parallel}$ 是过该点且与已知直线平行（斜率 $${m}$）的直线的结果。`,
        ],
        [
          noSign,
          'slope-sign',
          both`$${noSign}$ comes from the slope $${neg(n)}$, the reciprocal without the change of sign.``$${noSign}$ 用的斜率是 $${neg(n)}$，只取了倒数，没有变号。`,
        ],
        [
          negOnly,
          'slope-inverted',
          both`$${negOnly}$ comes from the slope $${neg(m)}$, with the sign changed but not inverted.``$${negOnly}$ 用的斜率是 $${neg(m)}$，只变了号，没有取倒数。`,
        ],
      ],
    };
  },
});
