/** What can stand on paper: a document as data, which the template sets. Nothing in it is source code of Typst. */
import type { Run } from '#core/questions/runs.ts';

/** The language decides quotation marks and where lines break, so it is said for every piece of text. */
export type Lang = 'zh' | 'en';

export type Words = { lang: Lang; runs: Run[] };

export type Choice = { label: string; words: Words };

/** An SVG with faces of the template alone, and how wide it is printed, in points. */
export type Drawing = { svg: string; width: number };

/** As wide as its longest cell, or with a share of the room that those leave. */
export type Column = { head: Words; align: 'left' | 'right'; share?: number };

export type Fact = { value: Words; name: Words; note?: Words; drawing?: Drawing };

/** A word of a list to learn: its meanings each with its part of speech, a sentence, and what is said of it here. */
export type PrintedWord = {
  word: string;
  ipa: string;
  senses: { pos: string; lines: Words[] }[];
  example?: Words;
  note?: Words;
};

export type Block =
  | { kind: 'heading'; level: 1 | 2; words: Words; aside?: Words }
  | { kind: 'text'; words: Words; tone?: 'soft' | 'strong' | 'boxed' | 'intro' }
  | { kind: 'list'; items: Words[] }
  /** A number in the margin, and what belongs to it; never torn between pages where it fits one. */
  | { kind: 'numbered'; no: string; blocks: Block[] }
  /** Kept on one page where that leaves little of the page before it empty; else only its beginning is. */
  | { kind: 'together'; blocks: Block[] }
  | { kind: 'passage'; paragraphs: { no: string | null; words: Words }[][] }
  | { kind: 'choices'; marker: 'oval' | 'square'; choices: Choice[] }
  | { kind: 'blanks'; columns: { head?: Words; choices: Choice[] }[] }
  | { kind: 'comparison'; heads: [Words, Words]; quantities: [Words, Words]; letters: string[] }
  /** What to do, and the choices that are the same for every question under it. */
  | { kind: 'direction'; words: Words; choices: Choice[] }
  | { kind: 'entry'; boxes: 1 | 2; prefix?: Words; suffix?: Words; note?: Words }
  /** One that leads stays with what follows it: questions are about it. */
  | { kind: 'drawing'; drawing: Drawing; leads?: boolean; title?: Words; note?: Words }
  /** Two abreast where all of them fit half the page, else one below the other. */
  | { kind: 'drawings'; drawings: { drawing: Drawing; title: Words; note?: Words }[] }
  | { kind: 'table'; columns: Column[]; rows: Words[][]; note?: Words; title?: Words }
  /** Short facts in a row: a number and what it says. */
  | { kind: 'figures'; figures: Fact[] }
  /** Names with a line behind each, to be filled in by hand. */
  | { kind: 'fields'; names: Words[] }
  | { kind: 'answers'; answers: { no: string; key: Words }[] }
  | { kind: 'notes'; notes: Choice[] }
  /** In two columns, read down. */
  | { kind: 'words'; words: PrintedWord[] }
  | { kind: 'page' };

export type Document = {
  lang: Lang;
  title: Words;
  /** Under the title, one line each. */
  facts: Words[];
  /** Stands at the head of every page after the first, with the title. */
  company: string;
  /** At the foot of every page, beside the page number. */
  foot: Words;
  blocks: Block[];
};
