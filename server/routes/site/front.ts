/** Handlers of what the front pages show beside articles, classes and events. */
import { front } from '#contract/site/front.ts';
import { parseMarkdown } from '#core/markdown.ts';
import { findPublished } from '#server/domains/exams/service.ts';
import { giveSetsPdf } from '#server/domains/reports/pdf/service.ts';
import { inLanguage } from '#server/domains/site/language.ts';
import { findEntry, listEntries, listShorts } from '#server/domains/site/service.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';

export const frontRoutes = [
  implement(front.listBanners, async ({ query: { place }, locale }, deps) => {
    const all = inLanguage(deps, locale)(await listEntries(deps.db, 'banner'));
    return all
      .filter((banner) => !place || banner.place === place)
      .map(({ slug, ...banner }) => ({ id: slug, ...banner }));
  }),

  implement(front.listShorts, ({ locale }, deps) => listShorts(deps, locale)),

  implement(front.listMaterials, async ({ locale }, deps) => {
    const all = await listEntries(deps.db, 'material');
    const newest = all.toSorted((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0));
    const known = await findPublished(
      deps.db,
      newest.flatMap(({ sets }) => sets),
    );
    return inLanguage(
      deps,
      locale,
    )(newest).map(({ slug, sets, ...material }) => {
      const exams = sets.flatMap((code) => known.get(code) ?? []);
      return {
        id: slug,
        ...material,
        file: exams.length === sets.length ? `/api/materials/${slug}/pdf` : null,
        sets: exams.map(({ id, title }) => ({ id, title: title[locale] })),
      };
    });
  }),

  implement(front.getMaterialPdf, async ({ params, ...asking }, deps) => {
    const material = await findEntry(deps.db, 'material', params.id);
    if (!material) throw notFound();
    const known = await findPublished(deps.db, material.sets);
    const exams = material.sets.flatMap((code) => known.get(code) ?? []);
    if (exams.length < material.sets.length) throw notFound();
    return giveSetsPdf(deps, { title: inLanguage(deps, asking.locale)(material).title, exams }, asking);
  }),

  implement(front.getScoreBoard, async ({ locale }, deps) => {
    const board = await findEntry(deps.db, 'scoreboard');
    if (!board) throw notFound();
    const { students, isSample: _, ...rest } = inLanguage(deps, locale)(board);
    return { ...rest, students: students.map((one) => ({ ...one, total: one.verbal + one.quant })) };
  }),

  implement(front.getAbout, async ({ locale }, deps) => {
    const about = await findEntry(deps.db, 'about');
    if (!about) throw notFound();
    const say = inLanguage(deps, locale);
    const locations = say(await listEntries(deps.db, 'location'));
    return { ...say(about), locations: locations.map(({ slug, ...rest }) => ({ id: slug, ...rest })) };
  }),

  implement(front.getTestCentres, async ({ locale }, deps) => {
    const centres = await findEntry(deps.db, 'centres');
    if (!centres) throw notFound();
    const { intro, body, ...rest } = inLanguage(deps, locale)(centres);
    return { ...rest, intro: parseMarkdown(intro), body: parseMarkdown(body) };
  }),

  implement(front.getHelp, async ({ params, locale }, deps) => {
    const all = await listEntries(deps.db, 'help');
    const say = inLanguage(deps, locale);
    const found = all.find(({ val }) => val === params.val);
    if (!found) throw notFound();
    const { val, title, description, updated, body, items } = say(found);
    return {
      ...{ val, title, description, updated },
      body: body === undefined ? [] : parseMarkdown(body),
      items: items.map(({ question, answer }) => ({ question, answer: parseMarkdown(answer) })),
      pages: all.map((page) => ({ val: page.val, title: say(page.title) })),
    };
  }),
];
