/** Handlers of words on paper. */
import { prints } from '#contract/words/prints.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { givePaper } from '#server/domains/reports/pdf/service.ts';
import { groupPrint, levelPrint, ownPrint } from '#server/domains/words/service.ts';
import { loginRequired } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';

export const printsRoutes = [
  implement(prints.getWordsPdf, async ({ query: { level, group, own }, now, ...asking }, deps) => {
    const { viewer, locale } = asking;
    const setting = { locale, company: deps.config.company[locale] };
    if (group !== undefined) return givePaper(deps, { ...groupPrint(group, setting), keep: true }, asking);
    if (own === undefined) return givePaper(deps, { ...levelPrint(level ?? 1, setting), keep: true }, asking);
    if (!viewer) throw loginRequired();
    const closed = await findClosedTo(deps, viewer);
    const print = await ownPrint(deps, viewer.id, { ...setting, tab: own }, { closed, now });
    // What is about a person is not left lying on the disk.
    return givePaper(deps, { ...print, keep: false }, asking);
  }),
];
