/** Turns authored issue tasks into questions of the model. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BankText, bankText } from '#core/bank-text.ts';
import { type Question, typesOfForm } from '#core/questions/kinds.ts';
import { essayInstructions, essayTask, toText } from '../authored.ts';
import { type Fault, faultTeller, type RawItem, readAs, readYaml } from '../authored-files.ts';

export type Instructions = Record<string, { en: BankText; zh: BankText }>;

export const instructionsFile = 'instructions.yaml';

const thirtyMinutes = 1800;

export function readInstructions(faults: Fault[]): Instructions {
  const path = join(import.meta.dirname, instructionsFile);
  if (!existsSync(path)) return {};
  const value = (readYaml(path, instructionsFile, faults) ?? {}) as Record<string, unknown>;
  return readAs(essayInstructions, { file: instructionsFile, item: '', value }, faults) ?? {};
}

export function loadEssay(raw: RawItem, instructions: Instructions, faults: Fault[]): Question | null {
  const item = readAs(essayTask, raw, faults);
  if (!item) return null;
  const tell = faultTeller(raw, item.id, faults);
  const variant = item.tags.find((tag) => tag.startsWith('issue.'))?.slice('issue.'.length);
  const told = variant === undefined ? undefined : instructions[variant];
  if (!told) tell(`no instructions for ${variant ? `issue.${variant}` : 'a task without an issue tag'}`);
  if (item.plan.en.length !== item.plan.zh.length)
    tell('plan: the languages have a different number of steps');
  const { id, tags, difficulty, prompt, translation, plan, agree, disagree, essay } = item;
  return {
    id,
    form: 'essay',
    ...typesOfForm.essay,
    tags,
    difficulty,
    seconds: thirtyMinutes,
    stem: { zh_cn: prompt, en: prompt },
    instructions: toText(told ?? { en: bankText(''), zh: bankText('') }),
    secret: {
      steps: plan.en.map((en, index) => toText({ en, zh: plan.zh[index] ?? bankText('') })),
      points: { agree: agree.map(toText), disagree: disagree.map(toText) },
      translation,
      ...(essay && {
        essay: {
          level: essay.level,
          paragraphs: essay.paragraphs.map(({ text: written, note }) => ({
            text: written,
            note: toText(note),
          })),
        },
      }),
    },
  };
}
