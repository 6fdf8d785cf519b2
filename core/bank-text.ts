/**
 * Whose words a text holds, told apart by the compiler. What we wrote may hold formulas, marks and markdown, which are
 * carried out: by KaTeX, by Typst, by our own readers. What people typed is shown as it is and carried out by nothing,
 * so whatever interprets takes a `BankText`, and neither a `UserText` nor a plain string is one.
 */
import type { Locale } from './locale.ts';

declare const writer: unique symbol;

/** Of the bank or of our own pages, checked before it was stored. */
export type BankText = string & { readonly [writer]: 'bank' };

/** Of somebody who uses the site: an answer, an essay, a note, a name. */
export type UserText = string & { readonly [writer]: 'user' };

export type BankTexts = { readonly [L in Locale]: BankText };

/** For our own hand alone: where a question or an article is written, or read from what was checked. */
export const bankText = (text: string): BankText => text as BankText;

export const bankTexts = (texts: { readonly [L in Locale]: string }): BankTexts => texts as BankTexts;

export const userText = (text: string): UserText => text as UserText;
