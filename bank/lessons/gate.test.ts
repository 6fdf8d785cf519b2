/** The gate of lessons lets a good lesson through and says of each fault what to mend. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isOfLesson, lessonIds, lessonOfTag } from '#core/lessons/topics.ts';
import { readLeaves } from '../taxonomy.ts';
import { buildLessons } from './build-lessons.ts';
import { checkCoverage, checkLesson } from './gate.ts';
import type { PoolQuestion } from './pool.ts';
import { lessonsFolder, readLessons } from './read.ts';
import { lesson as schema } from './schema.ts';
import type { AskedExam } from './worth.ts';

// biome-ignore lint/suspicious/noExplicitAny: a draft is broken on purpose, in ways that no type would allow
type Draft = any;

const topic = 'quant.arith.remainders';
const source = parse(readFileSync(join(lessonsFolder, `${topic}.yaml`), 'utf8'));
const wanted = new Set(lessonIds(readLeaves().map(({ id }) => id)));

const question = (id: string, difficulty: number, more: Partial<PoolQuestion> = {}): PoolQuestion => ({
  id,
  form: 'numeric',
  tags: [topic],
  difficulty: difficulty as PoolQuestion['difficulty'],
  ...more,
});
const pool: PoolQuestion[] = [
  question('q-1', 1),
  question('q-2', 2),
  question('q-3', 3),
  question('q-4', 4),
  question('f-1', 5, { family: 'f' }),
  question('kept', 5, { reservedFor: 'mock-1' }),
  question('stranger', 4, { tags: ['quant.arith.digits'] }),
];

let draft: Draft;
beforeEach(() => {
  draft = structuredClone(source);
  draft.checks = ['q-1', 'q-2', 'q-3', 'q-4', { family: 'f' }];
});

function faultsOf(calculations = {}): string {
  const read = schema.safeParse(draft);
  if (!read.success)
    return read.error.issues.map(({ path, message }) => `[format] ${path.join('.')} ${message}`).join('\n');
  return checkLesson(read.data, { pool, wanted, calculations })
    .problems.map(({ check, message }) => `[${check}] ${message}`)
    .join('\n');
}

describe('a lesson', () => {
  it('passes when nothing is wrong', () => {
    expect(faultsOf()).toBe('');
  });

  it.each<[string, (lesson: Draft) => void, string]>([
    ['an unknown field', (l) => (l.minutes = 12), '[format]'],
    ['a missing language', (l) => delete l.idea.zh_cn, '[format] idea.zh_cn'],
    ['a reply that is missing', (l) => delete l.hook.answers[0].reply, '[format] hook.answers.0.reply'],
    ['two steps', (l) => l.steps.splice(2), '[parts] steps: 2, not 3 to 6'],
    ['one worked example', (l) => l.examples.pop(), '[parts] examples: 1, not 2 to 4'],
    ['one trap', (l) => l.traps.splice(1), '[parts] traps: 1, not 2 to 3'],
    ['a card of two lines', (l) => l.card.splice(2), '[parts] card: 2, not 3 to 5'],
    ['four checks', (l) => l.checks.pop(), '[parts] checks: 4, not exactly 5'],
    ['an example of two lines', (l) => l.examples[0].lines.splice(0, 2), '[parts] example-1 has 2 lines'],
    [
      'two kinds of steps',
      (l) => (l.steps = [l.steps[3], l.steps[1], l.steps[4]]),
      '[variety] its steps ask in 2 ways',
    ],
    [
      'one kind three times running',
      (l) => l.steps.splice(5, 1, structuredClone(l.steps[4])),
      '[variety] “number” comes three times running from step-4',
    ],
    ['a hook of two answers', (l) => l.hook.answers.splice(0, 2), '[variety] its hook offers 2 answers'],
    ['a hook that cannot catch', (l) => (l.hook = l.steps[5].ask), '[variety] its hook is a order'],
    ['no right answer', (l) => delete l.hook.answers[3].right, '[asks] hook has 0 right answers'],
    [
      'a number where words are chosen',
      (l) => (l.hook.answers[0] = { value: 15, reply: 'x' }),
      '[asks] hook has an answer with value',
    ],
    ['one foreseen value', (l) => l.steps[3].ask.answers.splice(2), '[asks] step-4 foresees 1 wrong answers'],
    ['no else', (l) => delete l.steps[3].ask.else, '[asks] step-4 has no else'],
    [
      'an unknown mistake',
      (l) => (l.hook.answers[0].mistake = 'no-such'),
      '[asks] hook names the mistake no-such',
    ],
    [
      'a span that is not there',
      (l) => (l.steps[1].ask.answers[0].span = 'by 8'),
      '“by 8”, which stands 0 times',
    ],
    ['spans that overlap', (l) => (l.steps[1].ask.answers[0].span = 'k is divided by 9'), 'which overlap'],
    [
      'an empty bin',
      (l) => {
        for (const answer of l.steps[2].ask.answers) answer.bin = 0;
      },
      '[asks] step-3 leaves a bin empty',
    ],
    [
      'a drag without movement',
      (l) => delete l.steps[0].ask.figure.move,
      '[asks] step-1 has no figure that moves',
    ],
    ['a drag to nowhere', (l) => (l.steps[0].ask.answers[1].at = 10.5), '[asks] step-1 asks for 10.5'],
    [
      'a drag that is solved',
      (l) => (l.steps[0].ask.figure.move.at = 25),
      '[asks] step-1 stands at its right answer',
    ],
    ['the same answer twice', (l) => (l.hook.answers[0].text = '5'), '[asks] hook has the same answer twice'],
    [
      'an option that gives itself away',
      (l) => {
        l.hook.answers[2].text = 'a short wrong one';
        l.hook.answers[3].text = 'the right one, which is much longer than any other since it explains';
      },
      '[asks] hook has a right answer of',
    ],
    ['Chinese in the English', (l) => (l.idea.en = '余数'), '[languages] idea has Chinese in its English'],
    [
      'no Chinese',
      (l) => (l.hook.answers[0].reply = 'Only English here.'),
      '[languages] hook.answers.0.reply has no Chinese',
    ],
    [
      'a long reply',
      (l) => (l.hook.answers[0].reply.en = 'word '.repeat(33)),
      '[length] hook.answers.0.reply has 33 words',
    ],
    [
      'a long Chinese prompt',
      (l) => (l.hook.prompt.zh_cn = '字'.repeat(71)),
      '[length] hook.prompt has 71 字',
    ],
    [
      'an idea of three sentences',
      (l) => (l.idea.en = 'One. Two. Three.'),
      '[length] the idea has 3 sentences',
    ],
    ['a lesson that is too long', (l) => (l.hook.english = 'word '.repeat(1700)), '[length] the lesson has'],
    ['half-width marks', (l) => (l.idea.zh_cn = '余数,是零头。'), '[chinese] idea: a half-width mark'],
    ['no space beside Latin', (l) => (l.idea.zh_cn = '余数是5。'), '[chinese] idea: no space'],
    ['a banned phrase', (l) => (l.idea.zh_cn = '显然，余数是零头。'), '[chinese] idea says “显然”'],
    [
      'judging in Chinese',
      (l) => (l.hook.answers[0].reply.zh_cn = '错了，再想想。'),
      '[chinese] hook.answers.0.reply judges',
    ],
    ['British spelling', (l) => (l.idea.en = 'The colour is left.'), '[english] idea: “colour” is British'],
    ['an exclamation mark', (l) => (l.idea.en = 'Take it out!'), '[english] idea has an exclamation mark'],
    ['a word no teacher says', (l) => (l.idea.en = 'Obviously, 3 stay.'), '[english] idea says “Obviously”'],
    [
      'judging',
      (l) => (l.hook.answers[0].reply.en = 'Wrong, think again.'),
      '[english] hook.answers.0.reply judges',
    ],
    [
      'an option named by its place',
      (l) => (l.hook.answers[0].reply.en = 'Read the second option.'),
      '[english] hook.answers.0.reply names an option',
    ],
    ['a formula that cannot be set', (l) => (l.idea.en = 'So $\\frac{1}{$.'), '[tex] idea: KaTeX'],
    [
      'a label that cannot be set',
      (l) => (l.steps[0].ask.figure.label = '$\\frac{1}{$'),
      '[tex] a label: KaTeX',
    ],
    [
      'a reply that gives the answer',
      (l) => (l.hook.answers[0].reply.en = 'Not 15 but 3 stay.'),
      '[replies] hook gives “3” away',
    ],
    [
      'an else that gives the answer',
      (l) => (l.steps[4].ask.else.zh_cn = '应该是 5。'),
      '[replies] step-5 gives “5” away',
    ],
    [
      'a figure without words',
      (l) => delete l.steps[0].ask.figure.described,
      '[format] steps.0.ask.figure described',
    ],
    [
      'a figure that leaves its bounds',
      (l) => (l.steps[0].ask.figure.max = 30),
      '[figures] step-1: at n = 31: the point 31 lies beyond',
    ],
    [
      'a movement of something that is not there',
      (l) => (l.steps[0].ask.figure.move.set = { point: 'n' }),
      'the figure has no point',
    ],
    [
      'a reading that nothing gives',
      (l) => delete l.steps[0].ask.figure.move.gives.q,
      '[figures] step-1: nothing gives {q}',
    ],
    [
      'a movement that divides by zero',
      (l) => (l.steps[0].ask.figure.move.gives.q = '1 / n'),
      '[figures] step-1: at n = 0',
    ],
    ['a question that is not there', (l) => (l.checks[0] = 'q-0'), '[checks] q-0 is not in the bank'],
    ['a question of a mock exam', (l) => (l.checks[4] = 'kept'), '[checks] kept is kept for mock-1'],
    ['a question of another topic', (l) => (l.checks[3] = 'stranger'), '[checks] stranger do not carry'],
    ['a question twice', (l) => (l.checks[1] = 'q-1'), '[checks] q-1 is asked twice'],
    ['checks that fall', (l) => l.checks.reverse(), 'is easier than the one before it'],
    [
      'a check with a question of its own',
      (l) => (l.checks[0] = { question: 'q-1', ask: l.hook }),
      '[checks] q-1 needs no ask',
    ],
    ['an essay task alone', (l) => (l.id = 'essay.task'), '[checks] q-1 is an essay task: give it an ask'],
    ['a dead link', (l) => (l.next = ['quant.arith.no-such']), '[links] leads to quant.arith.no-such'],
    ['a link to itself', (l) => (l.next = [topic]), '[links] leads to itself'],
    [
      'a strange lesson',
      (l) => (l.id = 'quant.arith.no-such'),
      '[links] is no lesson of core/lessons/topics.ts',
    ],
    ['a result that is not so', (l) => (l.steps[3].ask.answers[0].value = 2), '[verify] step-4 says 2, and'],
    ['an example that is not so', (l) => (l.examples[1].answer = '83'), '[verify] example-2 says 83, and'],
    [
      'a number without a second calculation',
      (l) => delete l.steps[3].ask.verify,
      '[verify] step-4 has no verify',
    ],
    ['an example without one', (l) => delete l.examples[0].verify, '[verify] example-1 has no verify'],
    [
      'a calculation that cannot be read',
      (l) => (l.examples[0].verify = '2 +'),
      '[verify] example-1 cannot be verified',
    ],
    ['code that is missing', (l) => (l.examples[0].verify = 'code'), 'has no example-1'],
    [
      'an example that does not arrive',
      (l) => l.examples[1].lines.splice(2),
      '[arrival] example-2 ends without its answer',
    ],
    [
      'an answer that is not offered',
      (l) => (l.examples[1].options = ['122', '124']),
      '[arrival] example-2 offers no “123”',
    ],
    [
      'a lesson of five minutes',
      (l) => {
        l.steps.splice(3);
        for (const { lines } of l.examples) lines.splice(0, 1);
        l.traps.pop();
        l.hook = { kind: 'number', prompt: l.hook.prompt, answers: l.steps[2].ask.answers, else: l.idea };
        for (const { ask } of l.steps) delete ask.after;
      },
      '[minutes] takes',
    ],
  ])('with %s is refused', (_, change, message) => {
    change(draft);
    expect(faultsOf()).toContain(message);
  });

  it('lacks an easy or a hard check only where the bank does', () => {
    draft.checks = ['q-3', 'q-4', { family: 'f' }, 'stranger', 'kept'];
    expect(faultsOf()).toContain('none of its checks is easy (3, 4, 5, 4)');
    draft.checks = ['q-1', 'q-2', 'q-3', 'q-1', 'q-2'];
    expect(faultsOf()).toContain('none of its checks is hard');
  });

  it('may borrow checks where the bank has too few of its topic', () => {
    draft.checks[3] = 'stranger';
    const read = schema.parse(draft);
    const few = pool.filter(({ id }) => id !== 'q-4');
    expect(checkLesson(read, { pool: few, wanted }).problems).toEqual([]);
    const far = few.map((one) => (one.id === 'stranger' ? { ...one, tags: ['quant.data.mean'] } : one));
    expect(checkLesson(read, { pool: far, wanted }).problems.map(({ message }) => message)).toEqual([
      'stranger may stand in only if it carries a tag of quant.arith.…',
    ]);
  });

  it('has its code run where no expression reaches, and no code that is not asked for', () => {
    draft.examples[1].verify = 'code';
    expect(faultsOf({ 'example-2': () => 123 })).toBe('');
    expect(faultsOf({ 'example-2': () => 124 })).toContain('example-2 says 123, and code gives 124');
    expect(faultsOf({ 'example-2': () => 123, 'step-9': () => 1 })).toContain('calculates step-9');
  });

  it('is missed, and leads nowhere, as long as it is not written', () => {
    const { problems, lines } = checkCoverage(
      [topic, 'quant.arith.digits', 'tone'],
      [schema.parse(draft), { ...schema.parse(draft), id: 'quant.arith.digits', before: [], next: [topic] }],
    );
    expect(problems.map(({ id, check, message }) => `${id} [${check}] ${message}`)).toEqual([
      'tone [coverage] is not written yet',
      `${topic} [links] leads to quant.arith.divisibility, which is not written yet`,
      `${topic} [links] leads to quant.arith.gcd-lcm, which is not written yet`,
    ]);
    expect(lines).toEqual(['still to come: 1 lessons: tone']);
  });
});

describe('the list of lessons', () => {
  it('has every skill of the tree, the forms, the essay and the exam', () => {
    expect(wanted.size).toBeGreaterThanOrEqual(90);
    expect([...wanted].filter((id) => id.startsWith('quant.'))).toHaveLength(58);
    expect([...wanted].some((id) => /^(?:field|theme|passage|issue)\./.test(id))).toBe(false);
  });

  it('knows the lesson of a tag and the questions of a lesson', () => {
    expect(lessonOfTag('tone.neutral')).toBe('tone');
    expect(lessonOfTag(topic)).toBe(topic);
    expect(lessonOfTag('field.social')).toBeNull();
    for (const tag of readLeaves().map(({ id }) => lessonOfTag(id))) if (tag) expect(wanted).toContain(tag);
    expect(isOfLesson('form.all-that-apply', { form: 'rc-many', tags: [] })).toBe(true);
    expect(isOfLesson('form.all-that-apply', { form: 'rc-one', tags: [] })).toBe(false);
  });
});

describe('the lessons that are written', () => {
  const { lessons, faults } = readLessons();

  it('can all be read', () => {
    expect(faults).toEqual([]);
  });

  it('reach the product without what is meant for writers, in an order that tells nothing', () => {
    const asked: AskedExam = [[[question('q', 3)], []], [[question('q', 3), question('r', 3)]]];
    const built = buildLessons(lessons, [asked]);
    expect(JSON.stringify(built)).not.toMatch(/"(?:crux|verify|inOrder)":/);
    const [again] = buildLessons(lessons.slice(0, 1), [asked]);
    expect(again).toEqual(built[0]);
    // Half the candidates meet one in the first section, and all meet two in the second.
    expect(built.find(({ id }) => id === topic)?.worth).toBe(2.5);
    const places = built.flatMap(({ hook, steps, traps }) =>
      [{ ask: hook }, ...steps, ...traps].flatMap(({ ask }) =>
        ask.kind === 'choose' ? [ask.answers.findIndex(({ right }) => right)] : [],
      ),
    );
    expect(new Set(places).size).toBeGreaterThan(1);
  });
});
