/** What the calls about a learner share. */
import { z } from 'zod';

export const band = z.tuple([z.int(), z.int()]).readonly();
export const measure = z.enum(['verbal', 'quant']);
export const topicLevel = z.enum(['unknown', 'weak', 'building', 'good', 'solid']);
