/** Sentences that are two, or less than one; word order; and the marks between words. */
import type { EssayRule } from './rule.ts';

const verbs =
  '(?:is|are|was|were|has|have|had|can|cannot|could|will|would|should|may|might|must|do|does|did|need|want|become|becomes)';
const pronoun = '(?:it|they|we|he|she|I|you|there)';
const binder =
  /\b(?:if|when|because|that|although|though|as|since|while|unless|until|after|before|once|which|who|whom|whose|what|where|whether|than|either|neither|nor|not only|how|why|however|whatever|wherever|lest|only|the more|had|were|should)\b/i;

export const sentenceRules = [
  {
    id: 'splice-adverb',
    kind: 'error',
    pattern: new RegExp(
      `(?<mark>, (?:however|therefore|moreover|furthermore|consequently|nevertheless|otherwise)),? (?:${pronoun}|this|these|people) ${verbs}\\b`,
      'i',
    ),
    message: {
      zh_cn: 'however、therefore 不是连词：前面用句号或分号。',
      en: 'However and therefore join no clauses: use a full stop or a semicolon before them.',
    },
    suggest: (match) => `; ${(match.groups?.mark ?? '').slice(2)},`,
    accept: (match, sentence) => {
      const before = sentence.slice(0, match.index).split(/[;:]/).at(-1) ?? '';
      return (
        before.trim().split(/\s+/).length >= 4 &&
        !/\b(?:and|but|or|yet|so|nor)$/i.test(before) &&
        !binder.test(before)
      );
    },
  },
  {
    id: 'splice-pronoun',
    kind: 'error',
    pattern: new RegExp(
      `^\\W*(?:I|We|They|He|She|It|People|Students|This) [^,;:—–()"]{12,}(?<mark>,) ${pronoun} (?:also )?${verbs}\\b[^,;:—–()"]*[.!]?$`,
    ),
    message: {
      zh_cn: '逗号连接了两个完整的句子：用句号、分号或连词。',
      en: 'A comma joins two whole sentences: use a full stop, a semicolon or a conjunction.',
    },
    suggest: () => ';',
    accept: (match, sentence) => {
      const before = sentence.slice(0, match[0].indexOf(', '));
      return (
        !binder.test(before) &&
        before.split(/\s+/).length >= 4 &&
        !/, it (?:is|was|has) (?:true|said|clear|likely|hoped|thought|seems?|been)\b/i.test(sentence)
      );
    },
  },
  {
    id: 'fragment-because',
    kind: 'error',
    pattern: /^\W*(?<mark>Because)\b(?! of\b)[^,;:—–]*[.]$/,
    message: {
      zh_cn: '只有 because 从句，不成句：并入前一句。',
      en: 'A because-clause alone is no sentence: join it to the one before.',
    },
    suggest: () => null,
    accept: (_match, _sentence, previous) => previous !== '' && !/\?\W*$/.test(previous),
  },
  {
    id: 'fragment-such-as',
    kind: 'error',
    pattern: /^\W*(?<mark>Such as)\b(?! (?:they|it|he|she|this|these))/,
    message: {
      zh_cn: 'such as 不能单独成句：并入前一句。',
      en: 'Such as begins no sentence: join it to the one before.',
    },
    suggest: () => null,
  },
  {
    id: 'fragment-which',
    kind: 'error',
    pattern:
      /^\W*(?<mark>Which) (?:means|makes|can|will|leads|shows|causes|helps|is (?:very|not|also|important|good|bad|really|a|the))\b[^?]*\.$/,
    message: {
      zh_cn: 'which 从句不能单独成句：并入前一句，或改用 this。',
      en: 'A which-clause alone is no sentence: join it, or begin with this.',
    },
    suggest: () => 'This',
  },
  {
    id: 'not-only-order',
    kind: 'error',
    pattern: new RegExp(
      `^\\W*(?<mark>Not only (?:${pronoun}|people|students|the [a-z]+) (?:is|are|was|were|can|could|will|would|should|has|have|may|must))\\b`,
      'i',
    ),
    message: {
      zh_cn: 'not only 放句首要倒装：Not only can it …',
      en: 'After not only at the start the verb comes first: Not only can it …',
    },
    suggest: (match) => {
      const words = (match.groups?.mark ?? '').split(' ');
      const verb = words.at(-1) ?? '';
      return ['Not only', verb, ...words.slice(2, -1)].join(' ');
    },
    accept: (_match, sentence) => /\bbut\b|, (?:it|they|we|he|she)\b/i.test(sentence),
  },
  {
    id: 'only-order',
    kind: 'error',
    pattern:
      /^\W*Only (?:by|through|in this way|in that way)\b(?:(?!\b(?:what|that|which|who|how|all|things|where|as|when|if)\b)[^.;])*?,? (?<mark>(?:we|people|they|students|you|he|she|it) (?:can|could|will|should|may|must))\b/i,
    message: {
      zh_cn: 'only by … 放句首，主句要倒装：can we …',
      en: 'After only by … at the start the verb comes first: can we …',
    },
    suggest: (match) => (match.groups?.mark ?? '').split(' ').toReversed().join(' '),
  },
  {
    id: 'the-more',
    kind: 'error',
    pattern:
      /^\W*The more\b[^,.;]*, (?<mark>more|better|less|easier|harder|happier|higher|greater) (?:[a-z]+ )?(?:we|they|he|she|it|people|you|I|students)\b/i,
    message: {
      zh_cn: '“越……越……”两边都要 the：the more …, the more …',
      en: 'Both halves need the: the more …, the more …',
    },
    suggest: (match) => `the ${match.groups?.mark}`,
  },
  {
    id: 'chinese-mark',
    kind: 'error',
    pattern: /[，。；：？！、《》【】（）]/,
    message: { zh_cn: '中文标点：换成英文标点。', en: 'A Chinese punctuation mark: use the English one.' },
    suggest: (match) =>
      ({ '，': ',', '。': '.', '；': ';', '：': ':', '？': '?', '！': '!', '、': ',', '（': '(', '）': ')' })[
        match[0]
      ] ?? null,
  },
  {
    id: 'spacing',
    kind: 'error',
    pattern:
      /(?<![A-Za-z])[A-Za-z]{2,}[,;][A-Za-z]{2,}|(?<![a-z])[a-z]{3,}[.?!][A-Z][a-z]+|(?<![A-Za-z])[A-Za-z]+ (?:[,;?!]|\.)(?= |$)/,
    message: { zh_cn: '标点前不空格，标点后空一格。', en: 'No space before a mark, one space after it.' },
    suggest: (match) => match[0].replace(/ ?([,;.?!])(?=\S)/, '$1 ').replace(/ ([,;.?!])/, '$1'),
  },
  {
    id: 'small-i',
    kind: 'error',
    pattern:
      /(?<![\w.('-])i(?= (?:am|think|believe|have|had|will|would|agree|disagree|do|can|could|was|want|hope|feel|know|should|must|may|strongly|also)\b)|(?<![\w.('-])i(?='(?:m|ve|ll|d)\b)/,
    message: { zh_cn: '“我”永远大写：I。', en: 'I is always a capital.' },
    suggest: () => 'I',
  },
  {
    id: 'small-start',
    kind: 'error',
    pattern: /^["'(]*(?<mark>[a-z][a-z']*)(?= )/,
    message: { zh_cn: '句首字母要大写。', en: 'A sentence begins with a capital.' },
    suggest: (match) =>
      `${(match.groups?.mark ?? '').charAt(0).toUpperCase()}${(match.groups?.mark ?? '').slice(1)}`,
    accept: (_match, _sentence, previous) =>
      /[.]["')]*$/.test(previous) && !/(?:\betc|\.\.)\.?$/i.test(previous),
  },
] as const satisfies readonly EssayRule[];
