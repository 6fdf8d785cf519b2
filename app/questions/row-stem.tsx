/** A question in one or two lines of a list: the beginning of its text, and of a comparison what is compared. */
import { Fragment, type ReactNode } from 'react';
import { type BankText, bankText } from '#core/bank-text.ts';
import { lineFormula, type Piece } from '#core/questions/line-formula.ts';
import { plainText, type Run, readRuns } from '#core/questions/runs.ts';

/** A blank in a list: long enough to be seen, short enough to leave the line to the words. */
const shortBlank = () => <span className="mx-1 inline-block w-14 border-b-[1.500px] border-ink">&nbsp;</span>;

const tags = { letter: 'i', raised: 'sup', lowered: 'sub' } as const;

function drawPiece({ kind, text }: Piece, place: number): ReactNode {
  const Tag = kind === 'text' ? Fragment : tags[kind];
  return <Tag key={place}>{text}</Tag>;
}

/** As words: a list of twenty is there at once, without the fonts and the sheet of KaTeX. */
function shortFormula(tex: BankText): ReactNode {
  const pieces = lineFormula(tex);
  if (!pieces) return <i>{plainText(bankText(`$${tex}$`))}</i>;
  return <span className={tex.length < 30 ? 'whitespace-nowrap' : undefined}>{pieces.map(drawPiece)}</span>;
}

/** Beside the one for whole questions (`RichText`), which brings the sheet of KaTeX along. */
function drawRun(run: Run, place: number): ReactNode {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'math':
      return <Fragment key={place}>{shortFormula(run.tex)}</Fragment>;
    case 'blank':
      return <Fragment key={place}>{shortBlank()}</Fragment>;
    default: {
      const Tag = run.kind === 'strong' ? 'strong' : 'em';
      return <Tag key={place}>{run.runs.map(drawRun)}</Tag>;
    }
  }
}

type RowStemProps = {
  question: { stem: BankText; quantities: { a: BankText; b: BankText } | null };
  /** How many lines of the text are shown. */
  clamp?: 1 | 2 | undefined;
};

/** Always in the exam's language: a list is for finding a question, and is the same for everybody. */
export function RowStem({ question: { stem, quantities }, clamp = 2 }: RowStemProps) {
  return (
    <span lang="en" className="block font-serif">
      {stem === '' ? null : (
        <span className={clamp === 1 ? 'line-clamp-1' : 'line-clamp-2'}>{readRuns(stem).map(drawRun)}</span>
      )}
      {quantities ? (
        <span className="mt-0.5 grid gap-x-5 sm:grid-cols-2">
          {(['a', 'b'] as const).map((side) => (
            <span key={side} className="line-clamp-2">
              <span className="mr-2 font-sans text-13 font-semibold text-ink-3">
                <span className="sr-only">Quantity </span>
                {side.toUpperCase()}
              </span>
              {readRuns(quantities[side]).map(drawRun)}
            </span>
          ))}
        </span>
      ) : null}
    </span>
  );
}
