/** Ages as multiples of each other, now and some years away: the difference stays, the multiple does not. */
import { div, isWhole } from '#core/rational.ts';
import type { Text } from '#core/texts.ts';
import { defineFamily } from '../../family.ts';
import type { Misconception } from '../../misconceptions.ts';
import { both } from '../../text.ts';

const words = ['', '', 'twice', '3 times', '4 times', '5 times', '6 times', '7 times'];
const zhWords = ['', '', '两倍', ' 3 倍', ' 4 倍', ' 5 倍', ' 6 倍', ' 7 倍'];

const stories = [
  { en: ['Maria', 'her son'], zh: ['玛丽亚', '儿子'], most: 70, gap: 18 },
  { en: ['Mr. Lin', 'his granddaughter'], zh: ['林先生', '孙女'], most: 95, gap: 38 },
  { en: ['An oak', 'a birch beside it'], zh: ['一棵橡树', '旁边一棵白桦'], most: 200, gap: 0 },
  { en: ['Dr. Chen', 'her nephew'], zh: ['陈医生', '侄子'], most: 80, gap: 0 },
];

export const family = defineFamily({
  tags: ['quant.algebra.word-problems', 'quant.algebra.linear'],
  form: 'mc-one',
  difficulty: 2,
  seconds: 80,
  space: {
    k: [2, 3, 4, 5, 6],
    m: [2, 3, 4, 5, 6, 7],
    n: [4, 5, 6, 8, 10, 12, 15],
    story: stories,
    asked: ['older', 'younger'],
  },
  make: ({ k, m, n, story: { en, zh, most, gap }, asked }) => {
    if (k === m) return null;
    const isPast = m > k;
    const young = isPast ? div(n * (m - 1), m - k) : div(n * (m - 1), k - m);
    if (!isWhole(young)) return null;
    const b = Number(young.n);
    const a = k * b;
    if (a > most || b < 5 || (isPast && b - n < 2) || a - b < gap) return null;
    const sign = isPast ? '-' : '+';
    const key = asked === 'older' ? a : b;
    const other = asked === 'older' ? b : a;
    const then = (x: number): number => (isPast ? x - n : x + n);
    const who = asked === 'older' ? en[0]! : en[1]!.replace(/^a birch.*/, 'the birch');
    const zhWho = asked === 'older' ? zh[0]! : zh[1]!;
    const lower = who.replace(/^An? /, 'the ');
    const zhLower = zhWho.replace(/^一(棵|座)/, '这$1').replace('旁边一棵白桦', '白桦');
    const wrong: [number, Misconception, Text][] = [
      [
        other,
        'answers-another-question',
        both`${other} is the age of the other one: $${k} \cdot ${b} = ${a}$.``${other} 是另一个的年龄：$${k} \cdot ${b} = ${a}$。`,
      ],
      [
        then(key),
        'answers-another-question',
        both`$${key} ${sign} ${n} = ${then(key)}$ is the age ${isPast ? 'then' : 'at that time'}, not now.``$${key} ${sign} ${n} = ${then(key)}$ 是${isPast ? '当年' : '那时'}的年龄，不是现在的。`,
      ],
      [
        isPast ? key + n : Math.abs(key - n),
        'sign-slip',
        both`$${key} ${isPast ? '+' : '-'} ${n} = ${isPast ? key + n : key - n}$ moves in the wrong direction in time.``$${key} ${isPast ? '+' : '-'} ${n} = ${isPast ? key + n : key - n}$ 把时间的方向弄反了。`,
      ],
      [
        a - b,
        'stops-early',
        both`$${a} - ${b} = ${a - b}$ is the difference between the ages.``$${a} - ${b} = ${a - b}$ 是年龄差。`,
      ],
      [
        a + b,
        'answers-another-question',
        both`$${a} + ${b} = ${a + b}$ is the sum of the ages.``$${a} + ${b} = ${a + b}$ 是年龄和。`,
      ],
      [
        m * n,
        'distributes-partly',
        both`$${m} \cdot ${n} = ${m * n}$ treats the number of years as an age.``$${m} \cdot ${n} = ${m * n}$ 把年数当成了年龄。`,
      ],
      [
        k * n,
        'distributes-partly',
        both`$${k} \cdot ${n} = ${k * n}$ treats the number of years as an age.``$${k} \cdot ${n} = ${k * n}$ 把年数当成了年龄。`,
      ],
      [
        then(other),
        'answers-another-question',
        both`$${other} ${sign} ${n} = ${then(other)}$ is the age of the other one ${isPast ? 'then' : 'at that time'}.``$${other} ${sign} ${n} = ${then(other)}$ 是另一个${isPast ? '当年' : '那时'}的年龄。`,
      ],
    ];
    const times = (x: number): string => (x === 1 ? 'equal to' : `${x} times`);
    const zhTimes = (x: number): string => (x === 1 ? '等于较小者的年龄' : `是较小者年龄的 ${x} 倍`);
    const faster = both`Faster: the difference between the ages is ${times(k - 1)} the younger age now and ${times(m - 1)} the younger age then, so these two ages are in the ratio $${m - 1} : ${k - 1}$, and they differ by ${n}.``
      更快的做法：年龄差现在${zhTimes(k - 1)}，那时${zhTimes(m - 1)}，所以较小者现在与那时的年龄之比为 $${m - 1} : ${k - 1}$，而两者相差 ${n}。`;
    return {
      stem: isPast
        ? both`${en[0]!} is now ${words[k]!} as old as ${en[1]!}. Exactly ${n} years ago, ${en[0]!.replace(/^An? /, 'the ')} was ${words[m]!} as old as ${en[1]!.replace(/^a /, 'the ')}. How many years old is ${lower} now?``
          ${zh[0]!}现在的年龄是${zh[1]!}的${zhWords[k]!}。整整 ${n} 年前，前者的年龄是后者的${zhWords[m]!}。${zhLower}现在多少岁？`
        : both`${en[0]!} is now ${words[k]!} as old as ${en[1]!}. Exactly ${n} years from now, ${en[0]!.replace(/^An? /, 'the ')} will be ${words[m]!} as old as ${en[1]!.replace(/^a /, 'the ')}. How many years old is ${lower} now?``
          ${zh[0]!}现在的年龄是${zh[1]!}的${zhWords[k]!}。整整 ${n} 年后，前者的年龄将是后者的${zhWords[m]!}。${zhLower}现在多少岁？`,
      key,
      letters: { y: b },
      steps: [
        both`The idea: Time passes equally for both, so the difference between the ages never changes although their ratio does. Let the younger be $y$ years old now; the older is $${k}y$. The second statement says $${k}y ${sign} ${n} = ${m}(y ${sign} ${n})$: the years ${isPast ? 'are subtracted from' : 'are added to'} both ages.``
          关键在于：时间对两者同样流逝，所以年龄的倍数会变，年龄差却始终不变。设年龄较小者现在 $y$ 岁，则较大者为 $${k}y$ 岁。由第二个条件，$${k}y ${sign} ${n} = ${m}(y ${sign} ${n})$：两者的年龄都要${isPast ? '减去' : '加上'}这些年。`,
        isPast
          ? both`So $${m * n} - ${n} = ${m}y - ${k}y$, which gives ${m - k === 1 ? '' : `$${m - k}y = ${n * (m - 1)}$ and `}$y = ${b}$. The older is $${k} \cdot ${b} = ${a}$. ${faster}``整理得 $${m * n} - ${n} = ${m}y - ${k}y$，即 ${m - k === 1 ? '' : `$${m - k}y = ${n * (m - 1)}$，`}$y = ${b}$。较大者为 $${k} \cdot ${b} = ${a}$ 岁。${faster}`
          : both`So $${k}y - ${m}y = ${m * n} - ${n}$, which gives ${k - m === 1 ? '' : `$${k - m}y = ${n * (m - 1)}$ and `}$y = ${b}$. The older is $${k} \cdot ${b} = ${a}$. ${faster}``整理得 $${k}y - ${m}y = ${m * n} - ${n}$，即 ${k - m === 1 ? '' : `$${k - m}y = ${n * (m - 1)}$，`}$y = ${b}$。较大者为 $${k} \cdot ${b} = ${a}$ 岁。${faster}`,
      ],
      wrong: wrong.filter(([value]) => value > 0),
    };
  },
});
