/** Draws the variants of a family and makes questions of them, the same ones on every machine. */
import { bankTexts } from '#core/bank-text.ts';
import type { OptionNote } from '#core/questions/forms/choices.ts';
import { type DataStimulus, type Question, typesOfForm } from '#core/questions/kinds.ts';
import { formatRational, rational } from '#core/rational.ts';
import { productOf, range, takeInTurn } from './arithmetic.ts';
import type { Draw, Family, MadeBy, MadeSet, QuantForm, SetQuestion, Space } from './family.ts';
import { makeMany, makeOne, type RankPlan, rankPlan, textOf } from './options.ts';
import { type Random, seeded } from './random.ts';
import type { Letters } from './tex.ts';
import { both, same } from './text.ts';

/** A question with what the gate needs to know about it and the product does not. */
export type Item = {
  question: Question & { family: string };
  stimulus?: DataStimulus;
  /** For each step the sets of letters that its relations may be true under. */
  letters: Letters[][];
  /** Why its options may lie far apart, where they do. */
  wide?: string;
};

/** Changing this changes every question of the bank: published ids would then stand for other questions. */
const bankSeed = 'beacon-1';

const defaultVariants = { single: 12, set: 4 };

/** The questions of a family. `id` is area and slug, as arith-successive-percent. */
export function buildFamily(id: string, family: Family): Item[] {
  const random = seeded(`${bankSeed} ${id}`);
  const wanted = family.variants ?? defaultVariants[family.kind];
  const drawn = drawParts(family, wanted, random);
  if (drawn.length < wanted)
    throw new Error(
      `${id}: only ${drawn.length} of ${wanted} draws give different questions; widen the space`,
    );
  const plan = rankPlan(id);
  return drawn.flatMap((parts, i) => {
    const base = `${id}-${String(i + 1).padStart(2, '0')}`;
    const items = parts.questions.map((part, k) => {
      const item = makeItem(parts.stimulus ? `${base}-${k + 1}` : base, id, part, plan, random);
      if (item === null) throw new Error(`${base}: too few wrong answers differ`);
      return item;
    });
    if (!parts.stimulus) return items;
    const { title, intro, figures } = parts.stimulus;
    const stimulus: DataStimulus = {
      id: base,
      kind: 'data',
      title: bankTexts(title),
      intro: bankTexts(intro),
      figures,
    };
    return items.map((item) => ({ ...item, stimulus, question: { ...item.question, stimulus: base } }));
  });
}

type Parts = { questions: SetQuestion[]; stimulus?: Pick<MadeSet, 'title' | 'intro' | 'figures'> };

function drawParts(family: Family, wanted: number, random: Random): Parts[] {
  if (family.kind === 'set')
    return drawDifferent(family, random, wanted, (draw) => {
      const made = family.make(draw, random);
      if (made === null) return null;
      const { questions, title, intro, figures } = made;
      return { questions, stimulus: { title, intro, figures } };
    });
  const { tags, form, difficulty, seconds, wide } = family;
  const pool = isBalanced[form] ? 8 * wanted : wanted;
  const found = drawDifferent(family, random, pool, (draw) => {
    const made = family.make(draw, random);
    return made && { questions: [{ tags, form, difficulty, seconds, wide, ...made } as SetQuestion] };
  });
  return spread(found, wanted);
}

/** Makes questions of one draw after the other until enough of them differ and can be given options. */
function drawDifferent(
  family: { space: Space; keep?: (draw: Draw<Space>) => boolean },
  random: Random,
  enough: number,
  make: (draw: Draw<Space>) => Parts | null,
): Parts[] {
  const found: Parts[] = [];
  const seen = new Set<string>();
  for (const draw of draws(family.space, random)) {
    if (found.length >= enough) break;
    if (family.keep?.(draw) === false) continue;
    const parts = make(draw);
    if (parts === null) continue;
    const trial = parts.questions.map((question) => makeItem('', '', question, rankPlan(''), seeded('')));
    if (trial.includes(null)) continue;
    const looks = JSON.stringify([parts.stimulus?.figures, parts.questions.map(looksOf)], plainBigInt);
    if (seen.has(looks)) continue;
    seen.add(looks);
    found.push(parts);
  }
  return found;
}

/** Comparisons and all-that-apply questions have keys to balance: those are chosen from a larger pool. */
const isBalanced: Record<QuantForm, boolean> = { qc: true, 'mc-one': false, 'mc-many': true, numeric: false };

/** What a candidate would tell two questions apart by; other options alone do not make another one-choice question. */
const looksOf = (question: SetQuestion): unknown[] => [
  question.stem.en,
  question.figures,
  ownLooks(question),
];

function ownLooks(question: SetQuestion): unknown {
  switch (question.form) {
    case 'qc':
      return [question.a, question.b];
    case 'mc-many':
      return question.options.map(([choice]) => choice);
    case 'mc-one':
    case 'numeric':
      return null;
    default:
      return question satisfies never;
  }
}

/** What the keys of a form are balanced by. */
function keyToBalance(question: SetQuestion): string {
  switch (question.form) {
    case 'qc':
      return question.key;
    case 'mc-many':
      return question.options.map(([, right]) => right).join();
    case 'mc-one':
    case 'numeric':
      return '';
  }
}

const plainBigInt = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);

/**
 * First hands of cards, one deck for each thing that varies, so that every value comes up about as often as the
 * others; then, for narrow spaces, whatever is left, in a mixed order. No draw comes twice.
 */
function* draws(space: Space, random: Random): Generator<Draw<Space>> {
  const names = Object.keys(space);
  const sizes = names.map((name) => space[name]!.length);
  const decks: number[][] = names.map(() => []);
  const deal = (i: number): number => {
    if (decks[i]!.length === 0) decks[i] = random.shuffle(range(0, sizes[i]! - 1));
    return decks[i]!.pop()!;
  };
  const drawn = new Set<string>();
  function* once(hand: number[]): Generator<Draw<Space>> {
    const id = hand.join();
    if (drawn.has(id)) return;
    drawn.add(id);
    yield Object.fromEntries(names.map((name, i) => [name, space[name]![hand[i]!]]));
  }
  for (let i = 0; i < 2000; i++) yield* once(names.map((_, k) => deal(k)));
  const all = productOf(sizes);
  if (all > 50_000) return;
  for (const index of random.shuffle(range(0, all - 1))) {
    let rest = index;
    yield* once(
      sizes.map((size) => {
        const at = rest % size;
        rest = Math.floor(rest / size);
        return at;
      }),
    );
  }
}

/** So many of the questions found, every key as often as the others as far as they go. */
function spread(found: Parts[], wanted: number): Parts[] {
  const groups = Map.groupBy(found, ({ questions: [question] }) => (question ? keyToBalance(question) : ''));
  return takeInTurn([...groups.values()], wanted);
}

/** A whole question from its parts, or null where too few of the wrong answers are usable. */
function makeItem(
  id: string,
  family: string,
  part: SetQuestion,
  plan: RankPlan,
  random: Random,
): Item | null {
  const { form, tags, difficulty, seconds, stem, figures } = part;
  const head = {
    id,
    family,
    ...typesOfForm[form],
    tags: [...tags],
    difficulty,
    seconds,
    stem,
    ...(figures && { figures }),
  };
  const body = makeBody(part, plan, random);
  if (body === null) return null;
  return {
    question: { ...head, ...body } as Item['question'],
    letters: lettersOf(part),
    ...(part.wide && { wide: part.wide }),
  };
}

function lettersOf({ letters = {}, steps }: SetQuestion): Letters[][] {
  if (!isList(letters)) return steps.map(() => [letters]);
  if (letters.length !== steps.length)
    throw new Error(`letters for ${letters.length} of ${steps.length} steps: ${steps[0]?.en}`);
  return letters.map((sets) => (isList(sets) ? [...sets] : [sets]));
}

const isList = <T>(value: T | readonly T[]): value is readonly T[] => Array.isArray(value);

function makeBody(part: SetQuestion, plan: RankPlan, random: Random): Partial<Question> | null {
  const { form } = part;
  const steps = part.steps.map(bankTexts);
  switch (form) {
    case 'qc': {
      const notes: Record<string, OptionNote> = {};
      for (const [letter, [misconception, why]] of Object.entries(part.wrong))
        if (letter !== part.key) notes[letter] = { why: bankTexts(why), misconception };
      const quantities = { a: textOf(part.a), b: textOf(part.b) };
      return { form, quantities, secret: { key: [part.key], steps, notes } };
    }
    case 'mc-one': {
      const made = makeOne(part, plan, random, part.wide !== undefined);
      return made && { form, options: made.options, secret: { key: made.key, steps, notes: made.notes } };
    }
    case 'mc-many': {
      const made = makeMany(part, random);
      return (
        made && {
          form,
          options: made.options,
          choose: part.choose ?? 'all',
          secret: { key: made.key, steps, notes: made.notes },
        }
      );
    }
    case 'numeric':
      return makeNumeric(part);
  }
}

function makeNumeric(part: MadeBy['numeric'] & { form: 'numeric' }): Partial<Question> | null {
  const { form, key, boxes = 1, prefix, suffix, places, wrong } = part;
  const misses = wrong.map(([value, misconception, why]) => ({
    value: formatRational(rational(value)),
    misconception,
    why: bankTexts(why),
  }));
  const value = formatRational(rational(key));
  // A mistake that happens to give the right value, or the value of another mistake, says nothing in this draw.
  const telling = misses.filter(
    (miss, i) => miss.value !== value && misses.findIndex((m) => m.value === miss.value) === i,
  );
  if (telling.length < 2) return null;
  return {
    form,
    boxes,
    ...(prefix && { prefix: bankTexts(prefix) }),
    ...(suffix && { suffix: bankTexts(suffix) }),
    ...(places !== undefined && { rounding: bankTexts(roundingTo(places)) }),
    secret: {
      value,
      tolerance: places === undefined ? { kind: 'exact' } : { kind: 'rounded', places },
      misses: telling,
      steps: part.steps.map(bankTexts),
    },
  };
}

const roundings = [
  both`Give your answer to the nearest whole number.``请将答案四舍五入到整数。`,
  both`Give your answer to the nearest tenth.``请将答案四舍五入到十分位。`,
  both`Give your answer to the nearest hundredth.``请将答案四舍五入到百分位。`,
];

const roundingTo = (places: number) => roundings[places] ?? same('');
