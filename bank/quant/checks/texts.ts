/** Checks of every text: both languages with the same numbers, clean typography, TeX that renders and converts. */
import katex from 'katex';
import { tex2typst } from 'tex2typst';
import type { Text } from '#core/texts.ts';
import { allowedCommands } from '../tex.ts';
import { formulasOf, numbersOf } from '../text.ts';

/** Every label inside a figure: the same in both languages, with TeX. */
export function* labelsIn(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string' && (name === 'label' || name === 'labels')) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* labelsIn(inner, name === 'labels' ? name : key);
}

export function checkNumbers({ en, zh_cn }: Text): string[] {
  const [english, chinese] = [numbersOf(en), numbersOf(zh_cn)].map((list) => list.sort().join(' '));
  return english === chinese ? [] : [`numbers differ: “${english}” and “${chinese}” in ${en} / ${zh_cn}`];
}

const rendered = new Map<string, string | null>();

export function checkTex(text: string): string[] {
  if ((text.match(/(?<!\\)\$/g) ?? []).length % 2 === 1) return [`a dollar sign is alone in ${text}`];
  return formulasOf(text).flatMap((tex) => {
    if (!rendered.has(tex)) rendered.set(tex, texProblem(tex));
    return rendered.get(tex) ?? [];
  });
}

function texProblem(tex: string): string | null {
  const command = (tex.match(/\\(?:[A-Za-z]+|.)/g) ?? []).find((name) => !allowedCommands.has(name));
  if (command !== undefined) return `${command} is not in the allowed TeX: $${tex}$`;
  if (/[^\x20-\x7e]/.test(tex)) return `only ASCII stands in TeX: $${tex}$`;
  if (/\d,\d/.test(tex)) return `a comma between digits needs braces or a space: $${tex}$`;
  if (/^\s*\{\}|[\^_]\s*[\^_]/.test(tex)) return `tex2typst cannot convert $${tex}$`;
  try {
    katex.renderToString(tex, { throwOnError: true, strict: 'error', output: 'mathml' });
  } catch (error) {
    return `KaTeX: ${(error as Error).message}`;
  }
  try {
    return tex2typst(tex) === '' ? `nothing is left of $${tex}$ on paper` : null;
  } catch (error) {
    return `tex2typst: ${(error as Error).message}`;
  }
}

/** What is left of a text when its formulas are taken out; each leaves a mark, so that spaces can be judged. */
const withoutFormulas = (text: string): string => text.replace(/(?<!\\)\$[^$]*(?<!\\)\$/g, 'M');

export function checkTypography({ en, zh_cn }: Text): string[] {
  const [english, chinese] = [withoutFormulas(en), withoutFormulas(zh_cn)];
  const broken: [boolean, string, string][] = [
    [/[\u3000-\u9fff\uff00-\uffef]/.test(english), 'Chinese characters in the English text', en],
    [/['"]/.test(english), 'a straight quotation mark or apostrophe', en],
    [/ {2}| [,.;:?!](?:\s|$)/.test(english), 'a stray space', en],
    [/[=<>]/.test(english), 'a relation outside a formula', en],
    [/\b(choice|option)s? \(?[A-H]\)?\b/i.test(english), 'an option named by its letter', en],
    [/[=<>]/.test(chinese), 'a relation outside a formula', zh_cn],
    [
      /[\u4e00-\u9fff][A-Za-z0-9\\]|[A-Za-z0-9][\u4e00-\u9fff]/.test(chinese),
      'no space between Chinese and Latin',
      zh_cn,
    ],
    [/(?<!\d)[,;:]|[,;:](?!\d)|[?!()"']/.test(chinese), 'half-width punctuation in Chinese', zh_cn],
    [/[\u4e00-\u9fffM]\.(?:\s|$)/.test(chinese), 'a half-width full stop in Chinese', zh_cn],
    [/ {2}| [，。；：？！、]|[，。；：？！、] /.test(chinese), 'a stray space', zh_cn],
    [/选项? ?[A-H](?![A-Za-z])/.test(chinese), 'an option named by its letter', zh_cn],
    [(en.match(/\*/g) ?? []).length % 2 === 1, 'an emphasis is not closed', en],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, what, text]) => `${what}: ${text}`);
}

/** A sentence ends with its mark, unless the text is no more than a formula or a heading. */
export function checkEnding({ en, zh_cn }: Text): string[] {
  const problems: string[] = [];
  if (!/[.?!:]$/.test(en) && withoutFormulas(en).split(' ').length > 5)
    problems.push(`no mark at the end: ${en}`);
  if (!/[。？！：]$/.test(zh_cn) && (zh_cn.match(/[\u4e00-\u9fff]/g) ?? []).length > 8)
    problems.push(`no mark at the end: ${zh_cn}`);
  return problems;
}
