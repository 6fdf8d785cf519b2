/** Words of a figure that is set as a page is: they wrap, and formulas are read as in drawn labels. */
import { Fragment } from 'react';
import { readLabel } from '#app/figures/label.tsx';
import { bankText } from '#core/bank-text.ts';
import { type Run, readRuns } from '#core/questions/runs.ts';

export function InlineText({ children }: { children: string }) {
  const words = <Runs runs={readRuns(bankText(children))} />;
  return isEnglish(children) ? <span lang="en">{words}</span> : words;
}

/** English among Chinese: its quotation marks want a Latin face. */
const isEnglish = (text: string): boolean =>
  /[‘’“”]/.test(text) && /[A-Za-z]/.test(text) && !/\p{Script=Han}/u.test(text);

function Runs({ runs }: { runs: readonly Run[] }) {
  return runs.map((run, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's runs never change their places
    <Fragment key={place}>
      <OneRun run={run} />
    </Fragment>
  ));
}

function OneRun({ run }: { run: Run }) {
  switch (run.kind) {
    case 'text':
      return run.text;
    case 'math':
      return <Formula tex={run.tex} />;
    case 'blank':
      return <span className="inline-block min-w-26 border-b-2 border-ink">&nbsp;</span>;
    case 'strong':
      return (
        <strong>
          <Runs runs={run.runs} />
        </strong>
      );
    default:
      return (
        <em>
          <Runs runs={run.runs} />
        </em>
      );
  }
}

function Formula({ tex }: { tex: string }) {
  return (
    <span className="whitespace-nowrap font-serif">
      {readLabel(`$${tex}$`).map(({ text, italic, raised, lowered }, place) => {
        const piece = italic ? <i>{text}</i> : text;
        const leveled = raised ? <sup>{piece}</sup> : lowered ? <sub>{piece}</sub> : piece;
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a formula never change places
        return <Fragment key={place}>{leveled}</Fragment>;
      })}
    </span>
  );
}
