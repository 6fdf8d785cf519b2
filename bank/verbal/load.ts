/** Turns authored text completions, sentence equivalences and passages into questions of the model. */

import type { z } from 'zod';
import { type BankText, type BankTexts, bankText } from '#core/bank-text.ts';
import type { OptionNote } from '#core/questions/forms/choices.ts';
import { formRules } from '#core/questions/forms/registry.ts';
import {
  type BankStimulus,
  type FormOf,
  type Option,
  type Question,
  typesOfForm,
} from '#core/questions/kinds.ts';
import {
  type AuthoredOption,
  completion,
  equivalence,
  type PassageQuestion,
  passage,
  toText,
} from '../authored.ts';
import { type Fault, faultTeller, type RawItem, readAs, type Tell } from '../authored-files.ts';
import { seeded } from '../quant/random.ts';

type Loaded = { questions: Question[]; stimuli: BankStimulus[] };

/** The time a well-prepared candidate takes, in seconds. */
const secondsOf: Record<FormOf<'verbal'>, number> = {
  tc1: 60,
  tc2: 75,
  tc3: 100,
  se: 60,
  'rc-one': 90,
  'rc-many': 100,
  'rc-sentence': 75,
};

export function loadVerbalItem(raw: RawItem, faults: Fault[]): Loaded {
  const { value } = raw;
  if ('paragraphs' in value) return loadPassage(raw, faults);
  const question = 'blanks' in value ? loadCompletion(raw, faults) : loadEquivalence(raw, faults);
  return { questions: question ? [question] : [], stimuli: [] };
}

function loadCompletion(raw: RawItem, faults: Fault[]): Question | null {
  const item = readAs(completion, raw, faults);
  if (!item) return null;
  const tell = faultTeller(raw, item.id, faults);
  const count = formRules[item.form].fewestParts;
  if (item.blanks.length !== count) tell(`${item.form} has ${item.blanks.length} blanks`);
  checkStem(item.stem, count, tell);
  const blanks = item.blanks.map((options, index) => {
    const expected = count === 1 ? 5 : 3;
    if (options.length !== expected)
      tell(`blank ${index + 1} has ${options.length} options, not ${expected}`);
    return orderOptions(`${item.id} ${index + 1}`, options, index * 3, 1, tell);
  });
  return {
    ...head(item, item.form),
    form: item.form,
    stem: english(withoutClues(item.stem)),
    blanks: blanks.map(({ options }) => ({ options })),
    secret: {
      key: blanks.flatMap(({ key }) => key),
      notes: Object.assign({}, ...blanks.map(({ notes }) => notes)),
      steps: [toText(item.analysis)],
      clued: item.stem,
      translation: item.translation,
    },
  };
}

function loadEquivalence(raw: RawItem, faults: Fault[]): Question | null {
  const item = readAs(equivalence, raw, faults);
  if (!item) return null;
  const tell = faultTeller(raw, item.id, faults);
  checkStem(item.stem, 1, tell);
  const { options, key, notes } = orderOptions(item.id, item.options, 0, 2, tell);
  return {
    ...head(item, 'se'),
    form: 'se',
    stem: english(withoutClues(item.stem)),
    options,
    choose: 2,
    secret: { key, notes, steps: [toText(item.analysis)], clued: item.stem, translation: item.translation },
  };
}

function loadPassage(raw: RawItem, faults: Fault[]): Loaded {
  const item = readAs(passage, raw, faults);
  if (!item) return { questions: [], stimuli: [] };
  let number = 0;
  const paragraphs = item.paragraphs.map((sentences) => ({
    sentences: sentences.map((sentence) => ({ id: String(++number), text: sentence })),
  }));
  const words = Object.entries(item.words ?? {}).map(([word, gloss]) => ({ word, gloss }));
  const stimulus: BankStimulus = {
    id: item.id,
    kind: 'passage',
    title: english(item.title),
    paragraphs,
    secret: { summary: toText(item.summary), ...(words.length > 0 && { words }) },
  };
  const questions = item.questions.map((asked) => {
    const tell = faultTeller(raw, asked.id, faults);
    if (!asked.id.startsWith(`${item.id}-`)) tell(`does not begin with the passage’s id ${item.id}`);
    return loadPassageQuestion(item, asked, number, tell);
  });
  return { questions, stimuli: [stimulus] };
}

function loadPassageQuestion(
  { id: stimulus, tags }: z.output<typeof passage>,
  asked: PassageQuestion,
  sentences: number,
  tell: Tell,
): Question {
  const shared = {
    ...head({ ...asked, tags: [...new Set([...asked.tags, ...tags])] }, asked.form),
    stem: english(asked.stem),
    stimulus,
  };
  const steps = [toText(asked.analysis)];
  switch (asked.form) {
    case 'rc-one': {
      const { options, key, notes } = orderOptions(asked.id, asked.options, 0, 1, tell);
      return { ...shared, form: asked.form, options, secret: { key, notes, steps } };
    }
    case 'rc-many': {
      const { options, key, notes } = orderOptions(asked.id, asked.options, 0, { from: 1, to: 3 }, tell);
      return { ...shared, form: asked.form, options, choose: 'all', secret: { key, notes, steps } };
    }
    case 'rc-sentence':
      return { ...shared, form: asked.form, secret: { ...readSentence(asked, sentences, tell), steps } };
  }
}

type AskedSentence = Extract<PassageQuestion, { form: 'rc-sentence' }>;

function readSentence({ sentence: key, near }: AskedSentence, sentences: number, tell: Tell) {
  for (const sentence of [key, ...near.map((one) => one.sentence)])
    if (sentence > sentences) tell(`the passage has no sentence ${sentence}`);
  if (near.some(({ sentence }) => sentence === key)) tell('the key is among the near misses');
  const notes = Object.fromEntries(
    near.map(({ sentence, en, zh }): [string, OptionNote] => [String(sentence), { why: toText({ en, zh }) }]),
  );
  return { key: [String(key)], notes };
}

function head<F extends FormOf<'verbal'>>(
  item: { id: string; difficulty: Question['difficulty']; tags: string[] },
  form: F,
) {
  const { id, difficulty, tags } = item;
  return { id, ...typesOfForm[form], tags, difficulty, seconds: secondsOf[form] };
}

type Ordered = { options: Option[]; key: string[]; notes: Record<string, OptionNote> };

/** Letters are given in an order that follows from the id alone, so that a key never stands where it was written. */
function orderOptions(
  seed: string,
  written: AuthoredOption[],
  firstLetter: number,
  keys: number | { from: number; to: number },
  tell: Tell,
): Ordered {
  const ordered = seeded(seed).shuffle(written);
  const letter = (index: number) => 'ABCDEFGHI'.charAt(firstLetter + index);
  const key = ordered.flatMap((option, index) => (option.key ? [letter(index)] : []));
  const { from, to } = typeof keys === 'number' ? { from: keys, to: keys } : keys;
  if (key.length < from || key.length > to) tell(`${key.length} options are marked as right`);
  if (new Set(written.map((option) => option.text)).size < written.length) tell('two options are the same');
  const notes = Object.fromEntries(
    ordered.map(
      ({ en = bankText(''), zh = bankText(''), gloss, gloss_en: glossEn }, index): [string, OptionNote] => [
        letter(index),
        { why: toText({ en, zh }), ...(gloss && { gloss }), ...(glossEn && { glossEn }) },
      ],
    ),
  );
  return {
    options: ordered.map((option, index) => ({ id: letter(index), text: english(option.text) })),
    key,
    notes,
  };
}

function checkStem(stem: string, blanks: number, tell: Tell): void {
  const found = [...stem.matchAll(/\{(\d)\}/g)].map((match) => match[1]).join();
  const expected = Array.from({ length: blanks }, (_, index) => index + 1).join();
  if (found !== expected) tell(`its stem has the blanks ${found || 'none'}, not ${expected}`);
  const clues = stem.match(/\[\[/g)?.length ?? 0;
  if (clues === 0 || clues !== (stem.match(/\]\]/g)?.length ?? 0)) tell('its stem marks no clue');
}

const withoutClues = (stem: BankText): BankText => bankText(stem.replaceAll(/\[\[|\]\]/g, ''));

/** The text of verbal questions is English in both languages. */
const english = (value: BankText): BankTexts => ({ zh_cn: value, en: value });
