/** The grammar checker in a process of its own: it takes half a gigabyte, so there is one, and only while it is needed. */
import { Dialect, LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';
import type { GrammarMark } from '#core/essay/grade.ts';
import type { Answered, Asked } from '#server/platform/child-worker.ts';

/** What is a fault in an essay. Readability, style, choice of words and the like are matters of taste. */
const categories = new Set([
  'Agreement',
  'BoundaryError',
  'Capitalization',
  'Eggcorn',
  'Grammar',
  'Malapropism',
  'Nonstandard',
  'Punctuation',
  'Repetition',
  'Spelling',
  'Typo',
  'Usage',
  'WordOrder',
]);

/** Rules that marked good English in the 24 sample essays. */
const mistaken = new Set([
  'DisjointPrefixes',
  'DiscourseMarkers',
  'MassNouns',
  'MissingDeterminer',
  'MissingTo',
  'QuantifierNumeralConflict',
  'SplitWords',
  'TheyToThem',
]);

const linter = new LocalLinter({ binary, dialect: Dialect.American });

async function readIn(dialect: Dialect, text: string): Promise<GrammarMark[]> {
  if ((await linter.getDialect()) !== dialect) await linter.setDialect(dialect);
  const groups = await linter.organizedLints(text, { language: 'plaintext' });
  return Object.entries(groups).flatMap(([rule, lints]) =>
    lints.flatMap((lint) => {
      const { start, end } = lint.span();
      const mark: GrammarMark = {
        start,
        end,
        rule,
        category: lint.lint_kind(),
        message: lint.message(),
        suggestion: lint.suggestions()[0]?.get_replacement_text() || null,
      };
      lint.free();
      return isFault(mark, text) ? [mark] : [];
    }),
  );
}

function isFault({ start, end, rule, category }: GrammarMark, text: string): boolean {
  const marked = text.slice(start, end);
  if (!categories.has(category) || mistaken.has(rule) || marked.trim() === '') return false;
  // No dictionary knows all names.
  return category !== 'Spelling' || /^\p{Ll}/u.test(marked);
}

const isAmericanOrBritish = ({ category }: GrammarMark): boolean => category === 'Spelling';

/** A spelling is wrong only where both sides of the ocean say so. */
async function check(text: string): Promise<GrammarMark[]> {
  const american = await readIn(Dialect.American, text);
  if (!american.some(isAmericanOrBritish)) return american;
  const british = new Set(
    (await readIn(Dialect.British, text)).filter(isAmericanOrBritish).map(({ start }) => start),
  );
  return american.filter((mark) => !isAmericanOrBritish(mark) || british.has(mark.start));
}

process.on('message', async ({ no, task }: Asked<string>) => {
  const answer = await check(task);
  process.send?.({ no, answer } satisfies Answered<GrammarMark[]>);
});
process.on('disconnect', () => process.exit(0));
