/** What is known of somebody before their first answer here: a score from elsewhere, and how many words they know. */
import { type Measure, scaleOf } from '#core/scoring/scale.ts';
import type { Evidence } from './state.ts';

/** An official score, or one of another mock, is about five points off what would be measured today. */
const reportedSd = 0.6;

export const ofScore = (measure: Measure, score: number): Evidence => ({
  measure,
  mean: (score - scaleOf[measure].mean) / scaleOf[measure].sd,
  sd: reportedSd,
});

/**
 * Who knows half of the deck is taken for average, and the whole deck for one and a quarter standard deviations more.
 * Nobody has measured it here: hence the wide doubt, which twenty answers outweigh. To be estimated from answers once a
 * hundred learners have both (docs/learner.md).
 */
const wordsSlope = 2.5;
const wordsSd = 0.9;

export const ofWords = (knownShare: number): Evidence => ({
  measure: 'verbal',
  mean: wordsSlope * (Math.min(1, Math.max(0, knownShare)) - 0.5),
  sd: wordsSd,
});
