/** How long a lesson takes a first reader: what is read, and a moment for each answer. */

const wordsPerMinute = 150;
const hanPerMinute = 320;
const minutesPerAsk = 1 / 3;

/** Words of a text; a formula is read like a word. */
export const countWords = (text: string): number =>
  text.replace(/\$[^$]+\$/g, ' x ').match(/[\p{Script=Latin}\d][\p{Script=Latin}\d’'.,–-]*/gu)?.length ?? 0;

export const countHan = (text: string): number => text.match(/\p{Script=Han}/gu)?.length ?? 0;

export const estimateMinutes = (texts: readonly string[], asks: number): number =>
  Math.round(
    texts.reduce((sum, text) => sum + countWords(text) / wordsPerMinute + countHan(text) / hanPerMinute, 0) +
      asks * minutesPerAsk,
  );
