/** A question's text: words, formulas, emphasis, clues and blanks. */
import { createContext, type ReactNode, use } from 'react';
import 'katex/dist/katex.min.css';
import { TextRuns } from '#app/questions/text-runs.tsx';
import { type BankText, bankText } from '#core/bank-text.ts';
import { plainText } from '#core/questions/runs.ts';

/** Each formula of the questions on the page as the server rendered it. */
export const MathContext = createContext<Readonly<Record<string, string>>>({});

type RichTextProps = {
  text: BankText;
  /** What stands at a blank; a drawn line where absent. */
  blank?: (number: number) => ReactNode;
};

export function RichText({ text, blank = drawBlank }: RichTextProps) {
  return <TextRuns text={text} shapes={{ blank, formula: typeset }} />;
}

const typeset = (tex: BankText): ReactNode => <Formula tex={tex} />;

/** Our own server typeset it when the question was stored; without that it is read as well as a line can be. */
function Formula({ tex }: { tex: BankText }) {
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
