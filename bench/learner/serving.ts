/** What the stream and the diagnostic choose, judged by what the simulated people gain and are. */
import { isCounted } from '#core/learner/counts.ts';
import { pickDiagnostic } from '#core/learner/diagnostic.ts';
import { scoreToday } from '#core/learner/score.ts';
import { chanceOf, pickNext } from '#core/learner/stream.ts';
import { move } from '#core/learner/update.ts';
import { seeded } from '#core/random.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { mean, rootMeanSquare } from './measures.ts';
import { answerItem, type Nature, trueChance, trueScore } from './people.ts';
import { keep, makeLearner } from './practice.ts';
import type { SimItem, World } from './world.ts';

const measures = ['verbal', 'quant'] as const;
type Candidate = SimItem & { item: SimItem['guessed'] };

const candidatesOf = (world: World): Record<Measure, Candidate[]> => {
  const of = (measure: Measure) =>
    world.practice
      .filter((item) => item.measure === measure)
      .map((item) => ({ ...item, item: item.guessed }));
  return { verbal: of('verbal'), quant: of('quant') };
};

const days = 56;
const perDay = 20;
const familyRest = 3;

export type Served = { gain: number; comfortable: number; tooHard: number; burnt: number; pickMs: number };

/** Eight weeks, twenty answers on four days of five; the gain is told three days after the end. */
export function serve(
  world: World,
  nature: Nature,
  rule: 'stream' | 'random',
  { learners, seed }: { learners: number; seed: number },
): Served {
  const pools = candidatesOf(world);
  const gains: number[] = [];
  let [comfortable, tooHard, served, picks, spent, burnt] = [0, 0, 0, 0, 0, 0];
  for (let n = 0; n < learners; n += 1) {
    const learner = makeLearner(world, nature, seed * 104_729 + n);
    const chooser = seeded(seed * 31 + n);
    const before = measures.map((measure) => trueScore(learner.person, world.truePapers[measure], 0));
    const lastOfFamily = new Map<string, number>();
    let answers = 0;
    for (let day = 0; day < days; day += 1) {
      if (chooser() < 0.2) continue;
      for (let place = 0; place < perDay; place += 1) {
        const measure = measures[place % 2] as Measure;
        const open = pools[measure].filter(
          (one) => !learner.met.has(one.index) && day - (lastOfFamily.get(one.family) ?? -9) >= familyRest,
        );
        const before = process.cpuUsage();
        const item =
          rule === 'random'
            ? open[Math.floor(chooser() * open.length)]
            : pickNext(learner.state, world.papers[measure], open, day, chooser);
        // The processor's time: others may be using the machine.
        const { user, system } = process.cpuUsage(before);
        spent += (user + system) / 1000;
        picks += 1;
        if (!item) continue;
        const chance = trueChance(learner.person, item, day);
        served += 1;
        if (chance >= 0.6 && chance <= 0.85) comfortable += 1;
        if (chance < 0.4) tooHard += 1;
        if (item.share > 0) burnt += 1;
        const { isRight, spentMs } = answerItem(learner.person, item, { day, place, isCareless: false });
        answers += 1;
        learner.met.add(item.index);
        lastOfFamily.set(item.family, day);
        if (isCounted({ isFirst: true, isBlank: false, spentMs, seconds: item.seconds })) {
          const event = { measure, skills: item.skills, item: item.guessed, isRight, day };
          keep(learner, item, move(learner.state, event));
        }
      }
    }
    const after = measures.map((measure) => trueScore(learner.person, world.truePapers[measure], days + 3));
    const points = after.reduce((sum, score, place) => sum + score - (before[place] ?? 0), 0);
    gains.push((100 * points) / answers);
  }
  return {
    gain: mean(gains),
    comfortable: comfortable / served,
    tooHard: tooHard / served,
    burnt,
    pickMs: spent / picks,
  };
}

export type Diagnosed = { rmse: number; in95: number; levelFits: number };

/** Eight questions a measure; the first level is the one whose predicted success is nearest 0.72. */
export function diagnose(
  world: World,
  nature: Nature,
  { learners, seed }: { learners: number; seed: number },
): Diagnosed {
  const pools = candidatesOf(world);
  const errors: number[] = [];
  let [held, told, fits] = [0, 0, 0];
  for (let n = 0; n < learners; n += 1) {
    const learner = makeLearner(world, nature, seed * 15_485_863 + n);
    const chooser = seeded(seed * 17 + n);
    for (const measure of measures) {
      const topics = new Set<string>();
      for (let place = 0; place < 8; place += 1) {
        const open = pools[measure].filter(({ index }) => !learner.met.has(index));
        const item = pickDiagnostic(learner.state, measure, { place, topics, day: 0 }, open, chooser);
        if (!item) continue;
        for (const { key } of item.skills.topics) topics.add(key);
        learner.met.add(item.index);
        const { isRight, spentMs } = answerItem(learner.person, item, { day: 0, place, isCareless: false });
        if (isCounted({ isFirst: true, isBlank: false, spentMs, seconds: item.seconds }))
          keep(
            learner,
            item,
            move(learner.state, { measure, skills: item.skills, item: item.guessed, isRight, day: 0 }),
          );
      }
      const score = scoreToday(learner.state, world.papers[measure], 0);
      const truth = trueScore(learner.person, world.truePapers[measure], 0);
      errors.push(score.score - truth);
      told += 1;
      if (Math.round(truth) >= score.band95[0] && Math.round(truth) <= score.band95[1]) held += 1;
      const levels = [1, 2, 3, 4, 5].map((level) => pools[measure].filter((one) => one.level === level));
      const nearest = levels
        .map((list) => ({ list, hoped: mean(list.map((one) => chanceOf(learner.state, measure, one, 0))) }))
        .toSorted((one, other) => Math.abs(one.hoped - 0.72) - Math.abs(other.hoped - 0.72))[0];
      const success = mean((nearest?.list ?? []).map((one) => trueChance(learner.person, one, 0)));
      if (success >= 0.6 && success <= 0.85) fits += 1;
    }
  }
  return { rmse: rootMeanSquare(errors), in95: held / told, levelFits: fits / told };
}
