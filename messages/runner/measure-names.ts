/** The names of the measures, as the test gives them. */
export const measureNames = {
  verbal: 'Verbal Reasoning',
  quant: 'Quantitative Reasoning',
  write: 'Analytical Writing',
} as const;
