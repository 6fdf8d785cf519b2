/** The runs of a question's text: words, emphasis, clues, blanks and formulas, the last two drawn as the caller wants. */
import { Fragment, type ReactNode } from 'react';
import type { BankText } from '#core/bank-text.ts';
import { type Run, readRuns } from '#core/questions/runs.ts';

export type Shapes = {
  blank: (number: number) => ReactNode;
  formula: (tex: BankText) => ReactNode;
};

export function TextRuns({ text, shapes }: { text: BankText; shapes: Shapes }) {
  return <Runs runs={readRuns(text)} shapes={shapes} />;
}

function Runs({ runs, shapes }: { runs: readonly Run[]; shapes: Shapes }) {
  return runs.map((run, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's runs never change their places
    <Fragment key={place}>
      <OneRun run={run} shapes={shapes} />
    </Fragment>
  ));
}

function OneRun({ run, shapes }: { run: Run; shapes: Shapes }) {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'math':
      return shapes.formula(run.tex);
    case 'blank':
      return shapes.blank(run.number);
    case 'em':
      return (
        <em>
          <Runs runs={run.runs} shapes={shapes} />
        </em>
      );
    case 'strong':
      return (
        <strong>
          <Runs runs={run.runs} shapes={shapes} />
        </strong>
      );
    case 'clue':
      return (
        <mark className="bg-beam-wash text-inherit underline decoration-ink/50 decoration-1 underline-offset-4">
          <Runs runs={run.runs} shapes={shapes} />
        </mark>
      );
  }
}
