/**
 * The mistakes that wrong answers come from, named in both languages so that a report can add them up.
 *
 * Use a name that is here; add one, at its place in the alphabet of its group, only for a mistake that none describes.
 */

const list = {
  // Reading the question
  'answers-another-question': ['Finds a quantity that was not asked for', '求的不是题目所问的量'],
  'ignores-a-condition': ['Leaves out a condition of the question', '漏用题目条件'],
  'misreads-chart': ['Reads the wrong bar, row or axis', '看错图表的行、列或坐标轴'],
  'reverses-comparison': ['Turns a comparison around', '把比较的方向弄反'],
  'stops-early': ['Stops at a step on the way', '停在中间步骤'],
  'unit-not-converted': ['Mixes units, or does not convert them', '单位混用或未换算'],
  'wrong-row-total': ['Uses the total of another group', '用了另一组的总数'],

  // Trusting too much
  'assumes-equal-groups': ['Takes groups to be of equal size', '默认各组大小相同'],
  'assumes-integer': ['Takes an unknown to be a whole number', '默认未知数是整数'],
  'assumes-positive': ['Takes an unknown to be positive', '默认未知数是正数'],
  'assumes-special-case': ['Takes a special case for the general one', '把特殊情形当成一般情形'],
  'judges-by-looks': ['Judges by how the figure or the numbers look', '凭图形或数字的外观判断'],
  'one-example': ['Concludes from one example', '只试一个例子就下结论'],
  'overlooks-zero-or-one': ['Overlooks 0, 1 or a fraction between them', '忽略 0、1 或两者之间的分数'],
  'thinks-undetermined': ['Thinks that too little is given', '误以为条件不足'],
  'trusts-the-scale': ['Measures a figure that is not to scale', '依赖未按比例绘制的图形'],

  // Whole numbers
  'counts-gaps': ['Counts gaps instead of ends, or ends instead of gaps', '把间隔数与端点数弄混'],
  'counts-one-as-prime': ['Takes 1 for a prime, or forgets 2', '把 1 当成质数，或漏掉 2'],
  'forgets-negatives': ['Forgets negative numbers', '漏掉负数'],
  'forgets-zero': ['Forgets 0', '漏掉 0'],
  'gcd-for-lcm': ['Confuses greatest divisor and least multiple', '把最大公约数与最小公倍数弄混'],
  'misses-exponent': ['Counts a repeated prime factor once', '把重复的质因数只算一次'],
  'off-by-one': ['Is off by one', '多算或少算一个'],
  'parity-slip': ['Confuses the rules of odd and even', '奇偶运算规则弄错'],
  'remainder-as-quotient': ['Takes the remainder for the quotient', '把余数当成商'],
  'remainder-not-reduced': ['Leaves a remainder as large as the divisor', '余数未再取余'],
  'scales-remainder-wrongly': ['Carries a remainder over as it stands', '把余数原样照搬'],

  // Fractions, powers, roots
  'adds-across-fractions': ['Adds numerators and denominators', '分子、分母分别相加'],
  'adds-exponents': ['Adds exponents where they multiply, or the other way', '指数该乘时相加或该加时相乘'],
  'adds-powers': ['Adds powers as if they were multiplied', '把幂相加当成相乘'],
  'decimal-point-slip': ['Misplaces the decimal point', '小数点位置错误'],
  'drops-root-sign': ['Loses a second root, or invents one', '丢根或增根'],
  'inverts-fraction': ['Turns a fraction upside down', '分数上下颠倒'],
  'negative-exponent-slip': ['Takes a negative exponent for a negative number', '把负指数当成负数'],
  'negative-power-sign': ['Loses the sign of a power of a negative number', '负数的幂符号弄错'],
  'root-of-sum': ['Takes the root of a sum term by term', '把和的方根拆成方根的和'],
  'sign-slip': ['Loses a sign', '符号出错'],
  'squares-termwise': ['Squares a sum term by term', '把和的平方逐项平方'],

  // Ratio and percent
  'adds-percents': ['Adds percents of different bases', '把基准不同的百分数相加'],
  'averages-rates': ['Averages rates or percents without weights', '对速率或百分数直接求平均'],
  'inverts-ratio': ['Turns a ratio around', '把比的前后项弄反'],
  'part-for-whole': ['Takes a part-to-part ratio for a part of the whole', '把部分比部分当成部分比整体'],
  'percent-as-number': ['Takes a percent for a plain number', '把百分数当成普通数'],
  'percent-of-wrong-base': ['Takes the percent of the wrong base', '百分数的基准量取错'],
  'percent-points': ['Takes percentage points for percent', '把百分点当成百分数'],
  'simple-for-compound': ['Takes simple for compound growth, or the other way', '把单利与复利弄混'],
  'undoes-percent-by-same': ['Undoes a percent by the same percent', '用同样的百分数来还原'],

  // Algebra
  'cancels-a-zero': ['Divides by what may be zero', '约去可能为零的因式'],
  'coefficient-slip': ['Loses a coefficient', '系数出错'],
  'combines-unlike': ['Combines terms that are not alike', '合并了非同类项'],
  'distributes-partly': ['Multiplies only one term of a bracket', '去括号时漏乘'],
  'inequality-not-flipped': [
    'Does not turn the inequality when multiplying by a negative',
    '乘以负数时不等号未变向',
  ],
  'multiplies-inequality-by-unknown': [
    'Multiplies an inequality by a number of unknown sign',
    '不等式两边乘以符号未知的数',
  ],
  'one-case-only': ['Solves one case of an absolute value', '绝对值只解一种情形'],
  'pairs-extremes-wrongly': ['Takes extremes that do not go together', '最大、最小值搭配不当'],
  'substitutes-wrongly': ['Puts the value in the wrong place', '代入位置错误'],
  'term-number-slip': ['Counts the terms of a sequence wrongly', '数列项数数错'],
  'translates-backwards': ['Writes the equation the wrong way round', '列方程时关系写反'],

  // Rates and mixtures
  'adds-times': ['Adds times instead of rates', '把时间相加而不是把速率相加'],
  'forgets-a-part-of-time': ['Leaves out part of the time', '漏掉一段时间'],
  'relative-speed-slip': ['Adds speeds that subtract, or the other way', '速度该减时相加或该加时相减'],

  // Geometry
  'adds-sides-for-area': ['Confuses length and area', '把长度与面积弄混'],
  'angle-sum-slip': ['Uses the wrong sum of angles', '角的和用错'],
  'diameter-for-radius': ['Confuses radius and diameter', '把半径与直径弄混'],
  'forgets-half': ['Forgets the half in the area of a triangle', '三角形面积忘了乘二分之一'],
  'hypotenuse-slip': ['Takes a leg for the hypotenuse, or the other way', '把直角边与斜边弄混'],
  'length-ratio-for-area': ['Scales areas or volumes like lengths', '面积、体积按长度的比例缩放'],
  'one-side-only': ['Counts a border on one side only', '边框只算了一侧'],
  'perimeter-for-area': ['Confuses perimeter and area', '把周长与面积弄混'],
  'slanted-for-height': ['Takes a slanted side for the height', '把斜边当成高'],
  'special-triangle-slip': ['Mixes up the sides of a special right triangle', '特殊直角三角形的边比记错'],
  'surface-for-volume': ['Confuses surface and volume', '把表面积与体积弄混'],
  'triangle-inequality-ignored': [
    'Forgets that two sides must outreach the third',
    '忽略三角形两边之和大于第三边',
  ],
  'wrong-circle-formula': ['Confuses circumference and area of a circle', '把圆的周长与面积公式弄混'],
  'x-for-y': ['Confuses the two coordinates', '把横、纵坐标弄混'],
  'slope-inverted': ['Takes run over rise', '斜率的分子、分母颠倒'],
  'slope-sign': ['Loses the sign of a slope', '斜率符号弄错'],

  // Data
  'divides-by-wrong-count': ['Divides by the wrong number of values', '除以的个数不对'],
  'mean-for-median': ['Confuses mean and median', '把平均数与中位数弄混'],
  'median-of-unsorted': ['Takes the middle value without sorting', '未排序就取中间的数'],
  'range-for-spread': ['Takes the range for the standard deviation', '把极差当成标准差'],
  'shift-changes-spread': ['Thinks that adding a constant changes the spread', '以为加上常数会改变离散程度'],
  'tail-slip': ['Takes the wrong part under the normal curve', '正态曲线下的区域取错'],
  'unweighted-mean': ['Averages averages without weights', '对平均数直接再平均'],

  // Counting and probability
  'adds-for-multiplies': ['Adds where choices multiply', '该用乘法计数时用了加法'],
  'adds-overlapping': ['Counts an overlap twice', '重叠部分算了两次'],
  'complement-slip': ['Takes an event for its complement', '把事件与其对立事件弄混'],
  'forgets-order': ['Forgets that order matters', '忽略顺序'],
  'forgets-overlap': ['Leaves out the overlap, or the part outside', '漏掉交集或集合以外的部分'],
  'ignores-condition': ['Divides by all cases instead of those that remain', '条件概率的分母取成全部情形'],
  'multiplies-dependent': ['Multiplies probabilities that are not independent', '把不独立的概率直接相乘'],
  'one-arrangement': ['Counts one of several arrangements', '只算了一种排列'],
  'orders-the-unordered': ['Counts order where it does not matter', '不计顺序时却计了顺序'],
  'replaces-drawn': ['Puts back what was drawn, or the other way', '把不放回当成放回'],
  'restriction-ignored': ['Ignores a restriction while counting', '计数时忽略限制'],
  'symmetry-double': ['Counts the same case twice', '同一情形算了两次'],

  // Execution
  'arithmetic-slip': ['Slips in the arithmetic', '计算失误'],
} as const;

export type Misconception = keyof typeof list;

export const misconceptions: Readonly<Record<Misconception, readonly [en: string, zh: string]>> = list;
