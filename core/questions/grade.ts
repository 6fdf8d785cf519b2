/** Grading of one answer: right or wrong, never in part, and which known mistakes a wrong one shows. */
import type { Grade } from './forms/form-rules.ts';
import { rulesOf } from './forms/registry.ts';
import type { Answer, Question } from './kinds.ts';

export const gradeAnswer = (question: Question, answer: Answer): Grade =>
  rulesOf(question.form).grade(question, answer);
