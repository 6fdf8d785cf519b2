/** A question's text: words, formulas, emphasis, clues and blanks. */
import { createContext, Fragment, type ReactNode, use } from 'react';
import 'katex/dist/katex.min.css';
import { type BankText, bankText } from '#core/bank-text.ts';
import { plainText, type Run, readRuns } from '#core/questions/runs.ts';

/** Each formula of the questions on the page as the server rendered it. */
export const MathContext = createContext<Readonly<Record<string, string>>>({});

type RichTextProps = {
  text: BankText;
  /** What stands at a blank; a drawn line where absent. */
  blank?: (number: number) => ReactNode;
  /** What stands for a formula; KaTeX's where absent. */
  formula?: (tex: BankText) => ReactNode;
};

type Shapes = Required<Pick<RichTextProps, 'blank' | 'formula'>>;

export function RichText({ text, blank = drawBlank, formula = typeset }: RichTextProps) {
  return <Runs runs={readRuns(text)} shapes={{ blank, formula }} />;
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

const typeset = (tex: BankText): ReactNode => <Formula tex={tex} />;

/** Our own server typeset it when the question was stored; without that it is read as well as a line can be. */
export function Formula({ tex }: { tex: BankText }) {
  const html = use(MathContext)[tex];
  if (html === undefined) return <i>{plainText(bankText(`$${tex}$`))}</i>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: KaTeX's output, made by our own server from our own TeX
  return <span className="whitespace-nowrap" dangerouslySetInnerHTML={{ __html: html }} />;
}

function drawBlank() {
  return (
    <span className="inline-block min-w-26 border-b-2 border-ink leading-[1.5] md:min-w-36">&nbsp;</span>
  );
}
