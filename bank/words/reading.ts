/** Reads the third tier: words that texts of the bank use and the deck does not teach. */
import { type Fault, readAs } from '../authored-files.ts';
import { type ReadingWord, readingWord } from './schema.ts';

export const readingFile = 'reading.tsv';
const columns = ['word', 'pos', 'ipa', 'en', 'zh', 'forms'] as const;

export function readReading(text: string, faults: Fault[]): ReadingWord[] {
  const [header, ...rows] = text.trimEnd().split('\n');
  if (header !== columns.join('\t'))
    faults.push({ file: readingFile, item: '', reason: `its first row is not ${columns.join(', ')}` });
  return rows.flatMap((row, index) => {
    const [word = '', pos, ipa, en, zh, forms, ...rest] = row.split('\t');
    const item = word || `row ${index + 2}`;
    if (rest.length > 0) {
      faults.push({ file: readingFile, item, reason: `has more than ${columns.length} columns` });
      return [];
    }
    // An editor may cut the tab before an empty last column.
    const value = { word, pos, ipa, en, zh, ...(forms && { forms: forms.split(' ') }) };
    return readAs(readingWord, { file: readingFile, item, value }, faults) ?? [];
  });
}
