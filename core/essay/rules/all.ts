/** Every rule for mistakes typical of Chinese writers, and the one way to run them. */
import type { Essay, Span } from '../text.ts';
import { connectiveRules } from './connectives.ts';
import { nounRules } from './nouns.ts';
import { phraseRules } from './phrases.ts';
import type { EssayRule, RuleKind } from './rule.ts';
import { sentenceRules } from './sentences.ts';
import { verbRules } from './verbs.ts';

const rules = [...connectiveRules, ...verbRules, ...nounRules, ...phraseRules, ...sentenceRules] as const;

export type RuleId = (typeof rules)[number]['id'];

export const essayRules: readonly (EssayRule & { readonly id: RuleId })[] = rules;

const byId = new Map<string, EssayRule>(rules.map((rule) => [rule.id, rule]));

/** Null for a rule that has been dropped since a text was marked. */
export const findRule = (id: string): EssayRule | null => byId.get(id) ?? null;

export type RuleMark = Span & {
  readonly rule: RuleId;
  readonly kind: RuleKind;
  readonly suggestion: string | null;
};

const compiled = essayRules.map((rule) => ({
  rule,
  pattern: new RegExp(rule.pattern.source, `${rule.pattern.flags}gd`),
}));

/** A sentence beyond this is none, and patterns would take long over it. */
const longest = 1500;

/** In the order of the text. Of marks that overlap the first stays. */
export function findRuleMarks({ sentences }: Essay): RuleMark[] {
  const found: RuleMark[] = [];
  for (const { rule, pattern } of compiled) {
    let count = 0;
    for (const [index, { start, text }] of sentences.entries()) {
      if (text.length > longest) continue;
      for (const match of text.matchAll(pattern)) {
        if (rule.accept && !rule.accept(match, text, sentences[index - 1]?.text ?? '')) continue;
        count += 1;
        if (count < (rule.from ?? 1)) continue;
        const [from, to] = match.indices?.groups?.mark ?? match.indices?.[0] ?? [0, 0];
        found.push({
          start: start + from,
          end: start + to,
          rule: rule.id,
          kind: rule.kind,
          suggestion: rule.suggest(match),
        });
      }
    }
  }
  return withoutOverlaps(found);
}

export function withoutOverlaps<Mark extends Span>(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const mark of marks.toSorted((one, other) => one.start - other.start || other.end - one.end))
    if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark);
  return kept;
}
