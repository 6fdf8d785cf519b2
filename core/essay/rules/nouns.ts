/** Nouns: number, countability, articles, and verbs that agree with them. */
import { afterNoun, type EssayRule } from './rule.ts';

const singular =
  'student|person|country|problem|reason|way|thing|child|company|school|teacher|factor|aspect|example|advantage|disadvantage|scientist|city|friend|job|idea|method|opportunity|benefit|citizen|university|parent|skill|book|question|difficulty|subject|field|expert|researcher|worker|leader|animal|nation';
const plurals: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  country: 'countries',
  company: 'companies',
  city: 'cities',
  opportunity: 'opportunities',
  university: 'universities',
  difficulty: 'difficulties',
};
const pluralOf = (noun: string): string => plurals[noun.toLowerCase()] ?? `${noun}s`;
const mass =
  'advice|furniture|homework|equipment|information|progress|evidence|software|hardware|machinery|luggage|pollution';
const clauseStart = '(?:^\\W*|[,;] (?:and |but |so )?|\\b(?:because|although|though|but|when|if|since) )';

export const nounRules = [
  {
    id: 'many-singular',
    kind: 'error',
    pattern: new RegExp(
      `\\b(?:many|several|various|numerous|these|those|a lot of|lots of|a number of) (?:other |different |young |important |new |good |great )?(?<mark>${singular})\\b(?!['-])${afterNoun}`,
      'i',
    ),
    message: { zh_cn: '前面是复数的词，名词用复数。', en: 'After a word for several, the noun is plural.' },
    suggest: (match) => pluralOf(match.groups?.mark ?? ''),
  },
  {
    id: 'every-plural',
    kind: 'error',
    pattern:
      /\b(?:every|each|another) (?<mark>students|countries|persons|problems|schools|children|individuals|days|things|citizens|governments|companies|teachers|parents|reasons|ways|cities|members)\b(?!')/i,
    message: { zh_cn: 'every、each、another 后面用单数。', en: 'Every, each and another take the singular.' },
    suggest: () => null,
  },
  {
    id: 'one-of-singular',
    kind: 'error',
    pattern: new RegExp(
      `\\bone of (?:the|my|his|her|their|our|its|these|those) (?:most [a-z]+ |best |biggest |greatest |main |major |important |key |basic )?(?<mark>${singular}|part|element|issue|solution|cause|tool|challenge|goal|feature)\\b(?!['-])${afterNoun}`,
      'i',
    ),
    message: { zh_cn: 'one of 后面的名词用复数。', en: 'After one of the noun is plural.' },
    suggest: (match) => pluralOf(match.groups?.mark ?? ''),
  },
  {
    id: 'mass-plural',
    kind: 'error',
    pattern:
      /\b(?:(?<mark>informations|knowledges|advices|equipments|furnitures|homeworks|softwares|hardwares|pollutions|machineries|luggages|baggages|sceneries|feedbacks|traffics)|(?:many|some|these|those|several|more|lots of) (?<mark>researches|evidences|progresses|staffs))\b/i,
    message: { zh_cn: '这个名词不可数，没有复数。', en: 'This noun cannot be counted and has no plural.' },
    suggest: (match) => {
      const word = match.groups?.mark ?? '';
      return /ies$/i.test(word)
        ? word.replace(/ies$/i, 'y')
        : /(?:progress|research)es$/i.test(word)
          ? word.slice(0, -2)
          : word.slice(0, -1);
    },
  },
  {
    id: 'article-mass',
    kind: 'error',
    pattern: new RegExp(
      `\\b(?<mark>an? (?:(?:great|big|huge|good|useful|important|new|large|rapid|significant|strong) )?(?:${mass}))\\b(?!['-])${afterNoun}`,
      'i',
    ),
    message: {
      zh_cn: '这个名词不可数，前面不加 a / an；要数就用 a piece of。',
      en: 'This noun cannot be counted: no a or an before it (a piece of …).',
    },
    suggest: (match) => (match.groups?.mark ?? '').replace(/^an? /i, ''),
  },
  {
    id: 'many-mass',
    kind: 'error',
    pattern: new RegExp(
      `\\b(?<mark>many|few|several|a number of|these|those) (?:new |useful |different |important )?(?:knowledge|money|traffic|${mass})\\b(?!['-])${afterNoun}`,
      'i',
    ),
    message: {
      zh_cn: '不可数名词前用 much、little、a great deal of，不用 many、few。',
      en: 'With what cannot be counted: much or little, not many or few.',
    },
    suggest: (match) =>
      ({
        many: 'much',
        few: 'little',
        several: 'some',
        'a number of': 'a great deal of',
        these: 'this',
        those: 'that',
      })[(match.groups?.mark ?? '').toLowerCase()] ?? null,
  },
  {
    id: 'much-plural',
    kind: 'error',
    pattern:
      /(?<!\b(?:how|so|as|very|too|that|not|this|pretty|matters?|cost|costs) )\b(?<mark>much) (?:people|students|children|problems|countries|things|books|friends|cars|jobs|opportunities|chances|reasons|ways|examples|methods|ideas|advantages)\b|\b(?:large|great|huge|good)? ?(?<mark>amount|deal) of (?:people|students|children|problems|countries|books|friends|cars|jobs|opportunities|ideas)\b/i,
    message: {
      zh_cn: '可数名词复数用 many 或 number，不用 much 或 amount。',
      en: 'What can be counted takes many or number, not much or amount.',
    },
    suggest: (match) => (/^much$/i.test(match.groups?.mark ?? '') ? 'many' : 'number'),
  },
  {
    id: 'article-missing',
    kind: 'error',
    pattern:
      /\b(?:play|plays|played|playing) (?:(?:very|more|such) )?(?<mark>important|vital|crucial|key|significant|essential|major|big|central) role\b|\b(?:is|was|become|becomes|became|as) (?:(?:very|more|also) )?(?<mark>good|important|great|big|significant|useful|effective|serious|vital|key|major|huge|bad|better|powerful) (?:way|role|part|problem|factor|tool|example|method|skill|step|choice|opportunity)\b(?=\s*(?:[,.;]|to\b|of\b|in\b|for\b|that\b|which\b|because\b))/i,
    message: {
      zh_cn: '可数名词单数前要有冠词：a / an / the。',
      en: 'A singular noun that can be counted needs an article.',
    },
    suggest: (match) => {
      const word = match.groups?.mark ?? '';
      return `${/^[aeiou](?!s)|^[aeio]/i.test(word) && !/^use/i.test(word) ? 'an' : 'a'} ${word}`;
    },
  },
  {
    id: 'a-an',
    kind: 'error',
    pattern:
      /\b(?<![-.'])(?<mark>a (?=[aeio][a-z])(?!one\b|once\b|one-|eu|ewe|ubiq)[a-z]+|an (?=[bcdfgjklmnpqrstvwyz][a-z]*[aeiou])[a-z]{3,}|an (?:university|useful|unique|union|uniform|usual|european|universal|one|unit|user))\b/,
    message: {
      zh_cn: '元音音素前用 an，辅音音素前用 a：看读音，不看字母。',
      en: 'An before a vowel sound, a before a consonant sound.',
    },
    suggest: (match) =>
      (match.groups?.mark ?? '').replace(/^an? /, (article) => (article === 'a ' ? 'an ' : 'a ')),
    accept: (match, sentence) =>
      !/\b(?:vitamin|grade|plan|type|class|hepatitis|group|level) $/i.test(sentence.slice(0, match.index)),
  },
  {
    id: 'the-abstract',
    kind: 'error',
    pattern:
      /\bthe (?:human beings|mankind|humankind)\b|\bin (?<mark>the (?:modern|today's|contemporary|current|nowadays) society)\b(?=\s*[,.;])|\bin (?<mark>the nature)\b(?=\s*[,.;]|$)/i,
    message: {
      zh_cn: '泛指的 society、nature、human beings 前不加 the。',
      en: 'Society, nature and human beings in general take no the.',
    },
    suggest: (match) =>
      (match.groups?.mark ?? match[0]).replace(/^the /i, '').replace(/^nowadays society/i, 'today’s society'),
  },
  {
    id: 'subject-singular',
    kind: 'error',
    pattern: new RegExp(
      `${clauseStart}(?:he|she|it|everyone|everybody|nobody|someone|this|anyone) (?<mark>have|are|don't|were not able)\\b`,
      'i',
    ),
    message: {
      zh_cn: '主语是单数，动词也用单数形式。',
      en: 'The subject is singular, and so must the verb be.',
    },
    suggest: (match) =>
      ({ have: 'has', are: 'is', "don't": 'doesn’t' })[(match.groups?.mark ?? '').toLowerCase()] ?? null,
  },
  {
    id: 'subject-plural',
    kind: 'error',
    pattern: new RegExp(
      `\\b(?:they|we) (?<mark>is|was|has|doesn't)\\b|${clauseStart}(?:(?:many|most|some|young|old|other|these|those) )?(?:people|children) (?<mark>is|was|has|doesn't)\\b`,
      'i',
    ),
    message: {
      zh_cn: '主语是复数，动词也用复数形式。',
      en: 'The subject is plural, and so must the verb be.',
    },
    suggest: (match) =>
      ({ is: 'are', was: 'were', has: 'have', "doesn't": 'don’t' })[
        (match.groups?.mark ?? '').toLowerCase()
      ] ?? null,
    // "What they want is": the verb belongs to the whole clause.
    accept: (match, sentence) =>
      !/\b(?:what|who|how|where|whether|all|much|many|few) (?:\w+ )?$/i.test(sentence.slice(0, match.index)),
  },
  {
    id: 'number-of',
    kind: 'error',
    pattern:
      /(?:^\W*|[,;] )the number of (?:(?!who|that|which|in|with|they|we|he|she|those|it|people who)[a-z]+ ){1,2}(?<mark>are|have|were)\b/i,
    message: { zh_cn: 'the number of 作主语，动词用单数。', en: 'The number of … takes a singular verb.' },
    suggest: (match) =>
      ({ are: 'is', have: 'has', were: 'was' })[(match.groups?.mark ?? '').toLowerCase()] ?? null,
  },
] as const satisfies readonly EssayRule[];
