/** One figure of each kind that teaches, and some that move in their own ways. */
import { bankTexts } from '#core/bank-text.ts';
import type { LessonFigure, Move } from '#core/lessons/figures.ts';

const both = (zh_cn: string, en: string) => bankTexts({ zh_cn, en });
const move = (own: Partial<Move> & Pick<Move, 'name' | 'to' | 'at' | 'set' | 'reads'>): Move => ({
  from: 0,
  step: 1,
  handle: both(`点 ${own.name}`, `the point ${own.name}`),
  ...own,
});

export const sampleFigures: Readonly<Record<string, LessonFigure>> = {
  hops: {
    kind: 'hops',
    described: both(
      '从 0 到 40 的数轴，每跳 6 格；点 n 在 8。',
      'A line from 0 to 40, jumps of 6; n is at 8.',
    ),
    max: 40,
    size: 6,
    at: 8,
    label: '$n$',
    move: move({
      name: 'n',
      to: 40,
      at: 8,
      set: { at: 'n' },
      gives: { q: 'floor(n / 6)', r: 'n % 6' },
      reads: both('{n} = 6 × {q} + {r}', '{n} = 6 × {q} + {r}'),
    }),
  },
  plane: {
    kind: 'plane',
    described: both('抛物线和它上面的点 P。', 'A parabola and the point P on it.'),
    x: { min: -3, max: 3, step: 1 },
    y: { min: -1, max: 9, step: 1 },
    points: [{ at: [1, 1], label: '$P$' }],
    curves: [{ points: Array.from({ length: 61 }, (_, i) => [i / 10 - 3, (i / 10 - 3) ** 2] as const) }],
    move: move({
      name: 'x',
      from: -3,
      to: 3,
      step: 0.5,
      at: 1,
      handle: both('点 P', 'the point P'),
      set: { 'points.0.at': ['x', 'x^2'] },
      gives: { y: 'x^2' },
      reads: both('高 {y}', 'height {y}'),
    }),
  },
  bar: {
    kind: 'bar',
    described: both('两根柱，甲 2，乙 4。', 'Two bars, A is 2 and B is 4.'),
    categories: [both('甲', 'A'), both('乙', 'B')],
    values: [2, 4],
    axis: { min: 0, max: 10, step: 2 },
    move: move({
      name: 'v',
      to: 10,
      at: 2,
      handle: both('甲的高', 'the height of A'),
      set: { 'values.0': 'v' },
      gives: { m: '(v + 4) / 2' },
      reads: both('平均 {m}', 'mean {m}'),
    }),
  },
  venn: {
    kind: 'venn',
    described: both(
      '学法语的 30 人，学德语的 20 人，两门都学的 5 人。',
      'French 30, German 20, both 5; the rest do neither.',
    ),
    sets: [
      both('选修法语会话与写作的学生', 'students who take French conversation and writing'),
      both('学德语', 'German'),
    ],
    first: 25,
    second: 15,
    both: 5,
    neither: 15,
    move: move({
      name: 'b',
      to: 20,
      at: 5,
      handle: both('重叠部分', 'the overlap'),
      set: { first: '30 - b', second: '20 - b', both: 'b', neither: '10 + b' },
      reads: both('都学 {b} 人', 'both {b}'),
    }),
  },
  bell: {
    kind: 'bell',
    described: both(
      '平均值 500、标准差 100 的钟形曲线，400 到 600 之间有阴影。',
      'A bell with mean 500, deviation 100.',
    ),
    mean: 500,
    deviation: 100,
    from: 400,
    to: 650,
    move: move({
      name: 't',
      from: 400,
      to: 800,
      step: 10,
      at: 650,
      handle: both('右边界', 'the right bound'),
      set: { to: 't' },
      gives: { p: 'floor(100 * (below((t - 500) / 100) - below(-1)))' },
      reads: both('中间约 {p}%', 'about {p}% between'),
    }),
  },
  tree: {
    kind: 'tree',
    title: both('先后取两个球', 'Two balls, one after another'),
    described: both('树：第一个红或白，第二个再分。', 'A tree: the first is red or white, then the second.'),
    root: both('袋中 3 红 2 白', '3 red, 2 white'),
    branches: [
      {
        text: both('红', 'red'),
        note: both('$\\frac{3}{5}$', '$\\frac{3}{5}$'),
        branches: [
          { text: both('红，两个颜色相同', 'red, both of one color'), note: both('1/2', '1/2') },
          { text: both('白', 'white'), note: both('1/2', '1/2') },
        ],
      },
      {
        text: both('白', 'white'),
        note: both('2/5', '2/5'),
        branches: [
          { text: both('红', 'red'), note: both('3/4', '3/4') },
          { text: both('白', 'white'), note: both('1/4', '1/4') },
        ],
      },
    ],
  },
  argument: {
    kind: 'argument',
    described: both(
      '论证图：两条理由支持结论，一条反对。',
      'A map: two reasons for the conclusion, one against.',
    ),
    parts: [
      { id: 'b', role: 'background', text: both('镇上换了路灯', 'the town replaced its street lamps') },
      {
        id: 'a',
        role: 'premise',
        text: both('盗窃少了三分之一', 'burglaries fell by a third'),
        supports: 'c',
      },
      { id: 'g', role: 'gap', text: both('没有别的原因', 'nothing else explains it'), supports: 'c' },
      { id: 'o', role: 'objection', text: both('巡逻也增加了', 'patrols were increased too'), opposes: 'g' },
      { id: 'c', role: 'conclusion', text: both('新路灯吓退了窃贼', 'the new lamps deter burglars') },
    ],
  },
  turns: {
    kind: 'turns',
    described: both('句子分三段，第三段转折。', 'Three pieces; the third turns.'),
    pieces: [
      { text: 'Notwithstanding', does: both('信号', 'signal') },
      { text: 'a childhood spent far from any library', does: both('承认的事', 'granted') },
      { text: 'she wrote with {1} ease', does: both('意外的结果', 'surprising result'), turn: true },
      { text: 'though never for long', does: both('再转回来', 'a turn back'), turn: true },
    ],
    expected: both('读书少，文笔生涩', 'little reading, awkward prose'),
  },
};
