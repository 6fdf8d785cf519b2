/** Draws the variants of a family and makes questions of them, the same ones on every machine. */
import { type DataStimulus, type OptionNote, type Question, typesOfForm } from '#core/questions/kinds.ts';
import { formatRational, rational } from '#core/rational.ts';
import type { Draw, Family, MadeBy, MadeSet, SetQuestion, Space } from './family.ts';
import { makeMany, makeOne, type RankPlan, rankPlan, textOf } from './options.ts';
import { type Random, seeded } from './random.ts';
import type { Letters } from './tex.ts';
import { both, same } from './text.ts';

/** A question with what the gate needs to know about it and the product does not. */
export type Item = {
  question: Question & { family: string };
  stimulus?: DataStimulus;
  letters: Letters[];
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
  const drawn =
    family.kind === 'set' ? drawSets(family, wanted, random) : drawSingles(family, wanted, random);
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
    const stimulus: DataStimulus = { id: base, kind: 'data', ...parts.stimulus };
    return items.map((item) => ({ ...item, stimulus, question: { ...item.question, stimulus: base } }));
  });
}

type Parts = { questions: SetQuestion[]; stimulus?: Pick<MadeSet, 'title' | 'intro' | 'figures'> };

function drawSingles(family: Extract<Family, { kind: 'single' }>, wanted: number, random: Random): Parts[] {
  const { tags, form, difficulty, seconds, wide } = family;
  const found = drawDifferent(family, random, wanted * 8, (draw) => {
    const made = family.make(draw, random);
    return made && [{ tags, form, difficulty, seconds, wide, ...made } as SetQuestion];
  });
  return spread(found, wanted).map((questions) => ({ questions }));
}

function drawSets(family: Extract<Family, { kind: 'set' }>, wanted: number, random: Random): Parts[] {
  const stimuli = new Map<SetQuestion[], MadeSet>();
  const found = drawDifferent(family, random, wanted, (draw) => {
    const made = family.make(draw, random);
    if (made) stimuli.set(made.questions, made);
    return made?.questions ?? null;
  });
  return found.map((questions) => {
    const { title, intro, figures } = stimuli.get(questions)!;
    return { questions, stimulus: { title, intro, figures } };
  });
}

/** Makes questions of one draw after the other until enough of them differ and can be given options. */
function drawDifferent(
  family: { space: Space; keep?: (draw: Draw<Space>) => boolean },
  random: Random,
  enough: number,
  make: (draw: Draw<Space>) => SetQuestion[] | null,
): SetQuestion[][] {
  const found: SetQuestion[][] = [];
  const seen = new Set<string>();
  for (const draw of draws(family.space, random)) {
    if (found.length >= enough) break;
    if (family.keep?.(draw) === false) continue;
    const questions = make(draw);
    if (questions === null) continue;
    const trial = questions.map((question) => makeItem('', '', question, rankPlan(''), seeded('')));
    if (trial.includes(null)) continue;
    const looks = JSON.stringify(
      questions.map(({ stem, figures, ...rest }) => [stem.en, figures, 'a' in rest && [rest.a, rest.b]]),
      plainBigInt,
    );
    if (seen.has(looks)) continue;
    seen.add(looks);
    found.push(questions);
  }
  return found;
}

const plainBigInt = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);

/**
 * First hands of cards, one deck for each thing that varies, so that every value comes up about as often as the
 * others; then, for narrow spaces, whatever is left, in a mixed order.
 */
function* draws(space: Space, random: Random): Generator<Draw<Space>> {
  const names = Object.keys(space);
  const decks = new Map<string, unknown[]>(names.map((name) => [name, []]));
  const deal = (name: string): unknown => {
    if (decks.get(name)!.length === 0) decks.set(name, random.shuffle(space[name]!));
    return decks.get(name)!.pop();
  };
  const all = names.reduce((count, name) => count * space[name]!.length, 1);
  for (let i = 0; i < 2000; i++) yield Object.fromEntries(names.map((name) => [name, deal(name)]));
  if (all > 50_000) return;
  for (const index of random.shuffle(Array.from({ length: all }, (_, i) => i))) {
    let rest = index;
    yield Object.fromEntries(
      names.map((name) => {
        const values = space[name]!;
        const value = values[rest % values.length];
        rest = Math.floor(rest / values.length);
        return [name, value];
      }),
    );
  }
}

/** So many of the questions found, every key as often as the others as far as they go. */
function spread(found: SetQuestion[][], wanted: number): SetQuestion[][] {
  const groups = new Map<string, SetQuestion[][]>();
  for (const questions of found) {
    const question = questions[0]!;
    const key =
      question.form === 'qc'
        ? question.key
        : question.form === 'mc-many'
          ? question.options.map(([, right]) => right).join()
          : '';
    groups.set(key, [...(groups.get(key) ?? []), questions]);
  }
  const piles = [...groups.values()];
  const chosen: SetQuestion[][] = [];
  for (let round = 0; chosen.length < wanted && piles.some((pile) => pile.length > round); round++)
    for (const pile of piles) if (pile[round] && chosen.length < wanted) chosen.push(pile[round]!);
  return chosen;
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
  const letters = part.letters === undefined ? [{}] : [part.letters].flat();
  return {
    question: { ...head, ...body } as Item['question'],
    letters,
    ...(part.wide && { wide: part.wide }),
  };
}

function makeBody(part: SetQuestion, plan: RankPlan, random: Random): Partial<Question> | null {
  const { form, steps } = part;
  switch (form) {
    case 'qc': {
      const notes: Record<string, OptionNote> = {};
      for (const [letter, [misconception, why]] of Object.entries(part.wrong))
        notes[letter] = { why, misconception };
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
  const { form, steps, key, boxes = 1, prefix, suffix, places, wrong } = part;
  const misses = wrong.map(([value, misconception, why]) => ({
    value: formatRational(rational(value)),
    misconception,
    why,
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
    ...(prefix && { prefix }),
    ...(suffix && { suffix }),
    ...(places !== undefined && { rounding: roundingTo(places) }),
    secret: {
      value,
      tolerance: places === undefined ? { kind: 'exact' } : { kind: 'rounded', places },
      misses: telling,
      steps,
    },
  };
}

const roundings = [
  both`Give your answer to the nearest whole number.``请将答案四舍五入到整数。`,
  both`Give your answer to the nearest tenth.``请将答案四舍五入到十分位。`,
  both`Give your answer to the nearest hundredth.``请将答案四舍五入到百分位。`,
];

const roundingTo = (places: number) => roundings[places] ?? same('');
