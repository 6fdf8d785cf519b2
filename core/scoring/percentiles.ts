/** What share of test takers scored lower. The table is of one edition, and the edition is always shown with it. */
import type { Measure } from '#core/scoring/scale.ts';

export type Edition = { label: { zh_cn: string; en: string } };

/** As published by preparation sites in 2026 from ETS data; the window is not stated there, so the label is careful. */
export const edition: Edition = {
  label: {
    zh_cn: '2020–2024 年考生数据（非官方转载）',
    en: 'test takers of about 2020–2024, as republished',
  },
};

/** From 170 down to 130. */
const verbal = [
  99, 99, 98, 97, 96, 95, 93, 91, 89, 86, 84, 80, 77, 73, 69, 65, 59, 55, 48, 43, 39, 34, 30, 26, 23, 21, 18,
  16, 13, 11, 9, 8, 6, 5, 4, 3, 2, 2, 1, 1, 0,
];
const quant = [
  92, 87, 83, 78, 74, 70, 66, 63, 60, 57, 53, 50, 48, 45, 42, 40, 36, 34, 31, 29, 25, 23, 21, 18, 15, 13, 11,
  9, 8, 6, 5, 4, 3, 2, 2, 1, 1, 1, 0, 0, 0,
];
const writing: readonly (readonly [score: number, percentile: number])[] = [
  [6, 99],
  [5.5, 98],
  [5, 92],
  [4.5, 82],
  [4, 59],
  [3.5, 41],
  [3, 17],
  [2.5, 7],
  [2, 2],
  [1.5, 1],
];

export function percentileOf(measure: Measure, scaled: number): number {
  return (measure === 'verbal' ? verbal : quant)[170 - scaled] ?? 0;
}

export function writingPercentile(score: number): number {
  return writing.find(([floor]) => score >= floor)?.[1] ?? 0;
}
