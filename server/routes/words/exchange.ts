/** Handlers of words that go to other programs or come from them. */
import { exchange } from '#contract/words/exchange.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { exportWords, importWords } from '#server/domains/words/service.ts';
import { implement } from '#server/http/implement.ts';

export const exchangeRoutes = [
  implement(exchange.exportWords, async ({ query, viewer, locale, now }, deps) => {
    const { progress, sound, ...choice } = query;
    const { ids } = await findClosedTo(deps, viewer);
    const file = await exportWords(
      deps,
      { ...choice, withProgress: progress, withSound: sound },
      { userId: viewer.id, locale, now, except: ids },
    );
    return new Response(file.bytes, {
      headers: {
        'content-type': file.type,
        'content-disposition': `attachment; filename="beacon-gre-words.${query.format}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      },
    });
  }),

  implement(exchange.importWords, ({ body, viewer, now }, deps) =>
    importWords(deps, viewer.id, body.file, { isPreview: body.preview, withProgress: body.progress }, now),
  ),
];
