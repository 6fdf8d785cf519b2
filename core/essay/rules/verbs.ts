/** Verbs: what follows them, which form they take, and which time they are in. */
import type { EssayRule } from './rule.ts';

/** After "to" these show that a noun follows, not a verb. */
const noNoun =
  '(?!the\\b|an?\\b|his\\b|her\\b|their\\b|its\\b|our\\b|my\\b|your\\b|this\\b|that\\b|these\\b|those\\b|which\\b|whom\\b|me\\b|us\\b|them\\b|him\\b|you\\b|it\\b|one\\b|some\\b|any\\b|each\\b|every\\b|other|another|order\\b|measure\\b|date\\b|power\\b|people\\b|others\\b)';
const modal = '(?:must|should|can|could|may|would|shall|cannot)';

export const verbRules = [
  {
    id: 'there-have',
    kind: 'error',
    pattern:
      /(?:^\W*|[,;:] (?:and |but |so )?|\b(?:because|that|if|when|although|though|think|believe|nowadays|today) )(?<mark>there (?:have|has|had)) (?:also |always |still )?(?:an?|many|some|several|no|two|three|lots|much|more|few|various|different|numerous|plenty)\b(?! of them have been)/i,
    message: {
      zh_cn: '“有”用 there is / there are，不用 there have。',
      en: 'Existence is there is or there are, not there have.',
    },
    suggest: (match) => (/(?:has|had) an?$|has (?:no|much)$/i.test(match[0]) ? 'there is' : 'there are'),
    accept: (_match, sentence) => !/\bthere (?:have|has|had)\b[^,.;]{0,300} been\b/i.test(sentence),
  },
  {
    id: 'be-base-verb',
    kind: 'error',
    pattern:
      /\b(?:am|is|are|was|were) (?:also |really |totally |strongly |completely |not )?(?<mark>agree|disagree|belong|exist|depend|consist|seem|believe|prefer|tend|deserve)\b(?!-)/i,
    message: {
      zh_cn: '动词前多了 be：I agree，不是 I am agree。',
      en: 'A verb needs no be before it: I agree, not I am agree.',
    },
    suggest: (match) => match.groups?.mark ?? null,
  },
  {
    id: 'modal-to',
    kind: 'error',
    pattern: /\b(?<mark>must to|should to|could to|may to|would to|shall to|can to) [a-z]+/i,
    message: {
      zh_cn: '情态动词后直接接动词原形，不加 to。',
      en: 'After a modal verb comes the bare verb, without to.',
    },
    suggest: (match) => match.groups?.mark?.replace(/ to$/i, '') ?? null,
    // "They did all they could to help": the verb is elsewhere.
    accept: (match, sentence) =>
      !/\b(?:all|everything|a|what|whatever|best|much|far|anything|little|hard|as|than|so|nothing|things|more|only|steps?)\b[^,.;]*$/i.test(
        sentence.slice(0, match.index),
      ),
  },
  {
    id: 'modal-form',
    kind: 'error',
    pattern: new RegExp(
      `(?<!\\b(?:the|a|an|his|her|their|of|tin|in|on) )\\b${modal} (?:not |also |never |always )?(?<mark>is|are|was|were|has|had|does|did|goes|went|makes|made|takes|took|gives|gave|becomes|became|brings|brought|helps|helped|causes|caused|leads|improves|improved|solves|solved|gets|got|uses|learns|provides|creates|keeps|finds|thinks|allows|saves|affects)\\b`,
      'i',
    ),
    message: { zh_cn: '情态动词后用动词原形。', en: 'After a modal verb comes the base form.' },
    suggest: (match) => baseForms[match.groups?.mark?.toLowerCase() ?? ''] ?? null,
    accept: (match, sentence) =>
      !/\b(?:who|what|all|as|than|that|which|those|where)\s*$/i.test(sentence.slice(0, match.index)),
  },
  {
    id: 'to-past',
    kind: 'error',
    pattern:
      /\b(?:want|wants|wanted|decide|decides|decided|try|tries|tried|need|needs|needed|hope|hopes|hoped|learn|learned|began|begin|start|started|how|able|order|chance|way|likely|plan|planned|choose|have|has|had|going|people|us|them) to (?<mark>went|took|became|gave|wrote|knew|came|began|chose|spoke|broke|ate|grew|threw|drew|flew)\b/i,
    message: { zh_cn: 'to 后面用动词原形，不用过去式。', en: 'After to comes the base form, not the past.' },
    suggest: (match) => baseForms[match.groups?.mark?.toLowerCase() ?? ''] ?? null,
  },
  {
    id: 'make-to',
    kind: 'error',
    pattern: new RegExp(
      `\\b(?:make|makes|making|let|lets|letting) (?:people|us|them|him|her|me|you|students|children|everyone|individuals|workers|citizens|someone) (?<mark>to) ${noNoun}[a-z]+`,
      'i',
    ),
    message: {
      zh_cn: 'make、let 后面的动词不带 to：make people think。',
      en: 'After make and let the verb has no to: make people think.',
    },
    suggest: () => '—',
  },
  {
    id: 'suggest-to',
    kind: 'error',
    pattern: new RegExp(
      `\\b(?<mark>(?:suggest|suggests|suggested|suggesting) (?:me|us|him|her|them|you|people|students|everyone|parents|governments|schools) to) ${noNoun}[a-z]+`,
      'i',
    ),
    message: {
      zh_cn: 'suggest 不接“某人 to do”：suggest that people do。',
      en: 'Suggest takes a that-clause: suggest that people do.',
    },
    suggest: (match) => {
      const [verb, whom] = (match.groups?.mark ?? '').split(' ');
      const nominative: Record<string, string> = { me: 'I', us: 'we', him: 'he', her: 'she', them: 'they' };
      return `${verb} that ${nominative[whom ?? ''] ?? whom}`;
    },
  },
  {
    id: 'to-ing',
    kind: 'error',
    pattern:
      /\b(?:look(?:s|ed|ing)? forward|contribut(?:e|es|ed|ing)|devot(?:e|es|ed|ing)(?: (?:themselves|himself|herself|ourselves|myself|yourself|(?:their|his|her|our|my) (?:lives|life|time|energy)))?|dedicated|accustomed|opposed|object) to (?<mark>improve|develop|solve|make|build|create|become|reduce|protect|promote|achieve|be|get|see|meet|hear|have|learn|do|go)\b(?!-)/i,
    message: {
      zh_cn: '这里的 to 是介词，后面用 -ing 形式。',
      en: 'Here to is a preposition: use the -ing form.',
    },
    suggest: (match) => ingForm(match.groups?.mark ?? ''),
  },
  {
    id: 'extra-preposition',
    kind: 'error',
    pattern:
      /\b(?:discuss(?:es|ed|ing)?|mention(?:s|ed|ing)?) (?<mark>about)(?! (?:an?|one|two|three|four|five|six|ten|twenty|thirty|half|\d+)\b)|\bemphasi[sz](?:e|es|ing) (?<mark>on)\b/i,
    message: {
      zh_cn: '这个动词直接接宾语，不加介词。',
      en: 'This verb takes its object without a preposition.',
    },
    suggest: () => '—',
  },
  {
    id: 'lack-of-verb',
    kind: 'error',
    pattern:
      /\b(?:(?:they|we|people|students|children|you|who|countries|workers|schools) (?:lack|lacks|lacked|are lack|were lack)|(?:he|she|it) (?:lacks|lacked|is lack|was lack)|I (?:lack|am lack)) (?<mark>of)\b/i,
    message: {
      zh_cn: 'lack 作动词直接接宾语；lack of 是名词短语。',
      en: 'The verb lack takes its object directly; lack of is a noun phrase.',
    },
    suggest: () => '—',
  },
  {
    id: 'can-able',
    kind: 'error',
    pattern: /\b(?:can|could) (?:be )?able to\b/i,
    message: {
      zh_cn: 'can 与 be able to 意思重复，留一个。',
      en: 'Can and be able to say the same; keep one.',
    },
    suggest: () => 'can',
    accept: (match) => !/^could be/i.test(match[0]),
  },
  {
    id: 'past-present',
    kind: 'error',
    pattern:
      /^\W*(?:In the past|In ancient times|In the old days|In former times|(?:Many|Several|Some|Ten|Twenty|Thirty|Fifty|A hundred|Hundreds of|Thousands of|\d+) (?:years|decades|centuries) ago|Last (?:year|century|month|week)|Yesterday),? (?:people|they|we|he|she|I|it|students|women|men|there|most people|many people|our ancestors|humans) (?<mark>is|are|do not|does not|don't|doesn't|cannot|can't|can|go|live|use|think|believe|want|need|know|work)\b/i,
    message: { zh_cn: '说的是过去，动词用过去式。', en: 'The time is past, so the verb is too.' },
    suggest: (match) => pastForms[match.groups?.mark?.toLowerCase() ?? ''] ?? null,
  },
  {
    id: 'spend-to',
    kind: 'error',
    pattern:
      /\b(?:spend|spends|spent|spending) (?:(?:a lot of|lots of|too much|so much|much|more|most of|all|many|their|our|his|her|my|your|some|little|less|the|several|two|three) )*(?:time|hours|days|years|energy) (?<mark>to (?:study|learn|do|make|work|read|play|finish|solve|practi[cs]e|prepare|write|think|watch|get|understand))\b/i,
    message: { zh_cn: 'spend time 后面接 doing。', en: 'Spend time takes the -ing form.' },
    suggest: (match) => ingForm((match.groups?.mark ?? '').replace(/^to /i, '')),
  },
  {
    id: 'difficulty-to',
    kind: 'error',
    pattern: new RegExp(
      `\\b(?:have|has|had|having) (?:(?:a lot of|great|much|some|more|no|little|any) )?(?:difficulty|difficulties|trouble|troubles) (?<mark>to) ${noNoun}[a-z]+`,
      'i',
    ),
    message: { zh_cn: 'have difficulty 后面接 (in) doing。', en: 'Have difficulty takes the -ing form.' },
    suggest: () => 'in …ing',
  },
  {
    id: 'succeed-to',
    kind: 'error',
    pattern: new RegExp(`\\b(?:succeed|succeeds|succeeded|succeeding) (?<mark>to) ${noNoun}[a-z]+`, 'i'),
    message: { zh_cn: 'succeed 后面接 in doing。', en: 'Succeed takes in and the -ing form.' },
    suggest: () => 'in …ing',
  },
  {
    id: 'prefer-than',
    kind: 'error',
    pattern:
      /\bprefer(?:s|red)? (?:to )?(?:(?!more\b|less\b|better\b|fewer\b|rather\b|other\b)[a-z]+ ){1,5}(?<mark>than)\b/i,
    message: { zh_cn: 'prefer A 后面用 to B，不用 than。', en: 'Prefer one thing to another, not than.' },
    suggest: () => 'to',
    accept: (match) => !/\b(?:rather|\w{2,}er) than$/i.test(match[0]),
  },
  {
    id: 'worth-to',
    kind: 'error',
    pattern: new RegExp(`\\b(?:is|are|was|were|be|it's|not|really) (?<mark>worth to) ${noNoun}[a-z]+`, 'i'),
    message: { zh_cn: 'worth 后面接 doing。', en: 'Worth takes the -ing form.' },
    suggest: () => 'worth …ing',
  },
  {
    id: 'very-verb',
    kind: 'error',
    pattern:
      /\b(?:I|we|they|you|people|students|children|he|she) (?<mark>very (?:like|likes|love|loves|want|wants|agree|hope|enjoy|enjoys|need|needs|appreciate|support))\b/i,
    message: {
      zh_cn: 'very 不修饰动词：very much，或换一个副词。',
      en: 'Very does not go with a verb; use strongly, or very much.',
    },
    suggest: (match) => (match.groups?.mark ?? '').replace(/^very /i, 'strongly '),
  },
] as const satisfies readonly EssayRule[];

const baseForms: Readonly<Record<string, string>> = {
  is: 'be',
  are: 'be',
  was: 'be',
  were: 'be',
  has: 'have',
  had: 'have',
  does: 'do',
  did: 'do',
  goes: 'go',
  went: 'go',
  makes: 'make',
  made: 'make',
  takes: 'take',
  took: 'take',
  gives: 'give',
  gave: 'give',
  becomes: 'become',
  became: 'become',
  brings: 'bring',
  brought: 'bring',
  helps: 'help',
  helped: 'help',
  causes: 'cause',
  caused: 'cause',
  leads: 'lead',
  improves: 'improve',
  improved: 'improve',
  solves: 'solve',
  solved: 'solve',
  gets: 'get',
  got: 'get',
  uses: 'use',
  learns: 'learn',
  provides: 'provide',
  creates: 'create',
  keeps: 'keep',
  finds: 'find',
  thinks: 'think',
  allows: 'allow',
  saves: 'save',
  affects: 'affect',
  wrote: 'write',
  knew: 'know',
  came: 'come',
  began: 'begin',
  chose: 'choose',
  spoke: 'speak',
  broke: 'break',
  ate: 'eat',
  grew: 'grow',
  threw: 'throw',
  drew: 'draw',
  flew: 'fly',
};

const pastForms: Readonly<Record<string, string>> = {
  is: 'was',
  are: 'were',
  'do not': 'did not',
  'does not': 'did not',
  "don't": 'didn’t',
  "doesn't": 'didn’t',
  can: 'could',
  cannot: 'could not',
  "can't": 'couldn’t',
  go: 'went',
  live: 'lived',
  use: 'used',
  think: 'thought',
  believe: 'believed',
  want: 'wanted',
  need: 'needed',
  know: 'knew',
  work: 'worked',
};

const doubled = new Set(['get']);

function ingForm(verb: string): string {
  if (doubled.has(verb)) return `${verb}${verb.at(-1)}ing`;
  return verb.length > 2 && /[^e]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
