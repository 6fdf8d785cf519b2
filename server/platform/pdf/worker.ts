/** The program that sets documents: Typst is native and synchronous, and would hold up every request of the server. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { tex2typst } from 'tex2typst';
import { bankText } from '#core/bank-text.ts';
import { plainText } from '#core/questions/runs.ts';
import type { Answered, Asked } from '#server/platform/child-worker.ts';
import type { Document } from './document.ts';

/** A fault beside a PDF: its formulas had to be written out. */
export type Outcome = { pdf: Uint8Array<ArrayBuffer>; fault?: string } | { fault: string };

/** Only the two weights that are used: the package holds eight, 15 MB each. */
const fonts = dirname(fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-serif-sc/package.json')));

/**
 * The compiler reads no other folder than this one, and there is none: all that it finds is the document that is put
 * there while it is set. Whatever a source asks for besides, it gets neither a file nor, by the proxy that nobody
 * answers, a package of the public registry.
 */
const workspace = join(import.meta.dirname, 'nothing');
const template = readFileSync(join(import.meta.dirname, 'template.typ'), 'utf8');
for (const name of ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY']) process.env[name] = 'http://127.0.0.1:9';

const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontPaths: [join(fonts, '400Regular'), join(fonts, '700Bold')] }],
});

/** Formulas in Typst's own notation, or written out as well as a line can. */
function convert(value: unknown, writeOut: boolean): unknown {
  if (Array.isArray(value)) return value.map((inner) => convert(inner, writeOut));
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && value.kind === 'math' && 'tex' in value)
    return convertMath(String(value.tex), writeOut);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner, writeOut)]));
}

function convertMath(tex: string, writeOut: boolean) {
  const written = { kind: 'text', text: plainText(bankText(`$${tex}$`)) };
  if (writeOut) return written;
  try {
    // The comma between thousands is no punctuation, and no space follows it.
    const typst = tex2typst(tex.replaceAll('{,}', '\\text{,}'));
    // In a formula of Typst this sign begins code, which no formula needs.
    return typst.includes('#') ? written : { kind: 'math', typst };
  } catch {
    return written;
  }
}

const said = (errors: NodeError | null): string =>
  (errors?.shortDiagnostics ?? []).map((one: { message?: string }) => one.message ?? String(one)).join('; ');

function typeset(document: Document, writeOut: boolean): Uint8Array<ArrayBuffer> {
  const file = join(workspace, 'document.json');
  compiler.mapShadow(file, Buffer.from(JSON.stringify(convert(document, writeOut))));
  try {
    const result = compiler.compile({ mainFileContent: template });
    if (!result.result) throw new Error(said(result.takeError()) || 'nothing was made');
    // A face that is missing would be replaced by whatever this machine has.
    const warnings = said(result.takeWarnings());
    if (warnings.includes('unknown font family')) throw new Error(warnings);
    return Uint8Array.from(compiler.pdf(result.result));
  } finally {
    compiler.unmapShadow(file);
    // What the last few documents had in common is worth keeping; the rest is let go.
    compiler.evictCache(3);
  }
}

/** A formula that converts and still means nothing to Typst must not cost the reader the whole paper. */
function perform(document: Document): Outcome {
  try {
    return { pdf: typeset(document, false) };
  } catch (error) {
    const fault = (error as Error).message;
    try {
      return { pdf: typeset(document, true), fault };
    } catch {
      return { fault };
    }
  }
}

process.on('message', ({ no, task }: Asked<Document>) => {
  process.send?.({ no, answer: perform(task) } satisfies Answered<Outcome>);
});
// Without the server there is nobody to work for. Ctrl-C reaches this program too, but the server decides.
process.on('disconnect', () => process.exit(0));
process.on('SIGINT', () => {});
