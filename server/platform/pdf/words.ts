/** Text for paper: from the bank with its marks, or as people wrote it. */
import type { BankText } from '#core/bank-text.ts';
import type { Locale } from '#core/locale.ts';
import { readRuns } from '#core/questions/runs.ts';
import type { Lang, Words } from './document.ts';

export const langOf = (locale: Locale): Lang => (locale === 'en' ? 'en' : 'zh');

/** Formulas, emphasis and blanks are read. */
export const marked = (lang: Lang, source: BankText): Words => ({ lang, runs: readRuns(source) });

/** Nothing is read: a dollar sign in an essay is a dollar sign. */
export const plain = (lang: Lang, text: string): Words => ({ lang, runs: [{ kind: 'text', text }] });
