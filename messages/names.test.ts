import { globSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Locale } from '#core/locale.ts';
import { type Name, names, quoted } from './names.ts';

type Said = { where: string; locale: Locale; text: string };

const root = resolve(import.meta.dirname, '..');

/** Every text under a key of a language, however deep, with the way to it. */
function collect(value: unknown, where: string, locale: Locale | null, seen = new Set<unknown>()): Said[] {
  if (typeof value === 'string') return locale ? [{ where, locale, text: value }] : [];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  const above = new Set([...seen, value]);
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'zh_cn' || key === 'en'
      ? collect(inner, where, key, above)
      : collect(inner, `${where} ${key}`, locale, above),
  );
}

async function textsOfMessages(): Promise<Said[]> {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !file.endsWith('.test.ts') && file !== 'names.ts',
  );
  expect(files.length).toBeGreaterThan(70);
  const modules = await Promise.all(
    files
      .sort()
      .map(async (file) => [`messages/${file}`, await import(resolve(import.meta.dirname, file))] as const),
  );
  return modules.flatMap(([file, module]) => collect({ ...module }, file, null));
}

function textsOfContent(): Said[] {
  return globSync('content/**/*.yaml', { cwd: root })
    .sort()
    .flatMap((file) => collect(parse(readFileSync(resolve(root, file), 'utf8')), relative('.', file), null))
    .map((said) => ({ ...said, text: said.text.replace(/\]\([^)]*\)/g, ']') }));
}

const messages = (await textsOfMessages()).filter(({ text }) => !quoted.includes(text));
const content = textsOfContent();

const escaped = (form: string) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Chinese forms anywhere, English ones as whole words; what stands between braces is a parameter's name. */
const says = ({ text, locale }: Said, form: string): boolean => {
  const shown = text.replace(/\{\w+\}/g, '{}');
  return locale === 'zh_cn'
    ? shown.includes(form)
    : new RegExp(`(?<![\\w/-])${escaped(form)}(?![\\w-])`, 'i').test(shown);
};

function found(texts: readonly Said[], pick: (name: Name) => Name['not']): string[] {
  return names.flatMap((name) =>
    (['zh_cn', 'en'] as const).flatMap((locale) =>
      (pick(name)?.[locale] ?? []).flatMap((form) =>
        texts
          .filter((said) => said.locale === locale && says(said, form))
          .map(({ where, text }) => `${where}: “${form}” is called “${name[locale]}”: ${text.slice(0, 80)}`),
      ),
    ),
  );
}

/** British spelling and its like, as whole words. */
const british = new RegExp(
  `(?<![\\w/-])(?:${[
    '\\w*(?:col|fav|behavi|neighb|harb|lab|hon|hum|rum|vap|flav|endeav|sav|vig|rig|cand|ard|od|tum|parl|arm)our\\w*',
    '(?:re|un|dis)?(?:organ|recogn|real|critic|emphas|summar|memor|minim|maxim|general|special|apolog|character|penal|custom|final|util|modern|normal|author|categor|dramat|econom|familiar|harmon|ideal|local|neutral|optim|popular|priorit|public|rational|scrutin|standard|symbol|synthes|theor|visual|central|hypothes|polar|personal|social)is(?:e[drs]?|ing|ations?)',
    '(?:anal|paral|catal)ys(?:e|ed|ing|er)',
    '(?:cent|theat|fib|lit|met|kilomet|centimet|somb|spect|calib|meag)re[sd]?',
    '(?:defen|offen|preten|licen)ces?',
    'practis(?:e[sd]?|ing)',
    'grey\\w*',
    '(?:judg|acknowledg)ements?',
    '(?:travel|cancel|label|model|level|marvel|counsel|fuel|signal|quarrel|total)l(?:ed|ing|ers?|ors?|ous)',
    'enrol(?:s|ments?)?',
    'fulfils?',
    '(?:sk|w)ilful\\w*',
    'instalments?',
    'programmes?',
    'cheques?',
    'tyres?',
    'storeys?',
    'ploughs?',
    'mould\\w*',
    'sceptic\\w*',
    'ageing',
    'whilst',
    'amongst',
    'learnt',
    'spelt',
    'towards',
    'per cent',
    'maths',
    'artefacts?',
  ].join('|')})(?![\\w-])`,
  'i',
);

const misspelt = (texts: readonly Said[]) =>
  texts.flatMap(({ where, locale, text }) => {
    const word = locale === 'en' ? british.exec(text)?.[0] : undefined;
    return word === undefined ? [] : [`${where}: ${word}`];
  });

const hanzi = '[\\u3400-\\u9fff]';

/** Punctuation of half width beside a character, and characters that touch letters or figures. */
const untidy = new RegExp(
  `${hanzi}[,;:!?](?![\\d/])|[,;!?]${hanzi}|${hanzi}[A-Za-z0-9]|[A-Za-z0-9%]${hanzi}|${hanzi} ?\\([^)]*${hanzi}`,
);

/** Code, formulas, marks of Markdown and parameters are no prose. */
const prose = (text: string) =>
  text
    .replace(/\$[^$]*\$|`[^`]*`/g, '')
    .replace(/\{(\w+)\|([^|}]*)\|([^}]*)\}/g, '$2')
    .replace(/\{\w+\}/g, '');

describe('one name for each thing', () => {
  test('in messages', () => {
    expect(messages.length).toBeGreaterThan(3000);
    expect(found(messages, ({ not }) => not)).toEqual([]);
    expect(found(messages, ({ notInMessages }) => notInMessages)).toEqual([]);
  });

  test('in content', () => {
    expect(content.length).toBeGreaterThan(3000);
    expect(found(content, ({ not }) => not)).toEqual([]);
  });

  test.each(names)('$zh_cn, $en: a name that is in use, and that the glossary tells', ({ zh_cn, en }) => {
    const holds = (locale: Locale, form: string) =>
      messages.some((said) => said.locale === locale && said.text.toLowerCase().includes(form.toLowerCase()));
    expect(holds('zh_cn', zh_cn), zh_cn).toBe(true);
    expect(holds('en', en), en).toBe(true);
    expect(readFileSync(resolve(root, 'docs/glossary.md'), 'utf8')).toContain(`| ${zh_cn} | ${en} |`);
  });

  test('a forbidden form is found with its file and key', () => {
    const said: Said[] = [
      { where: 'messages/a.ts b c', locale: 'zh_cn', text: '点选句子一道' },
      { where: 'messages/a.ts b d', locale: 'en', text: 'Your Wrong-book, at /user/wrong-books' },
    ];
    expect(found(said, ({ not }) => not)).toEqual([
      'messages/a.ts b c: “点选句子” is called “选句题”: 点选句子一道',
      'messages/a.ts b d: “wrong-book” is called “Mistakes”: Your Wrong-book, at /user/wrong-books',
    ]);
  });
});

describe('one voice', () => {
  test('readers are 你', () => {
    const formal = [...messages, ...content].filter(({ text }) => text.includes('您'));
    expect(formal.map(({ where }) => where)).toEqual([]);
  });

  test('English is spelled as in America', () => {
    expect(misspelt(messages)).toEqual([]);
    expect(misspelt(content)).toEqual([]);
    const texts = [
      'Practise your behaviour',
      'the test centre',
      'She analysed it',
      'practice, hour, analyses',
    ];
    expect(texts.map((text) => misspelt([{ where: 'a', locale: 'en', text }])[0] ?? null)).toEqual([
      'a: Practise',
      'a: centre',
      'a: analysed',
      null,
    ]);
  });

  test('Chinese has its own punctuation, and room beside letters and figures', () => {
    const lines = messages.filter(({ locale, text }) => locale === 'zh_cn' && untidy.test(prose(text)));
    expect(lines.map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
    expect(['共3题', '好,走', '做完10 题', '约 {n} 题，V 语文'].map((text) => untidy.test(text))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
