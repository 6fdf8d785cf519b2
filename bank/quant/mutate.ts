/** Breaks a question on purpose, in every way that a slip of a family could, so that a test can ask whether the gate notices. */
import { bankTexts } from '#core/bank-text.ts';
import type { Figure } from '#core/questions/figures.ts';
import type { Question } from '#core/questions/kinds.ts';
import { add, formatRational, parseRational } from '#core/rational.ts';
import type { Item } from './build-family.ts';
import { valueOfText } from './options.ts';
import { holds, statementsOf } from './tex.ts';
import { formulasOf } from './text.ts';

export type Mutant = { name: string; item: Item };

type Change = (question: Question, figures: Figure[]) => boolean;

/** A mutant for every change that this question allows. A change says whether it changed anything. */
export function mutantsOf(item: Item): Mutant[] {
  return Object.entries(changes(item.question)).flatMap(([name, change]) => {
    const question = structuredClone(item.question);
    const stimulus = structuredClone(item.stimulus);
    const isChanged = change(question, [...(question.figures ?? []), ...(stimulus?.figures ?? [])]);
    return isChanged ? [{ name, item: { ...item, question, ...(stimulus && { stimulus }) } }] : [];
  });
}

/** The same digits, another number. */
const bump = (number: string): string => number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

const bumpNth = (text: string, n: number): string => {
  let seen = -1;
  return text.replace(/\d+(?:\.\d+)?/g, (number) => (++seen === n ? bump(number) : number));
};

const isCalculation = (tex: string): boolean =>
  /[+\-^]|\\(?:frac|cdot|times|div|sqrt|binom)/.test(tex) &&
  !/\\(?:approx|ldots|cdots|pm)|[<>]|\\[lg]e\b/.test(tex) &&
  statementsOf(tex).every(({ relations, isOpaque }) => relations.length > 0 && !isOpaque);

function changes(original: Question): Record<string, Change> {
  return {
    'another key': ({ secret, ...rest }) => {
      if (!('key' in secret)) return false;
      const ids = 'options' in rest ? rest.options.map(({ id }) => id) : ['A', 'B', 'C', 'D'];
      const other = ids.find((id) => !secret.key.includes(id));
      if (other === undefined) return false;
      secret.key = rest.form === 'mc-many' ? [...secret.key, other].sort() : [other];
      return true;
    },
    'one key too few': ({ form, secret }) => {
      if (form !== 'mc-many' || !('key' in secret) || secret.key.length < 2) return false;
      secret.key.pop();
      return true;
    },
    'another value': ({ secret }) => {
      if (!('value' in secret)) return false;
      secret.value = formatRational(add(parseRational(secret.value), 1));
      return true;
    },
    'a wrong option equal to the key': (question) => {
      if (question.form !== 'mc-one') return false;
      const key = question.options.find(({ id }) => id === question.secret.key[0])!;
      const wrong = question.options.find(({ id }) => id !== question.secret.key[0])!;
      wrong.text = { ...key.text };
      return true;
    },
    'another number in the key option': (question) => changeOption(question, true),
    'another number in a wrong option': (question) => changeOption(question, false),
    'a note lost': ({ secret }) => {
      if (!('notes' in secret)) return false;
      const id = Object.keys(secret.notes).find((name) => !secret.key.includes(name))!;
      delete secret.notes[id];
      return true;
    },
    'an unknown mistake': ({ secret }) => {
      if (!('notes' in secret)) return false;
      Object.values(secret.notes).find(({ misconception }) => misconception)!.misconception =
        'no-such-mistake';
      return true;
    },
    'the steps lost': ({ secret }) => secret.steps.splice(1).length > 0,
    'the idea lost': ({ secret }) => {
      const at = secret.steps.findIndex(({ en }) => en.includes('The idea: '));
      const said = secret.steps[at];
      if (!said) return false;
      secret.steps[at] = bankTexts({ en: said.en.replace('The idea: ', ''), zh_cn: said.zh_cn });
      return true;
    },
    'a forbidden command': ({ stem }) => {
      Object.assign(stem, { en: `${stem.en} $\\color{red}{1}$`, zh_cn: `${stem.zh_cn} $\\color{red}{1}$` });
      return true;
    },
    'another number in the Chinese stem': ({ stem }) => {
      const changed = bumpNth(stem.zh_cn, 0);
      const isChanged = changed !== stem.zh_cn;
      Object.assign(stem, { zh_cn: changed });
      return isChanged;
    },
    'another number in a Chinese step': ({ secret }) => {
      const step = secret.steps.find(({ zh_cn }) => /\d/.test(zh_cn));
      if (step) Object.assign(step, { zh_cn: bumpNth(step.zh_cn, 0) });
      return step !== undefined;
    },
    'another label in the figure': (_, figures) =>
      figures.some((figure) => {
        if (figure.kind !== 'geometry') return false;
        const labelled = [...figure.segments, ...(figure.angles ?? [])].find(({ label }) =>
          /\d/.test(label ?? ''),
        );
        if (labelled) labelled.label = bumpNth(labelled.label!, 0);
        return labelled !== undefined;
      }),
    'a point moved': (_, figures) =>
      figures.some((figure) => {
        if (figure.kind !== 'geometry' || !figure.toScale) return false;
        const name = figure.segments.find(({ label }) => label)?.ends[1];
        if (name === undefined) return false;
        const [x, y] = figure.points[name]!;
        figure.points[name] = [1.3 * x + 1, 0.6 * y + 1];
        return true;
      }),
    'another value in the chart': (_, figures) =>
      figures.some((figure) => {
        if (figure.kind === 'grouped-bar' || figure.kind === 'line')
          figure.series[0]!.values[0]! += figure.axis.step;
        else if (figure.kind === 'bar') figure.values[0]! += figure.axis.step;
        else if (figure.kind === 'pie') figure.slices[0]!.percent += 1;
        else if (figure.kind === 'table') figure.rows[0]!.cells[0] = 77;
        else return false;
        return true;
      }),
    ...stepChanges(original),
  };
}

function changeOption(question: Question, isKey: boolean): boolean {
  if (question.form !== 'mc-one' && question.form !== 'mc-many') return false;
  const option = question.options.find(
    ({ id, text }) => question.secret.key.includes(id) === isKey && valueOfText(text.en) !== null,
  );
  if (option === undefined) return false;
  option.text = bankTexts({ en: bumpNth(option.text.en, 0), zh_cn: bumpNth(option.text.zh_cn, 0) });
  return true;
}

/** Some changes break nothing: 7 over 3 is as many as 7 over 4. */
function isStillTrue(tex: string): boolean {
  try {
    return holds(tex);
  } catch {
    return false;
  }
}

/** One change for every number that takes part in a calculation of the steps. */
function stepChanges({ secret }: Question): Record<string, Change> {
  const found: Record<string, Change> = {};
  secret.steps.forEach((step, s) => {
    for (const tex of new Set(formulasOf(step.en).filter(isCalculation))) {
      const numbers = [...tex.matchAll(/(_\{?)?\d+(?:\.\d+)?/g)];
      for (const [n, [, subscript]] of numbers.entries()) {
        // Terms of a sequence may be equal: another index need not be wrong.
        if (subscript !== undefined) continue;
        found[`step ${s + 1}, number ${n + 1} of ${tex}`] = (question) => {
          const target = question.secret.steps[s]!;
          const broken = bumpNth(tex, n);
          if (isStillTrue(broken)) return false;
          const replace = (text: string): string => text.replaceAll(`$${tex}$`, () => `$${broken}$`);
          Object.assign(target, { en: replace(target.en), zh_cn: replace(target.zh_cn) });
          return true;
        };
      }
    }
  });
  return found;
}
