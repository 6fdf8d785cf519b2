/** The schema of a text in both languages. */
import { z } from 'zod';

export const text = z.object({ zh_cn: z.string(), en: z.string() }).readonly();
