/** The bank explains its words in Chinese; in English as well, or else the deck and the words for reading say it. */
import type { Locale } from '#core/locale.ts';
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Question, StimulusSecret } from '#core/questions/kinds.ts';
import { nearestSense } from '#core/words/nearest-sense.ts';
import { getDeck } from './deck.ts';

/** The English of the sense that a Chinese gloss means; the gloss itself where nobody has it in English. */
export function glossIn(locale: Locale, form: string, gloss: string, glossEn?: string): string {
  if (locale !== 'en') return gloss;
  if (glossEn !== undefined) return glossEn;
  const deck = getDeck();
  const word = deck.headwordOf(form);
  const senses = word === undefined ? [] : ((deck.find(word) ?? deck.findReading(word))?.senses ?? []);
  return nearestSense(gloss, senses)?.en ?? gloss;
}

type Secret = Question['secret'];
type Revealed = { analysis: Secret | null; stimulusNotes: StimulusSecret | null };

/** What is told after the answer, with its glosses in the language of the page. */
export function withGlossesIn<R extends Revealed>(locale: Locale, question: Question, revealed: R): R {
  if (locale !== 'en') return revealed;
  const { analysis, stimulusNotes } = revealed;
  return {
    ...revealed,
    analysis: analysis && withGlossedNotes(locale, question, analysis),
    stimulusNotes: stimulusNotes?.words
      ? {
          ...stimulusNotes,
          words: stimulusNotes.words.map(({ word, gloss }) => ({
            word,
            gloss: glossIn(locale, word, gloss),
          })),
        }
      : stimulusNotes,
  };
}

function withGlossedNotes(locale: Locale, question: Question, analysis: Secret): Secret {
  if (!('notes' in analysis)) return analysis;
  const options = rulesOf(question.form)
    .groupOptions(question, [])
    .flatMap((group) => group.options);
  const wordOf = new Map(options.map(({ id, text }) => [id, text.en]));
  const notes = Object.entries(analysis.notes).map(([id, note]) => {
    const word = wordOf.get(id);
    const isGlossed = note.gloss !== undefined && word !== undefined;
    return [id, isGlossed ? { ...note, gloss: glossIn(locale, word, note.gloss ?? '', note.glossEn) } : note];
  });
  return { ...analysis, notes: Object.fromEntries(notes) };
}
