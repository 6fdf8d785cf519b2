/**
 * MiniSearch over the same questions, in a process of its own: it keeps its whole index in memory, and what it needs
 * may be more than there is.
 */
import MiniSearch from 'minisearch';
import { cutPieces, fold, isStopWord } from '#core/search/pieces.ts';
import { stem } from '#core/search/stem.ts';
import { type BenchText, makeTexts } from './big-bank.ts';
import { queries } from './search-queries.ts';
import { timeAll } from './timing.ts';

/** The same tokens, so that both are asked the same. */
function* tokensOf(text: string): Generator<string> {
  for (const { kind, text: piece } of cutPieces(fold(text))) {
    if (kind === 'word') {
      if (!isStopWord(piece)) yield stem(piece);
    } else for (let i = 0; i < Math.max(1, piece.length - 1); i++) yield piece.slice(i, i + 2);
  }
}

async function measure(size: number) {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const index = new MiniSearch<BenchText>({
    fields: ['title', 'stem', 'options', 'analysis'],
    storeFields: ['stem'],
    tokenize: (text) => [...tokensOf(text)],
    processTerm: (term) => term,
    searchOptions: { combineWith: 'AND', boost: { title: 4, stem: 2 } },
  });
  for await (const text of makeTexts(size)) index.add(text);
  globalThis.gc?.();
  const miniMb = (process.memoryUsage().heapUsed - before) / 1024 / 1024;
  const mini = await timeAll(queries, async (searchKey) => {
    const isCharacter = /^\p{Script=Han}$/u.test(searchKey);
    const found = index.search(searchKey, { prefix: isCharacter });
    return found.length > 0 ? found : index.search(searchKey, { fuzzy: 0.2 });
  });
  return { mini: [...mini], miniMb };
}

process.stdout.write(JSON.stringify(await measure(Number(process.argv[2]))));
