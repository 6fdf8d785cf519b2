/** Checks of the English of one entry: definitions, example sentences, spelling. */
import type { WrittenEntry } from '../read.ts';
import { formsOf, wordsOf } from './forms.ts';

const definitionLimit = { words: 15, advice: 'cut it to 15, better 12' };
const sentenceLength = { from: 8, to: 25 };

/** Words that a definition would only repeat: the headword, its forms, its look-alikes. */
function isOfHeadword(word: string, headword: string, forms: ReadonlySet<string>): boolean {
  const stem = headword.slice(0, Math.max(5, headword.length - 3));
  return forms.has(word) || (stem.length >= 5 && word.startsWith(stem));
}

type Defined = { word: string; forms?: readonly string[] | undefined; family?: object };

/** `where` names the definition in what is told, as “definition 2”. */
export function checkDefinition(
  en: string,
  { word: headword, forms: irregular, family = {} }: Defined,
  limit: { words: number; advice: string },
  where: string,
): string[] {
  const forms = formsOf(headword, irregular);
  const words = wordsOf(en);
  const told: string[] = [];
  if (words.length > limit.words) told.push(`${where} has ${words.length} words; ${limit.advice}`);
  const own = words.find((word) => word in family || isOfHeadword(word, headword, forms));
  if (own !== undefined)
    told.push(`${where} explains the word by its own family (“${own}”); use other words`);
  if (/^[A-Z]|\.$/.test(en)) told.push(`${where} begins small and ends without a period`);
  return told;
}

export const checkDefinitions = (entry: WrittenEntry): string[] =>
  entry.senses.flatMap(({ en }, index) =>
    checkDefinition(en, entry, definitionLimit, `definition ${index + 1}`),
  );

function checkSentence(en: string, entry: WrittenEntry, forms: ReadonlySet<string>): string[] {
  const marked = [...en.matchAll(/\*([^*]+)\*/g)].map((match) => match[1]?.toLowerCase() ?? '');
  const said = `“${en.slice(0, 40)}…”`;
  if (marked.length !== 1) return [`${said} marks ${marked.length} words; put *…* around the headword, once`];
  const [form = ''] = marked;
  const told: string[] = [];
  if (!forms.has(form))
    told.push(`${said} marks “${form}”, no form of ${entry.word}; if it is one, add it to forms: […]`);
  const words = wordsOf(en);
  const uses = words.filter((word) => forms.has(word) || word in entry.family).length;
  if (uses !== 1) told.push(`${said} uses the word or its family ${uses} times; once is enough`);
  if (words.length < sentenceLength.from || words.length > sentenceLength.to)
    told.push(`${said} has ${words.length} words, not ${sentenceLength.from} to ${sentenceLength.to}`);
  if (!/^[“*]*[A-Z]/.test(en) || !/[.?!][”’]?$/.test(en)) told.push(`${said} is no whole sentence`);
  return told;
}

export function checkExamples(entry: WrittenEntry): string[] {
  const forms = formsOf(entry.word, entry.forms);
  const told: string[] = [];
  for (const [index, { core, examples }] of entry.senses.entries())
    if ((core || index === 0) && examples.length !== 2)
      told.push(`sense ${index + 1} is a core sense and needs two examples, not ${examples.length}`);
  const sentences = entry.senses.flatMap(({ examples }) => examples.map(({ en }) => en));
  told.push(...sentences.flatMap((en) => checkSentence(en, entry, forms)));
  const openings = sentences.map((en) => wordsOf(en)[0] ?? '');
  const twice = openings.find((word, index) => openings.indexOf(word) !== index);
  if (twice !== undefined) told.push(`two examples begin with “${twice}”; build one of them otherwise`);
  return told;
}

/** British spellings that slip in; each with the American one. */
const british: readonly [RegExp, string][] = [
  [/\b\w*(?:col|fav|hon|lab|behavi|flav|harb|neighb|rig|rum|vig|arm|endeav|sav)our\w*/i, '-or'],
  [/\b(?:centre|theatre|metre|litre|fibre|sombre|spectre|lustre|calibre)s?\b/i, '-er'],
  [/\b(?:defence|offence|licence|pretence)s?\b/i, '-ense'],
  [
    /\b(?:real|organ|recogn|critic|emphas|apolog|author|civil|harmon|minim|public|special|standard|sympath|util)is(?:e[ds]?|ing|ation)\b/i,
    '-ize',
  ],
  [/\b(?:analys|paralys|catalys)(?:e[ds]?|ing)\b/i, '-yze'],
  [/\b(?:travell|cancell|modell|labell|quarrell|signall|counsell|marvell)(?:ed|ing|er|ers|ous)\b/i, 'one l'],
  [
    /\b(?:sceptic\w*|grey\w*|programmes?|moulds?|ploughs?|tyres?|cheques?|storeys?|jewellery|manoeuvre\w*|judgement\w*|ageing|draughts?|plough\w*|practis\w+|pyjamas|aluminium)\b/i,
    'the American form',
  ],
  [
    /\b(?:whilst|amongst|learnt|spelt|spoilt|burnt|dreamt|fulfil|skilful|wilful|enrol|instal)\b/i,
    'the American form',
  ],
];

/** Phrases that have stood in too many examples already. */
const worn =
  /\b(?:the senator’s?|a testament to|tapestry of|delved?|in today’s|needless to say|at the end of the day|ever-changing|more than just|true (?:beauty|wisdom|strength)|despite (?:his|her|their) best efforts)\b/i;

export function checkSpelling(entry: WrittenEntry): string[] {
  const texts = [
    entry.register.en,
    ...entry.senses.flatMap(({ en, examples }) => [en, ...examples.map((one) => one.en)]),
    ...entry.synonyms.map(({ en }) => en),
    entry.root?.en ?? '',
    entry.confusion?.en ?? '',
    ...entry.collocations,
  ];
  return texts.flatMap(checkWording);
}

/** American spelling, typographic marks, nothing worn. */
export function checkWording(text: string): string[] {
  const told = british.flatMap(([pattern, american]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`“${found}” is British; write ${american}`];
  });
  if (/["']|--|\.\.\./.test(text)) told.push(`“${text.slice(0, 40)}” has typewriter marks; write ’ “ ” — …`);
  const cliche = worn.exec(text)?.[0];
  if (cliche !== undefined) told.push(`“${cliche}” is worn out; say something of your own`);
  return told;
}
