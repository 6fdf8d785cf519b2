/** How much and how often: more than a diligent learner needs, less than a program would take. */
import { AppError } from '#server/http/errors.ts';
import type { Rule } from '#server/http/limits.ts';

export const changes: Rule = { name: 'learning', times: 300, seconds: 300 };
export const commentsWritten: Rule = { name: 'comments', times: 20, seconds: 600 };
export const commentsLiked: Rule = { name: 'likes', times: 120, seconds: 600 };
export const commentsReported: Rule = { name: 'reports', times: 10, seconds: 3600 };

/** Of collected questions, and of notes. */
export const maxKept = 10_000;

export const learningLimitReached = (limit: number) =>
  new AppError('LEARNING_LIMIT_REACHED', { params: { limit } });
