/** Words that do not go together in English, and phrases carried over word for word. */
import type { EssayRule } from './rule.ts';

/** Set phrases with one word wrong, and as they are. */
const setPhrases: Readonly<Record<string, string>> = {
  'in the contrary': 'on the contrary',
  'in contrary': 'on the contrary',
  'in a long run': 'in the long run',
  'in long run': 'in the long run',
  'on my opinion': 'in my opinion',
  'to my opinion': 'in my opinion',
  'from my opinion': 'in my opinion',
  'in my point of view': 'from my point of view',
  'in conclude': 'in conclusion',
  'to conclusion': 'in conclusion',
  'as a conclusion': 'in conclusion',
  'at first of all': 'first of all',
  'on the another hand': 'on the other hand',
  'in the another hand': 'on the other hand',
  'with the purpose to': 'for the purpose of',
  'by this way': 'in this way',
  'in other word': 'in other words',
  'different with': 'different from',
  'as the result': 'as a result',
  'cope up with': 'cope with',
  'according with': 'according to',
  'regardless the': 'regardless of the',
  'no matter of': 'regardless of',
};

export const phraseRules = [
  {
    id: 'set-phrase',
    kind: 'error',
    pattern: new RegExp(`\\b(?:${Object.keys(setPhrases).join('|')})\\b(?!-)`, 'i'),
    message: { zh_cn: '固定搭配，少一个词或换一个词都不行。', en: 'A set phrase with one word wrong.' },
    suggest: (match) => setPhrases[match[0].toLowerCase()] ?? null,
    // "As the result of the vote shows" and "to conclusions" are something else.
    accept: (match, sentence) => !/^as the result/i.test(match[0]) || /^\W*as the result,/i.test(sentence),
  },
  {
    id: 'learn-knowledge',
    kind: 'error',
    pattern:
      /\b(?<mark>learn|learns|learned|learnt|learning|study|studies|studied|studying) (?:(?:more|much|some|new|a lot of|lots of|useful|enough|basic|professional|various|different|their|many|all kinds of) )*knowledge\b/i,
    message: {
      zh_cn: '“学知识”说 acquire 或 gain knowledge。',
      en: 'Knowledge is acquired or gained, not learned.',
    },
    suggest: (match) => {
      const verb = (match.groups?.mark ?? '').toLowerCase();
      if (/ing$/.test(verb)) return 'acquiring';
      return /ed$|learnt$/.test(verb) ? 'acquired' : /s$/.test(verb) ? 'acquires' : 'acquire';
    },
    // "The studies knowledge depends on": a noun.
    accept: (match, sentence) =>
      !/^stud(?:y|ies)/i.test(match[0]) ||
      !/\b(?:the|of|such|these|those|any|this|that|his|her|their) $/i.test(sentence.slice(0, match.index)),
  },
  {
    id: 'living-level',
    kind: 'error',
    pattern: /\b(?:living|life) levels?\b/i,
    message: { zh_cn: '“生活水平”是 standard of living。', en: 'It is the standard of living.' },
    suggest: () => 'standard of living',
  },
  {
    id: 'price-expensive',
    kind: 'error',
    pattern:
      /\b(?:prices?|costs?|salary|salaries|incomes?|fees?) (?:of [^,.;]{1,30} )?(?:is|are|was|were|become|becomes) (?:(?:so|very|too|more|quite|really|extremely) )*(?<mark>expensive|cheap|cheaper)\b/i,
    message: {
      zh_cn: '价格用 high / low，东西才用 expensive / cheap。',
      en: 'A price is high or low; things are expensive or cheap.',
    },
    suggest: (match) =>
      ({ expensive: 'high', cheap: 'low', cheaper: 'lower' })[(match.groups?.mark ?? '').toLowerCase()] ??
      null,
  },
  {
    id: 'pay-attention',
    kind: 'error',
    pattern:
      /\b(?:pay|pays|paid|paying) (?:(?:more|much|great|close|less|special|a lot of|too much|enough|no) )*(?<mark>attentions?(?: on| in| for| at| about)|attentions)\b/i,
    message: { zh_cn: 'pay attention 后面用 to，attention 不加 s。', en: 'One pays attention to something.' },
    suggest: () => 'attention to',
  },
  {
    id: 'open-light',
    kind: 'error',
    pattern:
      /\b(?<mark>open|opens|opened|opening|close|closes|closed|closing) (?:the|their|my|your|his|her|our) (?:lights?|TV|television|computer|radio|air conditioner)\b/i,
    message: { zh_cn: '开关电器用 turn on / turn off。', en: 'Lights and machines are turned on and off.' },
    suggest: (match) => {
      const verb = (match.groups?.mark ?? '').toLowerCase();
      const turn =
        /ed$/.test(verb) && verb !== 'open'
          ? 'turned'
          : /ing$/.test(verb)
            ? 'turning'
            : /s$/.test(verb)
              ? 'turns'
              : 'turn';
      return `${turn} ${verb.startsWith('o') ? 'on' : 'off'}`;
    },
  },
  {
    id: 'double-comparative',
    kind: 'error',
    pattern:
      /\b(?<mark>more (?:better|worse|easier|bigger|faster|stronger|happier|cheaper|healthier|safer|smarter|wiser|simpler)|most (?:best|worst|easiest|biggest|fastest|strongest|happiest|smartest))\b/i,
    message: {
      zh_cn: '比较级只标一次：better，不是 more better。',
      en: 'Compare once: better, not more better.',
    },
    suggest: (match) => (match.groups?.mark ?? '').replace(/^mo\w+ /i, ''),
    accept: (match, sentence) =>
      !/\b(?:no|much|and|once|any) $/i.test(sentence.slice(0, match.index)) ||
      /\bmore and $/i.test(sentence.slice(0, match.index)),
  },
  {
    id: 'enough-order',
    kind: 'error',
    pattern:
      /\b(?<mark>enough (?:good|strong|big|rich|old|clear|important|smart|mature|brave|careful|high|large|wise|skilled))\b(?= (?:to|for)\b|[.,;])/i,
    message: { zh_cn: 'enough 放在形容词后面。', en: 'Enough follows its adjective.' },
    suggest: (match) => (match.groups?.mark ?? '').split(' ').toReversed().join(' '),
  },
  {
    id: 'too-much-adjective',
    kind: 'error',
    pattern:
      /\btoo (?<mark>much (?:important|difficult|big|expensive|young|old|complex|complicated|dangerous|happy|busy|tired|late|high))\b(?= (?:to|for)\b|[.,;])/i,
    message: { zh_cn: '形容词前用 too，不用 too much。', en: 'Before an adjective: too, not too much.' },
    suggest: (match) => (match.groups?.mark ?? '').replace(/^much /i, ''),
  },
  {
    id: 'its-it-is',
    kind: 'error',
    pattern:
      /\b(?<mark>it's) (?:own|impact|importance|role|effects?|development|value|influence|citizens|advantages?|disadvantages?|members|benefits)\b|\b(?<mark>its) (?:an?|the|not|been|because|necessary to|possible to|impossible to|hard to|easy to|clear that|true that|obvious that|important to)\b/i,
    message: { zh_cn: 'its 是“它的”，it’s 是 it is。', en: 'Its is possessive; it’s is it is.' },
    suggest: (match) => (/^it's$/i.test(match.groups?.mark ?? '') ? 'its' : 'it is'),
  },
  {
    id: 'chat-words',
    kind: 'error',
    pattern:
      /(?<![-'.])\b(?:gonna|wanna|gotta|kinda|sorta|cuz|coz|thx|plz|pls|btw|asap|bcz)\b|(?<![-'.\w])u(?= (?:are|can|have|will|need|want|should|know|may)\b)/,
    message: { zh_cn: '聊天用语，不进作文。', en: 'A word for chats, not for an essay.' },
    suggest: (match) =>
      ({
        gonna: 'going to',
        wanna: 'want to',
        gotta: 'have to',
        kinda: 'rather',
        sorta: 'rather',
        cuz: 'because',
        coz: 'because',
        bcz: 'because',
        u: 'you',
      })[match[0]] ?? null,
  },
] as const satisfies readonly EssayRule[];
