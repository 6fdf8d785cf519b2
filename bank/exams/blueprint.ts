/** The blueprint of a mock exam as data: how many of each form, how hard, and in which order. */
import type { Form } from '#core/questions/kinds.ts';

export type Part = { forms: readonly Form[]; count: number };

export type SectionBlueprint = {
  measure: 'verbal' | 'quant';
  minutes: number;
  /** In the order in which the candidate meets them. Reading and data sets are kept whole. */
  parts: readonly Part[];
};

const reading: readonly Form[] = ['rc-one', 'rc-many', 'rc-sentence'];

export const firstVerbal: SectionBlueprint = {
  measure: 'verbal',
  minutes: 18,
  parts: [
    { forms: ['tc1'], count: 1 },
    { forms: ['tc2'], count: 2 },
    { forms: ['tc3'], count: 1 },
    { forms: reading, count: 3 },
    { forms: ['se'], count: 3 },
    { forms: reading, count: 2 },
  ],
};

export const secondVerbal: SectionBlueprint = {
  measure: 'verbal',
  minutes: 23,
  parts: [
    { forms: ['tc1'], count: 1 },
    { forms: ['tc2'], count: 1 },
    { forms: ['tc3'], count: 1 },
    { forms: reading, count: 5 },
    { forms: ['se'], count: 4 },
    { forms: reading, count: 3 },
  ],
};

export const firstQuant: SectionBlueprint = {
  measure: 'quant',
  minutes: 21,
  parts: [
    { forms: ['qc'], count: 4 },
    { forms: ['mc-one'], count: 3 },
    { forms: ['mc-many'], count: 1 },
    { forms: ['mc-one', 'mc-many', 'numeric'], count: 3 },
    { forms: ['numeric'], count: 1 },
  ],
};

export const secondQuant: SectionBlueprint = {
  measure: 'quant',
  minutes: 26,
  parts: [
    { forms: ['qc'], count: 5 },
    { forms: ['mc-one'], count: 7 },
    { forms: ['mc-many'], count: 2 },
    { forms: ['numeric'], count: 1 },
  ],
};

/** The fourth part of the first quantitative section is one data set. */
export const isDataPart = ({ measure, parts }: SectionBlueprint, index: number): boolean =>
  measure === 'quant' && parts[index]?.forms.length === 3;

/** The hard module has to lie at four or above: it aims a little higher. */
const levels = { first: 3, easy: 2, medium: 3, hard: 4.04 } as const;
export type Level = keyof typeof levels;

/** What the mean difficulty of a hard module may not be under. */
export const hardAtLeast = 4;

/** The mean difficulty that a section aims at, on the bank's five levels. */
export const aimOf = (level: Level): number => levels[level];

/** The exam's shares of the quantitative areas, as far as they are known. */
export const areaShares: Readonly<Record<string, number>> = {
  'quant.arith': 0.25,
  'quant.algebra': 0.3,
  'quant.geometry': 0.2,
  'quant.data': 0.25,
};

/** Of twelve in the first section: five lead to the medium module and nine to the hard one. */
export const cuts = { medium: 5, hard: 9 } as const;

export const submitLimit = 3;

/** Questions and passages on the same fact or subject: who meets one in an exam must not meet another there. */
export const apart: readonly (readonly string[])[] = [
  ['tc-g025', 'se-g120'],
  ['rc-n007', 'rc-q013', 'rc-r022', 'rc-s016'],
  ['rc-p013', 'rc-q002', 'rc-s024'],
  ['rc-n021', 'rc-r011', 'rc-s035'],
  ['rc-n026', 'rc-p006'],
  ['rc-n014', 'rc-q004', 'rc-s007'],
  ['rc-n008', 'rc-q017'],
  ['rc-n015', 'rc-p008'],
  ['rc-p007', 'rc-q005', 'rc-t502'],
  ['rc-n025', 'rc-s002'],
  ['rc-s009', 'rc-t101'],
  ['rc-s011', 'rc-s031'],
  ['rc-n013', 'rc-t104'],
  ['rc-n010', 'rc-r015'],
  ['rc-n018', 'rc-r013'],
  ['rc-r012', 'rc-s006'],
  ['rc-r017', 'rc-t402'],
];
