/** Checks of the Chinese of one entry: glosses, translations, notes. */
import type { WrittenEntry } from '../read.ts';

const glossLength = { from: 2, to: 14 };
const han = /\p{Script=Han}/gu;
const countHan = (text: string): number => text.match(han)?.length ?? 0;

/** Half-width marks beside a Chinese character are a slip; inside Latin words they are right. */
const halfWidth = /\p{Script=Han}[,.;:!?()"']|[,.;:!?()"']\p{Script=Han}|["']/u;

export function checkGloss(zh: string, where: string): string[] {
  const count = countHan(zh);
  const told: string[] = [];
  if (count < glossLength.from || count > glossLength.to)
    told.push(`${where} “${zh}” has ${count} characters, not ${glossLength.from} to ${glossLength.to}`);
  if (/[A-Za-z]/.test(zh)) told.push(`${where} “${zh}” has Latin letters; say it in Chinese`);
  if (/[!-/:-@[-`{-~\s]/.test(zh)) told.push(`${where} “${zh}” needs full-width marks and no spaces`);
  return told;
}

/** An adjective is glossed with 的; a saying of four characters may do without. */
export const checkDe = (pos: string, zh: string, where: string): string[] =>
  pos === 'adj.' && !zh.includes('的') && !/^\p{Script=Han}{4}$/u.test(zh)
    ? [`${where} “${zh}” is an adjective’s; let it end in 的`]
    : [];

export function checkChinese(entry: WrittenEntry): string[] {
  const told = entry.senses.flatMap(({ pos, zh, examples }, index) => [
    ...checkGloss(zh, `gloss ${index + 1}`),
    ...checkDe(pos, zh, `gloss ${index + 1}`),
    ...examples.flatMap((example) => checkTranslation(example.zh)),
  ]);
  for (const [word, { zh }] of Object.entries(entry.family)) told.push(...checkGloss(zh, `gloss of ${word}`));
  const notes = [entry.register, ...entry.synonyms, entry.root, entry.confusion].flatMap(
    (note) => note?.zh ?? [],
  );
  for (const note of notes) {
    if (countHan(note) === 0) told.push(`“${note}” has no Chinese`);
    if (halfWidth.test(note))
      told.push(`“${note}” has a half-width mark beside Chinese; write ，。；：（）“ ”`);
  }
  return told;
}

function checkTranslation(zh: string): string[] {
  const said = `“${zh.slice(0, 16)}…”`;
  const told: string[] = [];
  if (countHan(zh) < 6) told.push(`${said} is too short for a translation`);
  if (/[a-z]/.test(zh)) told.push(`${said} leaves English words in the translation`);
  if (/[!-/:-@[-`{-~]/.test(zh))
    told.push(`${said} has a half-width mark; write full-width ones, and no *…*`);
  if (!/[。！？…][”’）]?$/.test(zh)) told.push(`${said} does not end as a Chinese sentence ends`);
  return told;
}
