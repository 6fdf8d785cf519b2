import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { extractText } from 'unpdf';
import { afterEach, describe, expect, it } from 'vitest';
import { bankText } from '#core/bank-text.ts';
import type { Block, Document } from './document.ts';
import { createPrinter, type Printer } from './printer.ts';
import { marked, plain } from './words.ts';

const open: Printer[] = [];
afterEach(async () => {
  for (const printer of open.splice(0)) await printer.close();
});

async function openPrinter(settings: Partial<Parameters<typeof createPrinter>[0]> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'beacon-papers-'));
  const printer = createPrinter({
    log: pino({ level: 'silent' }),
    source: import.meta.dirname,
    folder,
    maxWaiting: 20,
    timeoutMs: 20_000,
    ...settings,
  });
  open.push(printer);
  return { printer, folder };
}

const documentOf = (title: string, blocks: Block[] = []): Document => ({
  lang: 'zh',
  title: plain('zh', title),
  facts: [],
  company: '灯塔 GRE',
  foot: plain('zh', '仅供个人学习'),
  blocks,
});

async function textOf(printer: Printer, document: Document): Promise<string> {
  const printed = await printer.print(document);
  if (printed.kind !== 'done') throw new Error(printed.kind);
  const { text } = await extractText(new Uint8Array(printed.pdf), { mergePages: true });
  return text.replace(/\s+/g, '');
}

describe('the printer', () => {
  it('takes every sign as it is: nothing in a text is a command', async () => {
    const { printer } = await openPrinter();
    const nasty = '#read("/etc/passwd") $x$ *a* _b_ @c <d> \\e `f` [g] {h} // i “引号”';
    const text = await textOf(printer, documentOf('标题', [{ kind: 'text', words: plain('en', nasty) }]));
    expect(text).toContain('#read("/etc/passwd")$x$*a*_b_@c<d>\\e`f`[g]{h}//i');
    expect(text).toContain('标题');
  });

  it.each(['#read("worker.ts")', '#import "@preview/cetz:0.3.0"'])(
    'runs no code, even where a formula asks for it: %s',
    async (code) => {
      const { printer } = await openPrinter();
      const source = `$\\text{" ${code} "}$`;
      const blocks: Block[] = [
        { kind: 'text', words: marked('en', bankText(`A ${source} Z`)) },
        { kind: 'text', words: plain('en', source) },
      ];
      const text = await textOf(printer, documentOf('Hostile', blocks));
      expect(text).not.toContain('NodeCompiler');
      expect(text.split(code.replaceAll(' ', ''))).toHaveLength(3);
    },
  );

  it('ends a paper that takes more memory than it may', async () => {
    const { printer } = await openPrinter({ maxMemoryMb: 60 });
    expect((await printer.print(documentOf('large'))).kind).toBe('failed');
  });

  it('sets formulas, and writes out what it cannot convert', async () => {
    const { printer } = await openPrinter();
    const words = marked('en', bankText('If $\\frac{1}{2} + 5{,}000$ and $\\undefinedcommand{x}$ then'));
    expect(await textOf(printer, documentOf('Math', [{ kind: 'text', words }]))).toContain('then');
  });

  it('refuses at once when too many wait, and serves those who do', async () => {
    const { printer } = await openPrinter({ maxWaiting: 2 });
    const kinds = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map(async (title) => (await printer.print(documentOf(title))).kind),
    );
    expect(kinds).toEqual(['done', 'done', 'done', 'busy', 'busy']);
  });

  it('makes one paper for all who ask for the same at once', async () => {
    const { printer } = await openPrinter({ maxWaiting: 0 });
    const kinds = await Promise.all(
      Array.from({ length: 5 }, async () => (await printer.print(documentOf('same'))).kind),
    );
    expect(new Set(kinds)).toEqual(new Set(['done']));
  });

  it('gives up what takes too long, and goes on with the next in a fresh process', async () => {
    const long: Block[] = Array.from({ length: 20_000 }, (_, index) => ({
      kind: 'numbered',
      no: String(index),
      blocks: [{ kind: 'text', words: plain('en', 'A long line of words to be set. '.repeat(20)) }],
    }));
    const { printer } = await openPrinter({ timeoutMs: 4000 });
    const [slow, next] = await Promise.all([
      printer.print(documentOf('long', long)),
      printer.print(documentOf('after')),
    ]);
    expect(slow.kind).toBe('slow');
    expect(next.kind).toBe('done');
  }, 30_000);

  it('survives a document that cannot be set', async () => {
    const { printer } = await openPrinter();
    const broken: Block = { kind: 'drawing', drawing: { svg: 'no drawing', width: 100 } };
    expect((await printer.print(documentOf('broken', [broken]))).kind).toBe('failed');
    expect((await printer.print(documentOf('whole'))).kind).toBe('done');
  });

  it('lets its process go when there is nothing to do, and starts another for the next', async () => {
    const { printer } = await openPrinter({ idleMs: 1 });
    const first = await printer.print(documentOf('first'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const second = await printer.print(documentOf('first'));
    expect([first.kind, second.kind]).toEqual(['done', 'done']);
    if (first.kind === 'done' && second.kind === 'done') {
      expect(Buffer.from(second.pdf).equals(Buffer.from(first.pdf))).toBe(true);
    }
  });

  it('keeps only what it is told to keep', async () => {
    const { printer, folder } = await openPrinter();
    await printer.print(documentOf('private'));
    expect(await readdir(folder)).toEqual([]);
    await printer.print(documentOf('public'), { keep: true });
    expect(await readdir(folder)).toHaveLength(1);
  });
});
