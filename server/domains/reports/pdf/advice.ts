/** What a report's PDF says beyond counts: how one worked, what could have been, and what to do next. */
import type { z } from 'zod';
import type { reports as contract } from '#contract/reports.ts';
import { fullDayText } from '#core/dates.ts';
import { dayMs, durationText } from '#core/duration.ts';
import type { Locale } from '#core/locale.ts';
import type { Form } from '#core/questions/kinds.ts';
import { actionsOf } from '#core/report/advice/actions.ts';
import { say } from '#core/texts.ts';
import { formNames } from '#messages/questions.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportConduct } from '#messages/reports/conduct.ts';
import { reportFirst } from '#messages/reports/first.ts';
import { sayMarks } from '#messages/reports/sentences.ts';
import type { Block } from '#server/platform/pdf/document.ts';
import { langOf, plain } from '#server/platform/pdf/words.ts';
import { sayWeak } from './findings.ts';

type Report = z.input<typeof contract.getResults.reply>;
type Step = Report['next'][number];
type Tag = Report['priorities'][number]['tag'];

function listOf(title: string, lines: readonly string[], locale: Locale): Block[] {
  if (lines.length === 0) return [];
  const put = (text: string) => plain(langOf(locale), text);
  return [
    { kind: 'heading', level: 1, words: put(title) },
    { kind: 'list', items: lines.map(put) },
  ];
}

export function behaviourBlocks({ behaviour, count }: Report, locale: Locale): Block[] {
  const t = say(reportBlocks, locale);
  if (count === 0) return [];
  const { changes, marks, again, rapid, blank } = behaviour;
  const [toRight, toWrong, stillWrong] = [
    changes.toRight.length,
    changes.toWrong.length,
    changes.stillWrong.length,
  ];
  const colon = locale === 'en' ? ': ' : '：';
  const lines: [string, string][] = [
    [
      t('changes'),
      toRight + toWrong + stillWrong === 0
        ? t('changes_none')
        : t('changes_even', { toRight, toWrong, stillWrong }),
    ],
    [t('marks'), sayMarks(marks, locale)],
    [t('again'), again.count === 0 ? t('again_none') : t('again_used', again)],
    [
      t('rapid'),
      rapid.places.length === 0
        ? t('rapid_none')
        : t('rapid_used', { count: rapid.places.length, right: rapid.right }),
    ],
    [t('blanks'), blank.length === 0 ? t('blanks_none') : t('blanks_some', { count: blank.length })],
    ...conductLines(behaviour, locale),
  ];
  return listOf(
    t('behaviour'),
    lines.map(([name, text]) => `${name}${colon}${text}`),
    locale,
  );
}

/** What was not recorded is not said. */
function conductLines({ calculator, clock, away }: Report['behaviour'], locale: Locale): [string, string][] {
  const t = say(reportConduct, locale);
  const total = (spans: readonly { ms: number }[]) =>
    durationText(spans.reduce((sum, { ms }) => sum + ms, 0));
  const lines: [string, string][] = [];
  if (calculator) {
    const { opened, used } = calculator;
    const told = { opened, used: used.count, right: used.right };
    const text = used.count === 0 ? t('calculator_idle', told) : t('calculator_used', told);
    lines.push([t('calculator'), opened === 0 ? t('calculator_none') : text]);
  }
  if (clock)
    lines.push([
      t('clock'),
      clock.sections.length === 0 ? t('clock_none') : t('clock_hidden', { time: durationText(clock.ms) }),
    ]);
  if (away) {
    const n = away.reduce((sum, { times }) => sum + times, 0);
    lines.push([t('away'), n === 0 ? t('away_none') : t('away_some', { n, time: total(away) })]);
  }
  return lines;
}

export function whatIfBlocks({ whatIf }: Report, locale: Locale): Block[] {
  const t = say(reportBlocks, locale);
  const arrow = locale === 'en' ? ': ' : '：';
  return listOf(
    t('what_if'),
    whatIf.cases.map(
      ({ name, count, points }) => `${t(`case_${name}`, { n: count })}${arrow}${t('plus', { n: points })}`,
    ),
    locale,
  );
}

/** The same list as on the page's first screen. */
export function actionBlocks(report: Report, locale: Locale): Block[] {
  const t = say(reportBlocks, locale);
  const lineOf = (action: ReturnType<typeof actionsOf<Tag, Step>>[number]): string => {
    switch (action.name) {
      case 'topic':
        return sayWeak({ ...action, missed: [] }, locale);
      case 'redo':
        return t('next_redo', { n: action.count });
      case 'pace':
        return t('next_pace', { form: say(formNames, locale)(action.form as Form) });
      case 'lesson':
        return t('next_lesson_titles', {
          titles: action.readings.map(({ title }) => title).join(locale === 'en' ? '; ' : '；'),
        });
      case 'plan':
        return action.input ? t('next_plan', { total: action.total }) : t('next_plan_new');
      case 'words':
        return t('next_words', { n: action.count });
      case 'mock':
        return t(action.isPlanned ? 'next_mock_planned' : 'next_mock', {
          date: fullDayText(new Date(report.submittedAt.getTime() + action.days * dayMs), locale),
        });
    }
  };
  return listOf(say(reportFirst, locale)('actions'), actionsOf<Tag, Step>(report).map(lineOf), locale);
}
