/** Words that the bank explains: what one means, the sentence it was met in, and when it comes back. */
import type { BankText } from '#core/bank-text.ts';
import type { OptionGroup } from '#core/questions/forms/form-rules.ts';
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Option, Question, Stimulus, StimulusSecret } from '#core/questions/kinds.ts';
import { plainText, type Run, readRuns } from '#core/questions/runs.ts';
import type { Text } from '#core/texts.ts';
import { wordKey } from './word-key.ts';

/** A sentence in pieces: the word itself, what stands in a blank instead of it, and the rest. */
export type Piece = { text: string; mark: 'word' | 'answer' | null };

export type Meaning = {
  /** As the bank writes it. */
  word: string;
  /** In Chinese. */
  gloss: string;
  /** Why it fits the sentence or not; null for a word of a passage. */
  why: Text | null;
  sentence: Piece[];
};

/** Where a word can come from: the options of a question, or the hard words of its passage. */
export type WordSource = {
  question: Question;
  stimulus: Stimulus | null;
  stimulusSecret: StimulusSecret | null;
};

/** Null where the bank says nothing about this word here. */
export function findMeaning(word: string, source: WordSource): Meaning | null {
  return meaningOfOption(wordKey(word), source.question) ?? meaningInPassage(wordKey(word), source);
}

function meaningOfOption(key: string, question: Question): Meaning | null {
  const rules = rulesOf(question.form);
  const groups = rules.groupOptions(question, []);
  const notes = rules.notesOf(question);
  for (const { options } of groups) {
    const option = options.find(({ text }) => wordKey(text.en) === key);
    const note = option && notes.find(({ label }) => label === option.id);
    if (!option || !note?.gloss) continue;
    return {
      word: option.text.en,
      gloss: note.gloss,
      why: note.why,
      sentence: fillBlanks(question.stem.en, answersOf(groups, option), key),
    };
  }
  return null;
}

/** What stands in each blank. An equivalence has two answers for one: the word itself where it is one of them. */
const answersOf = (groups: readonly OptionGroup[], own: Option): string[] =>
  groups.map(({ options, key }) => {
    const id = key.includes(own.id) ? own.id : key[0];
    return options.find((option) => option.id === id)?.text.en ?? '';
  });

function fillBlanks(stem: BankText, answers: readonly string[], key: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (text: string, mark: Piece['mark']) => {
    const last = pieces.at(-1);
    if (last && last.mark === mark) last.text += text;
    else if (text !== '') pieces.push({ text, mark });
  };
  const walk = (runs: readonly Run[]) => {
    for (const run of runs) {
      if (run.kind === 'text') add(run.text, null);
      else if (run.kind === 'blank') {
        const answer = answers[run.number - 1] ?? '____';
        add(answer, wordKey(answer) === key ? 'word' : 'answer');
      } else if ('runs' in run) walk(run.runs);
    }
  };
  walk(readRuns(stem));
  return pieces;
}

function meaningInPassage(key: string, { stimulus, stimulusSecret }: WordSource): Meaning | null {
  const found = stimulusSecret?.words?.find(({ word }) => wordKey(word) === key);
  if (!found) return null;
  const sentences =
    stimulus?.kind === 'passage'
      ? stimulus.paragraphs.flatMap((paragraph) => paragraph.sentences.map(({ text }) => plainText(text)))
      : [];
  const inside = insideText(key);
  const sentence = sentences.find((text) => inside.test(text));
  return { ...found, why: null, sentence: sentence ? cutAround(sentence, inside) : [] };
}

/** The word in whatever form it takes: its last letters may change, and others may follow. */
function insideText(key: string): RegExp {
  const stem = key.slice(0, Math.max(4, key.length - 1));
  return new RegExp(`\\b${stem.replace(/[^a-z0-9\s]/g, '\\$&')}[\\p{L}]*`, 'iu');
}

function cutAround(text: string, inside: RegExp): Piece[] {
  const match = inside.exec(text);
  if (!match) return [{ text, mark: null }];
  const end = match.index + match[0].length;
  const pieces: Piece[] = [
    { text: text.slice(0, match.index), mark: null },
    { text: match[0], mark: 'word' },
    { text: text.slice(end), mark: null },
  ];
  return pieces.filter((piece) => piece.text !== '');
}
