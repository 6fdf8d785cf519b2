/** The schemas of texts: ours in one language and in both, and other people's. */
import { z } from 'zod';
import type { BankText, BankTexts, UserText } from '../bank-text.ts';

/** Typed on both sides: a reply that promises a text of the bank cannot be given anything else. */
export const bankText = z.string() as unknown as z.ZodType<BankText, BankText>;

export const text = z.object({ zh_cn: z.string(), en: z.string() }).readonly() as unknown as z.ZodType<
  BankTexts,
  BankTexts
>;

export const userText = z.string() as unknown as z.ZodType<UserText, UserText>;
