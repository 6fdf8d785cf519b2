/** The areas in which the overview shows the lessons. */

export const areas = [
  'blank',
  'reading',
  'argument',
  'arith',
  'algebra',
  'geometry',
  'data',
  'forms',
  'essay',
  'exam',
] as const;
export type Area = (typeof areas)[number];

/** A form of the verbal measure stands with the skill that it asks for; those of the quantitative measure are an area. */
const areaOfForm: Readonly<Record<string, Area>> = {
  tc1: 'blank',
  tc2: 'blank',
  tc3: 'blank',
  se: 'blank',
  'short-passage': 'reading',
  'long-passage': 'reading',
  'select-sentence': 'reading',
};

export function areaOf(id: string): Area {
  const [root = '', rest = ''] = id.split('.');
  if (root === 'tone') return 'blank';
  if (root === 'form') return areaOfForm[rest] ?? 'forms';
  const name = root === 'quant' ? rest : root;
  const area = areas.find((one) => one === name);
  if (area === undefined) throw new RangeError(`${id} belongs to no area`);
  return area;
}
