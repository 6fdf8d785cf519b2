/** Joining thoughts: pairs that Chinese allows and English does not, and openers that say nothing. */
import { type EssayRule, subject } from './rule.ts';

const clause = `(?:${subject}|the|a|an|some|many|most|such|our|their|his|her|its|my)`;

export const connectiveRules = [
  {
    id: 'although-but',
    kind: 'error',
    pattern: new RegExp(
      `^\\W*(?:Although|Though|Even though|While it is true that)\\b[^.;:]*?, (?<mark>but) ${clause}\\b`,
      'i',
    ),
    message: {
      zh_cn: 'although 和 but 不能同时用：英语的转折只说一次。',
      en: 'Although and but do the same work; keep one of them.',
    },
    suggest: () => '—',
  },
  {
    id: 'because-so',
    kind: 'error',
    pattern: new RegExp(`^\\W*(?:Because|Since|As|Due to)\\b[^.;:]*?, (?<mark>so) ${clause}\\b`, 'i'),
    message: {
      zh_cn: 'because 和 so 不能同时用：因果只标一次。',
      en: 'Because and so do the same work; keep one of them.',
    },
    suggest: () => '—',
    // "As the town grew, so the ..." is a comparison, and good English.
    accept: (match) => !/^\W*as\b/i.test(match[0]),
  },
  {
    id: 'despite-clause',
    kind: 'error',
    pattern:
      /\b(?<mark>despite|in spite of) (?:I|he|she|we|they|there|people) (?:am|is|are|was|were|has|have|had|can|could|will|would|do|does|did|may|might|should)\b/i,
    message: {
      zh_cn: 'despite 后面接名词或 doing，不接句子；接句子用 although。',
      en: 'Despite takes a noun or an -ing form; before a clause write although.',
    },
    suggest: () => 'although',
  },
  {
    id: 'despite-of',
    kind: 'error',
    pattern: /\bdespite of\b/i,
    message: { zh_cn: '没有 despite of：用 despite 或 in spite of。', en: 'Write despite, or in spite of.' },
    suggest: () => 'despite',
  },
  {
    id: 'according-to-me',
    kind: 'error',
    pattern: /\baccording to (?:me\b|my (?:opinion|view|point of view|understanding))/i,
    message: {
      zh_cn: 'according to 引用别人，不引用自己。',
      en: 'According to is for other sources, not for one’s own opinion.',
    },
    suggest: () => 'in my view',
  },
  {
    id: 'opinion-think',
    kind: 'style',
    pattern:
      /\b(?:in my (?:opinion|view)|from my (?:point of view|perspective)),? I (?:think|believe|feel|consider|hold)\b/i,
    message: {
      zh_cn: 'in my opinion 与 I think 意思重复，留一个。',
      en: 'In my opinion and I think say the same; keep one.',
    },
    suggest: () => 'I think',
  },
  {
    id: 'reason-because',
    kind: 'style',
    pattern: /\bthe (?:\w+ )?reason\b[^.;,]{0,60}? (?:is|was) (?<mark>because)\b(?! of)/i,
    message: { zh_cn: 'the reason is 后面用 that，不用 because。', en: 'The reason is that …, not because.' },
    suggest: () => 'that',
  },
  {
    id: 'such-as-etc',
    kind: 'style',
    pattern: /\bsuch as\b[^.;]{0,300}?(?<mark>,? (?:and )?etc\b\.?|,? and so on\b|,? and so forth\b)/i,
    message: {
      zh_cn: 'such as 已经表示举例，后面不再加 etc. 或 and so on。',
      en: 'Such as already says that the list is not complete; drop etc. or and so on.',
    },
    suggest: () => '—',
  },
  {
    id: 'known-to-all',
    kind: 'style',
    pattern:
      /\b(?:as (?:we all|everyone|everybody|all of us) knows?|as is (?:well )?known to (?:all|everyone|us)|it is (?:well[- ])?known to (?:all|everyone|us)|as (?:we|all) know to all)\b/i,
    message: {
      zh_cn: '“众所周知”是空话：人人都知道就不必说，不一定知道就要论证。',
      en: 'If all know it, it need not be said; if they may not, it needs support.',
    },
    suggest: () => null,
  },
  {
    id: 'with-the-development',
    kind: 'style',
    pattern:
      /\bwith the (?:\w+ )?development of (?:the |our |modern |human )*(?:society|economy|times|science|technology|world|internet|civili[sz]ation)\b/i,
    message: {
      zh_cn: '“随着……的发展”是模板开头，直接说变化本身。',
      en: 'A stock opener; name the change itself.',
    },
    suggest: () => null,
  },
  {
    id: 'nowadays',
    kind: 'error',
    pattern: /\b(?:in nowadays|nowadays (?:society|world|life|people's)|in the nowadays)\b/i,
    message: {
      zh_cn: 'nowadays 是副词，前面不加 in，后面不接名词。',
      en: 'Nowadays is an adverb: no in before it, no noun after it.',
    },
    suggest: (match) =>
      /^in /i.test(match[0])
        ? 'nowadays'
        : match[0].replace(/nowadays/i, 'today’s').replace(/people's$/, 'people’s'),
  },
  {
    id: 'coin-two-sides',
    kind: 'style',
    pattern: /\b(?:every|each|a|one|the) coin has (?:its )?(?:two|both|2) sides\b/i,
    message: {
      zh_cn: '“凡事有两面”是套话，说出具体是哪两面。',
      en: 'A worn phrase; say what the two sides are.',
    },
    suggest: () => null,
  },
  {
    id: 'more-and-more',
    kind: 'style',
    pattern: /\bmore and more\b/i,
    message: {
      zh_cn: 'more and more（越来越）反复出现，换成 increasingly、a growing number of 等。',
      en: 'More and more comes again and again; try increasingly, or a growing number of.',
    },
    suggest: () => 'increasingly',
    from: 2,
  },
  {
    id: 'other-hand',
    kind: 'error',
    pattern: /^\W*(?:In|At|For|By) (?:the other|another|the one|one) hand,/i,
    message: { zh_cn: '介词用 on：on the other hand。', en: 'It is on the one hand, on the other hand.' },
    suggest: (match) => (/ (?:the )?one /i.test(match[0]) ? 'on the one hand,' : 'on the other hand,'),
  },
] as const satisfies readonly EssayRule[];
