/** The essay: a topic and what is asked about it. It has no key; whoever reads it judges it. */
import { z } from 'zod';
import { type BankText, type BankTexts, userText } from '../../bank-text.ts';
import type { Secret, Shown } from '../kinds.ts';
import { essayLength } from '../lengths.ts';
import { bankText, text } from '../text-schema.ts';
import type { FormRules } from './form-rules.ts';
import { mayShare, rated, schemasOf, steps } from './schema-parts.ts';

export type ShownEssay = Shown<'essay'> & { instructions: BankTexts };

export type SecretEssay = Secret & {
  points: { agree: BankTexts[]; disagree: BankTexts[] };
  essay?: { level: number; paragraphs: { text: string; note: BankTexts }[] };
  translation?: BankText;
};

const secretEssay = z.object({
  rated,
  steps,
  points: z.object({ agree: z.array(text), disagree: z.array(text) }),
  essay: z
    .object({ level: z.number(), paragraphs: z.array(z.object({ text: z.string(), note: text })) })
    .optional(),
  translation: bankText.optional(),
});

export const essay = {
  schemas: schemasOf('essay', { ...mayShare, instructions: text }, secretEssay),
  findFaults: () => [],
  showOwn: ({ instructions }) => ({ instructions }),
  keyOf: () => [],
  groupOptions: () => [],
  testsWords: false,
  grade: () => ({ correct: null, misconceptions: [] }),
  guessingFloor: null,
  fewestParts: 1,
  isAnyOrder: false,
  limits: { parts: 1, length: essayLength },
  answerText: () => ({ by: 'user', text: userText('') }),
  countAs: () => [],
  nameCount: () => 'other',
  searchTexts: () => [],
  notesOf: ({ secret: { points } }) =>
    (['agree', 'disagree'] as const).flatMap((side) => points[side].map((why) => ({ label: side, why }))),
} satisfies FormRules<'essay'>;
