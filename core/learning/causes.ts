/** Why an answer went wrong, as the learner sees it. */

export const mistakeCauses = [
  'vocabulary',
  'signal',
  'misread',
  'inference',
  'comparison',
  'concept',
  'translation',
  'strategy',
  'calculation',
  'timing',
  'slip',
] as const;

export type MistakeCause = (typeof mistakeCauses)[number];

/** Which causes are offered for a measure, the likely ones first. */
export const causesOf: Record<'verbal' | 'quant' | 'write', readonly MistakeCause[]> = {
  verbal: ['vocabulary', 'signal', 'misread', 'inference', 'comparison', 'timing', 'slip'],
  quant: ['concept', 'translation', 'strategy', 'calculation', 'misread', 'timing', 'slip'],
  write: ['misread', 'strategy', 'timing'],
};
