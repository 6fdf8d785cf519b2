/** The thread that sets documents: Typst is synchronous and would hold up every request of the process. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { tex2typst } from 'tex2typst';
import { plainText, type Run } from '#core/questions/runs.ts';
import type { Document } from './document.ts';

export type Task = { id: number; document: Document };
export type Outcome = { id: number; pdf: Uint8Array } | { id: number; fault: string };

/** Only the two weights that are used: the package holds eight, 15 MB each. */
const fonts = dirname(
  createRequire(import.meta.url).resolve('@expo-google-fonts/noto-serif-sc/package.json'),
);

/** The compiler reads no other folder than this one, and in it the template alone. */
const workspace = import.meta.dirname;
const template = readFileSync(join(workspace, 'template.typ'), 'utf8');

const compiler = NodeCompiler.create({
  workspace,
  fontArgs: [{ fontPaths: [join(fonts, '400Regular'), join(fonts, '700Bold')] }],
});

/** Formulas in Typst's own notation; one that cannot be converted is written out. */
function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && value.kind === 'math') return convertMath(value as Extract<Run, { kind: 'math' }>);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, convert(inner)]));
}

function convertMath({ tex }: { tex: string }) {
  try {
    // The comma between thousands is no punctuation, and no space follows it.
    return { kind: 'math', typst: tex2typst(tex.replaceAll('{,}', '\\text{,}')) };
  } catch {
    return { kind: 'text', text: plainText(`$${tex}$`) };
  }
}

const said = (errors: NodeError | null): string =>
  (errors?.shortDiagnostics ?? []).map((one: { message?: string }) => one.message ?? String(one)).join('; ');

function typeset(document: Document): Uint8Array {
  const file = join(workspace, 'document.json');
  compiler.mapShadow(file, Buffer.from(JSON.stringify(convert(document))));
  try {
    const result = compiler.compile({ mainFileContent: template });
    if (!result.result) throw new Error(said(result.takeError()) || 'nothing was made');
    // A face that is missing would be replaced by whatever this machine has.
    const warnings = said(result.takeWarnings());
    if (warnings.includes('unknown font family')) throw new Error(warnings);
    return compiler.pdf(result.result);
  } finally {
    compiler.unmapShadow(file);
    compiler.evictCache(3);
  }
}

parentPort?.on('message', ({ id, document }: Task) => {
  try {
    const pdf = Uint8Array.from(typeset(document));
    parentPort?.postMessage({ id, pdf } satisfies Outcome, [pdf.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, fault: (error as Error).message } satisfies Outcome);
  }
});
