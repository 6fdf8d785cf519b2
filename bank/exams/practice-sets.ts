/** Practice sets from what the mock exams leave: by topic, by form, by difficulty, new of the month, must-do. */
import { type Form, isScored, type Question } from '#core/questions/kinds.ts';
import { seeded } from '../quant/random.ts';
import type { Leaf } from '../taxonomy.ts';
import type { Pool } from './fill-section.ts';
import { levelOf } from './level-of.ts';

const [min, max] = [10, 15];

type Named = { zh: string; en: string };

type PracticeSet = {
  id: string;
  type: 'JIJING';
  title: Named;
  check: true;
  kind: 'topic' | 'form' | 'difficulty' | 'monthly' | 'must-do';
  difficulty?: number;
  topics?: string[];
  sections: { measure: string; minutes: null; questions: string[] }[];
};

/** What the sets of a form are called; null where its questions come with a passage or stand alone. */
const setNames: Record<Form, Named | null> = {
  tc1: { zh: '单空题', en: 'One blank' },
  tc2: { zh: '双空题', en: 'Two blanks' },
  tc3: { zh: '三空题', en: 'Three blanks' },
  se: { zh: '六选二', en: 'Sentence equivalence' },
  'rc-one': null,
  'rc-many': null,
  'rc-sentence': null,
  qc: { zh: '数量比较', en: 'Quantitative comparison' },
  'mc-one': { zh: '数学单选', en: 'Multiple choice' },
  'mc-many': { zh: '数学多选', en: 'Choose all that apply' },
  numeric: { zh: '数值填空', en: 'Numeric entry' },
  essay: null,
};

const measures = [
  ['verbal', { zh: '语文', en: 'Verbal' }],
  ['quant', { zh: '数学', en: 'Quant' }],
] as const;

const months: readonly [string, Named][] = [
  ['2026-09', { zh: '2026 年 9 月新题', en: 'New in September 2026' }],
  ['2026-10', { zh: '2026 年 10 月新题', en: 'New in October 2026' }],
  ['2026-11', { zh: '2026 年 11 月新题', en: 'New in November 2026' }],
];

/** Of fifteen quantitative questions that are mixed, as many of each form as the exam has. */
const quantShares: Partial<Record<Form, number>> = { qc: 5, 'mc-one': 6, 'mc-many': 2, numeric: 2 };

type Kind = PracticeSet['kind'];

/** Kinds whose questions are of one topic or one form take what there is. */
const isMixed = (kind: Kind): boolean => kind !== 'topic' && kind !== 'form';

/** At most two of a family: variants of one question are one question in different clothes. */
function choose(from: readonly Question[], seed: string, kind: Kind): Question[] {
  const seen = new Map<string, number>();
  const mixed = seeded(seed)
    .shuffle(from)
    .filter(({ id, family = id }) => {
      seen.set(family, (seen.get(family) ?? 0) + 1);
      return (seen.get(family) ?? 0) <= 2;
    });
  if (!isMixed(kind) || mixed[0]?.exercise_type !== 'quant') return mixed.slice(0, max);
  return Object.entries(quantShares).flatMap(([form, count]) =>
    mixed.filter((question) => question.form === form).slice(0, count),
  );
}

export function makeSets(pool: Pool, leaves: readonly Leaf[]): PracticeSet[] {
  const sets: PracticeSet[] = [];
  // A question is in one set of a kind at most; sets of different kinds may share it.
  const add = (
    set: Pick<PracticeSet, 'id' | 'title' | 'kind' | 'difficulty' | 'topics'>,
    from: readonly Question[],
    taken: Set<string>,
  ): boolean => {
    const free = from.filter(({ id, form }) => isScored(form) && !pool.used.has(id) && !taken.has(id));
    const picked = choose(free, set.id, set.kind).sort((one, other) => levelOf(one) - levelOf(other));
    if (picked.length < min) return false;
    for (const { id } of picked) taken.add(id);
    const measure = picked[0]?.exercise_type ?? 'verbal';
    sets.push({
      ...set,
      type: 'JIJING',
      check: true,
      sections: [{ measure, minutes: null, questions: picked.map(({ id }) => id) }],
    });
    return true;
  };
  const single = pool.all.filter(({ stimulus }) => stimulus === undefined);

  const byTopic = new Set<string>();
  for (const leaf of leaves.filter(({ id }) => id.startsWith('quant.') || id.startsWith('blank.')))
    for (let no = 1; no <= 3; no += 1) {
      const id = `topic-${leaf.id.replaceAll('.', '-')}-${no}`;
      const title = { zh: `${leaf.zh} · 第 ${no} 组`, en: `${leaf.en} · Set ${no}` };
      if (
        !add(
          { id, title, kind: 'topic', topics: [leaf.id] },
          single.filter(({ tags }) => tags.includes(leaf.id)),
          byTopic,
        )
      )
        break;
    }

  const byForm = new Set<string>();
  for (const [form, name] of Object.entries(setNames))
    for (let no = 1; name && no <= 4; no += 1) {
      const title = { zh: `${name.zh} · 第 ${no} 组`, en: `${name.en} · Set ${no}` };
      if (
        !add(
          { id: `form-${form}-${no}`, title, kind: 'form' },
          single.filter((question) => question.form === form),
          byForm,
        )
      )
        break;
    }

  const byLevel = new Set<string>();
  for (const [measure, name] of measures)
    for (const level of [1, 2, 3, 4, 5]) {
      const isEasiest = level === 1;
      const title = {
        zh: `${name.zh} · 难度 ${level}${isEasiest ? ' · 热身' : ''}`,
        en: `${name.en} · level ${level}${isEasiest ? ' · warm-up' : ''}`,
      };
      const from = single.filter(
        (question) => question.exercise_type === measure && question.difficulty === level,
      );
      add({ id: `level-${measure}-${level}`, title, kind: 'difficulty', difficulty: level }, from, byLevel);
    }

  const monthly = new Set<string>();
  for (const [month, name] of months)
    for (const [measure, what] of measures) {
      const title = { zh: `${name.zh} · ${what.zh}`, en: `${name.en} · ${what.en}` };
      add(
        { id: `month-${month}-${measure}`, title, kind: 'monthly' },
        single.filter((question) => question.exercise_type === measure),
        monthly,
      );
    }

  const must = new Set<string>();
  for (const [measure, name] of measures)
    for (let no = 1; no <= 3; no += 1) {
      const title = { zh: `必做 · ${name.zh} ${no}`, en: `Must-do · ${name.en} ${no}` };
      const from = single.filter(
        (question) =>
          question.exercise_type === measure && question.difficulty >= 3 && question.difficulty <= 4,
      );
      add({ id: `must-${measure}-${no}`, title, kind: 'must-do' }, from, must);
    }

  for (const set of pool.sets.values()) {
    const [first] = set;
    if (
      !first ||
      set.length < 3 ||
      set.some((question) => pool.used.has(question.id)) ||
      first.exercise_type !== 'verbal'
    )
      continue;
    addPassage(sets, set);
  }
  return sets;
}

/** Whole passages, three or four to a set. */
function addPassage(sets: PracticeSet[], set: readonly Question[]): void {
  const open = sets.findLast(
    (one) =>
      one.id.startsWith('form-reading-') && (one.sections[0]?.questions.length ?? 99) + set.length <= max,
  );
  if (open) {
    open.sections[0]?.questions.push(...set.map((question) => question.id));
    return;
  }
  const no = sets.filter((one) => one.id.startsWith('form-reading-')).length + 1;
  sets.push({
    id: `form-reading-${no}`,
    type: 'JIJING',
    title: { zh: `阅读 · 第 ${no} 组`, en: `Reading · Set ${no}` },
    check: true,
    kind: 'form',
    sections: [{ measure: 'verbal', minutes: null, questions: set.map((question) => question.id) }],
  });
}
