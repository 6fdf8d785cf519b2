/**
 * A part of the bank is a folder with a `gate.ts` that exports `check`, and a `build.ts` that exports `build`; the
 * commands run every part they find.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BankStimulus, Question } from '#core/questions/kinds.ts';

export type BuiltPart = { questions: Question[]; stimuli: BankStimulus[] };

/** What is wrong, where, and what to do about it. `check` names the rule that was broken. */
export type Problem = { id: string; check: string; message: string; mend: string };

/** Tells the problems of a gate, whose table says of each of its rules how what breaks it is mended. */
export const teller =
  <Rule extends string>(mends: Readonly<Record<Rule, string>>) =>
  (id: string, check: Rule, messages: readonly string[]): Problem[] =>
    [...new Set(messages)].map((message) => ({ id, check, message, mend: mends[check] }));

export const problemLine = ({ id, check, message, mend }: Problem): string =>
  `${id}  [${check}] ${message} → ${mend}`.replace(/\s*\n\s*/g, ' ');

export type GateReport = {
  problems: Problem[];
  /** How many things of each kind were looked at. */
  figures: Record<string, number>;
  /** What to print besides: coverage, balance. */
  lines: string[];
};

export type Progress = (done: number, total: number) => void;

export type Part = {
  name: string;
  /** With `only`, at least the questions whose id contains it. */
  build?: (only?: string) => Promise<BuiltPart>;
  check?: (progress: Progress, options: CheckOptions) => Promise<GateReport>;
};

/** A complete bank has no gaps left in its coverage; `only` looks at the items whose id contains it. */
export type CheckOptions = { isComplete: boolean; only?: string };

const here = import.meta.dirname;

async function load(part: string, file: string): Promise<Partial<Part>> {
  const path = join(here, part, file);
  return existsSync(path) ? import(pathToFileURL(path).href) : {};
}

export async function findParts(): Promise<Part[]> {
  const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const parts: Part[] = [];
  for (const name of folders.map((entry) => entry.name).sort()) {
    const [{ build }, { check }] = [await load(name, 'build.ts'), await load(name, 'gate.ts')];
    if (build || check) parts.push({ name, ...(build && { build }), ...(check && { check }) });
  }
  return parts;
}

/** A part, or why it cannot be built. */
export type Built =
  | { name: string; part: BuiltPart; error: null }
  | { name: string; part: null; error: string };

let built: Promise<Built[]> | undefined;

/** Every part that holds questions, built once for all the gates that look at the whole bank. */
export function buildParts(): Promise<Built[]> {
  built ??= findParts().then((parts) =>
    Promise.all(
      parts.flatMap(({ name, build }) =>
        build
          ? build().then(
              (part): Built => ({ name, part, error: null }),
              (error: Error): Built => ({ name, part: null, error: error.message }),
            )
          : [],
      ),
    ),
  );
  return built;
}
