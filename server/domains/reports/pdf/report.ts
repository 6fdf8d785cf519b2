/** A report as a document: the same facts in the same words as on its page, set for print. */

import type { z } from 'zod';
import type { reports as contract } from '#contract/reports.ts';
import { type BankText, bankText } from '#core/bank-text.ts';
import { fullMomentText } from '#core/dates.ts';
import { durationText } from '#core/duration.ts';
import type { Locale } from '#core/locale.ts';
import type { Said } from '#core/questions/forms/form-rules.ts';
import type { Form } from '#core/questions/kinds.ts';
import { cutSource, plainText } from '#core/questions/runs.ts';
import { shownError } from '#core/report/headline.ts';
import { highest, lowest } from '#core/scoring/scale.ts';
import { type Say, say } from '#core/texts.ts';
import { formNames } from '#messages/questions.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportConduct } from '#messages/reports/conduct.ts';
import { reportPages } from '#messages/reports/pages.ts';
import { pdfTexts } from '#messages/reports/pdf.ts';
import { sayCircumstances, sayDoubts } from '#messages/reports/sentences.ts';
import type { Drawings } from '#server/platform/drawings.ts';
import type { Block, Column, Document, Fact, Lang, Words } from '#server/platform/pdf/document.ts';
import { langOf, marked, plain } from '#server/platform/pdf/words.ts';
import { actionBlocks, behaviourBlocks, whatIfBlocks } from './advice.ts';
import { type Essay, essayBlocks, textBlocks } from './essay.ts';
import { groupBlocks, strengthBlocks } from './findings.ts';
import { stateOf, timeBlocks } from './times.ts';
import { type TrendData, trendBlocks } from './trend.ts';

export type Report = z.input<typeof contract.getResults.reply>;

export type ReportInput = {
  report: Report;
  /** With their grades; empty for who may not see those. */
  essays: Essay[];
  company: string;
  locale: Locale;
  drawings: Drawings;
  /** The owner's mock exams so far; null for a practice set, and for others. */
  trend: TrendData | null;
  /** From a shared link: said in the PDF, and without the scores where they are hidden. */
  shared: { hidesScores: boolean } | null;
};

type Setting = ReportInput & {
  lang: Lang;
  t: Say<typeof reportPages>;
  p: Say<typeof pdfTexts>;
  put: (text: string | number) => Words;
};

export function reportDocument(input: ReportInput): Document {
  const { report, trend, company, locale, shared } = input;
  const lang = langOf(locale);
  const [t, p] = [say(reportPages, locale), say(pdfTexts, locale)];
  const put = (text: string | number) => plain(lang, String(text));
  const setting: Setting = { ...input, lang, t, p, put };
  const submitted = p('submitted', {
    date: fullMomentText(report.submittedAt, locale),
    time: durationText(report.spentMs),
  });
  return {
    lang,
    title: put(p('report_title', { title: report.exam.title })),
    facts: [submitted, sittingText(input), ...(shared ? [p('shared')] : [])].map(put),
    company,
    foot: put(p('foot', { company })),
    blocks: [
      ...headlineBlocks(setting),
      ...doubtBlocks(setting),
      ...actionBlocks(report, locale),
      ...routeBlocks(setting),
      ...sectionBlocks(setting),
      ...timeBlocks(report, input.drawings, locale),
      ...groupBlocks(report, locale),
      ...behaviourBlocks(report, locale),
      ...quadrantBlocks(setting),
      ...strengthBlocks(report, locale),
      ...whatIfBlocks(report, locale),
      ...wordBlocks(setting),
      ...writingBlocks(setting),
      ...(trend ? trendBlocks(report, trend, input) : []),
      ...itemBlocks(setting),
    ],
  };
}

/** Lines break between two facts, not within one. */
function sittingText({ report, locale }: ReportInput): string {
  const facts = sayCircumstances(report, locale).map((fact) => fact.replaceAll(' ', '\u00a0'));
  return `${say(reportConduct, locale)('sitting')}${locale === 'en' ? ': ' : '：'}${facts.join(' · ')}`;
}

/** A gloss is Chinese where we have no other. */
const hanzi = /\p{Script=Han}/u;

const headingOf = ({ put }: Setting, text: string): Block => ({
  kind: 'heading',
  level: 1,
  words: put(text),
});

function headlineBlocks(setting: Setting): Block[] {
  const { report, drawings, shared, t, p, put } = setting;
  if (shared?.hidesScores) return [{ kind: 'text', tone: 'soft', words: put(p('hidden_scores')) }];
  const { scores, correct, count } = report;
  if (!scores) {
    return [
      { kind: 'figures', figures: [{ name: put(t('col_right')), value: put(`${correct} / ${count}`) }] },
    ];
  }
  const measure = (name: 'verbal' | 'quant'): Fact => {
    const score = scores[name];
    if (score === 'NS') return { name: put(t(name)), value: put(t('ns')), note: put(t('ns_text')) };
    const [low, high] = score.band68;
    const error = shownError(score, [lowest, highest]);
    return {
      name: put(t(name)),
      // Where the scale ends the range below says it all.
      value: put(error.kind === 'plus-minus' ? `${score.scaled} ${t('plus_minus', error)}` : score.scaled),
      drawing: {
        ...drawings.scoreBand({ ...score, target: report.target?.[name] ?? null, label: '' }),
        width: 140,
      },
      note: put(
        `${low < high ? p('range68', { low, high }) : p('range95', { low: score.band95[0], high: score.band95[1] })}\n${p('percentile_short', { n: score.percentile })}`,
      ),
    };
  };
  const { verbal, quant } = scores;
  const total = verbal === 'NS' || quant === 'NS' ? null : verbal.scaled + quant.scaled;
  return [
    {
      kind: 'figures',
      figures: [{ name: put(p('total')), value: put(total ?? t('ns')) }, measure('verbal'), measure('quant')],
    },
    {
      kind: 'text',
      tone: 'soft',
      words: put(
        `${t('estimate_note')}${setting.lang === 'en' ? ' ' : ''}${t('edition', { edition: report.edition })}`,
      ),
    },
  ];
}

function doubtBlocks({ report, locale, t, put }: Setting): Block[] {
  const { lines, verdict } = sayDoubts(report, locale);
  if (lines.length === 0) return [];
  const said = [t('doubts'), ...lines, ...(verdict ? [verdict] : [])];
  return [{ kind: 'text', tone: 'boxed', words: put(said.join('\n')) }];
}

function routeBlocks(setting: Setting): Block[] {
  const { report, t, put } = setting;
  if (report.routes.length === 0) return [];
  const [colon, comma] = setting.lang === 'en' ? [': ', ', '] : ['：', '，'];
  const items = report.routes.map((route) => {
    const first = [
      t('section_n', { n: route.firstSection }),
      t('of_count', { right: route.firstCorrect, count: route.firstCount }),
    ];
    const second = [
      t('section_n', { n: route.secondSection }),
      t(`module_${route.module}`),
      t('of_count', { right: route.secondCorrect, count: route.secondCount }),
      route.next === null
        ? t('top_route')
        : t('to_next', {
            n: route.toNext ?? 0,
            cut: route.next.cut,
            module: t(`module_${route.next.module}`),
          }),
    ];
    return put(`${t(route.measure)}${colon}${first.join(comma)} → ${second.join(comma)}`);
  });
  return [
    headingOf(setting, t('routing')),
    { kind: 'text', words: put(t('routing_text')) },
    { kind: 'list', items },
  ];
}

/** The first column is a name and takes the room; the others are figures. */
const columnsOf = ({ put }: Setting, names: readonly string[]): Column[] =>
  names.map((name, index) => ({
    head: put(name),
    ...(index === 0 ? { align: 'left', share: 1 } : { align: 'right' }),
  }));

function sectionBlocks(setting: Setting): Block[] {
  const { report, locale, t, put } = setting;
  const b = say(reportBlocks, locale);
  return [
    headingOf(setting, t('sections')),
    {
      kind: 'table',
      columns: columnsOf(setting, [
        t('col_section'),
        t('col_right'),
        b('col_wrong'),
        t('col_blank'),
        t('col_marked'),
        b('col_average'),
        t('col_time'),
      ]),
      rows: report.sections.map((row) =>
        [
          `${row.no} · ${t(row.measure)}${row.module ? ` · ${t(`module_${row.module}`)}` : ''}`,
          row.measure === 'write' ? '—' : `${row.right} / ${row.count}`,
          row.measure === 'write' ? '—' : row.wrong,
          row.blank,
          row.marked,
          row.averageMs === null ? '—' : durationText(row.averageMs),
          [
            durationText(row.elapsedMs),
            ...(row.allowedMs ? [` / ${durationText(row.allowedMs)}`] : []),
            ...(row.isTimedOut ? [` · ${t('timed_out')}`] : []),
          ].join(''),
        ].map(put),
      ),
    },
  ];
}

function quadrantBlocks(setting: Setting): Block[] {
  const { report, t, put } = setting;
  const cells = ['fastRight', 'slowRight', 'fastWrong', 'slowWrong'] as const;
  return [
    headingOf(setting, t('quadrant')),
    {
      kind: 'figures',
      figures: cells.map((cell) => ({
        name: put(t(cell)),
        value: put(report.quadrant[cell]),
        note: put(t(`${cell}_do`)),
      })),
    },
  ];
}

/** Its owner sees how it was graded; others, where they may, what was written. */
function writingBlocks(setting: Setting): Block[] {
  const { report, essays, locale, t, put } = setting;
  if (essays.length > 0) {
    return essays.flatMap((one, index) => [
      headingOf(setting, essays.length > 1 ? `${t('essay')} ${index + 1}` : t('essay')),
      ...essayBlocks(one, locale),
    ]);
  }
  if (!report.essay) return [];
  const { text, words, prompt } = report.essay;
  return [
    headingOf(setting, t('essay')),
    { kind: 'text', tone: 'boxed', words: plain('en', plainText(prompt)) },
    { kind: 'text', tone: 'soft', words: put(t('essay_words', { n: words })) },
    ...textBlocks(text),
  ];
}

/** Blanks that hung on a word: what it means, and whether it was the key or the trap. */
function wordBlocks(setting: Setting): Block[] {
  const { report, p, put } = setting;
  if (report.words.length === 0) return [];
  return [
    headingOf(setting, p('words')),
    {
      kind: 'table',
      columns: [
        { head: put(p('word')), align: 'left' },
        { head: put(p('meaning')), align: 'left', share: 1 },
        { head: put(p('word_role')), align: 'left' },
        { head: put(p('col_no')), align: 'right' },
      ],
      rows: report.words.map(({ word, gloss, role, place }) => [
        plain('en', word),
        plain(hanzi.test(gloss) ? 'zh' : 'en', gloss),
        put(p(`role_${role}`)),
        put(`${place.section} – ${place.no}`),
      ]),
    },
  ];
}

function itemBlocks(setting: Setting): Block[] {
  const { report, locale, t, p, put } = setting;
  const formName = say(formNames, locale);
  // Answers are the owner's: strangers are not told them.
  const hasKeys = report.items.some(({ key }) => key !== null);
  const answers: Column[] = hasKeys
    ? [
        { head: put(p('col_given')), align: 'left', share: 2 },
        { head: put(p('col_key')), align: 'left', share: 2 },
      ]
    : [];
  return [
    headingOf(setting, t('review')),
    {
      kind: 'table',
      columns: [
        { head: put(p('col_no')), align: 'left' },
        { head: put(p('col_question')), align: 'left', share: 5 },
        ...(hasKeys ? [] : [{ head: put(p('form')), align: 'left' } satisfies Column]),
        { head: put(p('col_outcome')), align: 'left' },
        ...answers,
        { head: put(p('col_times')), align: 'right' },
      ],
      rows: report.items.map((item) => [
        put(`${item.section} – ${item.no}`),
        // A verbal question is English in a Chinese report too.
        plain(/[\u4e00-\u9fff]/.test(item.stem) ? 'zh' : 'en', plainText(cutSource(item.stem, 70))),
        ...(hasKeys ? [] : [put(formName(item.form as Form))]),
        put(item.correct === null ? '—' : t(stateOf(item))),
        ...(hasKeys ? [putGiven(item.given), marked('en', shorten(item.key))] : []),
        put(`${durationText(item.spentMs)} / ${durationText(item.targetMs)}`),
      ]),
    },
  ];
}

const shorten = (text: BankText | null): BankText => (text ? cutSource(text, maxAnswer) : bankText('—'));

/** What was typed is set as it is: to Typst it is data, and never a formula. */
function putGiven(given: Said | null): Words {
  if (given?.by !== 'user') return marked('en', shorten(given?.text ?? null));
  return plain('en', given.text.slice(0, maxAnswer));
}

const maxAnswer = 60;
