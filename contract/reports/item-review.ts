/** A question of a report as it was asked, with everything about it that its candidate may see afterwards. */
import { z } from 'zod';
import { endpoint, id, ids } from '../endpoint.ts';
import { topicLesson } from '../lessons/shapes.ts';
import { ownState, revealed } from '../questions/revealed.ts';
import { questionNumber, stats } from '../questions/shared.ts';
import { renderedMath as math, shownQuestion, shownStimulus } from '../questions/shown.ts';

export const itemReview = {
  getReviewItem: endpoint({
    method: 'GET',
    path: '/api/records/{id}/items/{exerciseId}',
    access: 'user',
    summary: {
      zh_cn: '报告里的一道题：我的作答、答案、解析、大家的选择，以及我的笔记与错因',
      en: 'A question of a report: my answer, key, analysis, what people chose, and my note and cause',
    },
    params: ids('id', 'exerciseId'),
    reply: revealed.extend({
      questionId: id,
      number: questionNumber,
      /** As it was asked. */
      question: shownQuestion,
      stimulus: shownStimulus.nullable(),
      /** The bank has another version of it by now. */
      isRevised: z.boolean(),
      answer: z.array(z.string()),
      /** Null for an essay. */
      correct: z.boolean().nullable(),
      /** What teaches this. */
      lesson: topicLesson.nullable(),
      math,
      stats,
      mine: ownState,
      comments: z.int(),
    }),
    errors: ['NOT_FOUND', 'QUESTION_WITHHELD'],
  }),
};
