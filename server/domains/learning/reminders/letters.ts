/** What a reminder says, made from what Today and the plan know; nothing is said that they do not. */
import type { InputOf } from '#contract/endpoint.ts';
import type { studyPlan } from '#contract/learning/plan.ts';
import type { today } from '#contract/learning/today.ts';
import { weekdayText } from '#core/dates.ts';
import { addDays, type ReminderKind } from '#core/learning/reminders.ts';
import type { Locale } from '#core/locale.ts';
import { type Say, say } from '#core/texts.ts';
import { letterTexts } from '#messages/learning/letters.ts';
import { levelNames } from '#messages/lessons/overview.ts';

/** Without what only the page shows. */
export type Today = Omit<InputOf<(typeof today.getToday)['reply']>, 'unread'>;
export type Plan = NonNullable<InputOf<(typeof studyPlan.getPlan)['reply']>>;
type Task = Today['tasks'][number];
type Change = Today['changes'][number];
type Level = Extract<Change, { kind: 'level' }>['from'];

/** Paths are ours and without the language: whoever sends it makes addresses of them. */
export type Letter = {
  subject: string;
  opening: string[];
  rows: { label: string; note: string; to?: string }[];
  link: { label: string; to: string };
  closing: string[];
  why: string;
};

type T = Say<typeof letterTexts>;

/** What a task is, in a few words. */
export function describeTask({ work, name, amount }: Pick<Task, 'work' | 'name' | 'amount'>, locale: Locale) {
  const t = say(letterTexts, locale);
  const n = amount;
  switch (work.kind) {
    case 'words':
      return t('work_words', { n });
    case 'mistakes':
      return t('work_mistakes', { n });
    case 'stream':
      return t(work.measure === 'verbal' ? 'work_verbal' : 'work_quant', { n });
    case 'topic':
      return t('work_topic', { name: name ?? work.tag, n });
    case 'lesson':
      return name ? t('work_lesson', { name }) : t('work_lesson_any');
    case 'essay':
      return name ? t('work_essay', { name }) : t('work_essay_any');
    case 'mock-review':
      return t('work_review');
    default:
      return t(`work_${work.kind}`);
  }
}

const minutesOf = (tasks: readonly { minutes: number }[]): number =>
  tasks.reduce((sum, { minutes }) => sum + minutes, 0);

/** Null where there is nothing to do. */
export function writeDaily({ state, tasks, next, exam }: Today, locale: Locale): Letter | null {
  const t = say(letterTexts, locale);
  const open = tasks.filter((task) => task.state === 'open');
  // What Today calls next stands first here, too.
  const first = open.find(({ id }) => id === next?.taskId) ?? open[0];
  if (!first) return null;
  const ordered = [first, ...open.filter((task) => task !== first)];
  const opening = [t('daily_sum', { n: open.length, minutes: minutesOf(open) })];
  if (state === 'eve') opening.unshift(t('daily_eve'));
  else if (exam && exam.daysLeft > 0) opening.unshift(t('daily_exam', { n: exam.daysLeft }));
  if (state === 'back') opening.push(t('daily_back'));
  return {
    subject: t('daily_subject', { first: describeTask(first, locale), minutes: first.minutes }),
    opening: [opening.join(locale === 'en' ? ' ' : '')],
    rows: ordered.map((task) => ({
      label: describeTask(task, locale),
      note: t('minutes', { n: task.minutes }),
      to: task.to,
    })),
    link: { label: t('start'), to: first.to },
    closing: [t('daily_more')],
    why: t('daily_why'),
  };
}

/** `monday` begins the week that is told. */
export function writeWeekly(
  { lamps, score, target, changes, exam }: Today,
  plan: Plan | null,
  { monday, day, locale }: { monday: string; day: string; locale: Locale },
): Letter {
  const t = say(letterTexts, locale);
  const week = lamps.days.filter((one) => one.day >= monday && one.day < addDays(monday, 7));
  const states = week.map((one) => ({ ...one, state: stateOf(one.state, lamps.isTodayLit) }));
  const lit = states.filter(({ state }) => state === 'lit').length;
  const { total, streak } = lamps;
  const lampLine =
    lit > 0
      ? t('weekly_lamps', { n: lit, total, streak })
      : total > 0
        ? t('weekly_lamps_none', { total })
        : t('weekly_lamps_first');
  return {
    subject: lit > 0 ? t('weekly_subject', { n: lit }) : t('weekly_subject_none'),
    opening: [
      lampLine,
      ...(lit > 0
        ? [states.map(({ day, state }) => `${weekdayText(day, locale)} ${t(`lamp_${state}`)}`).join(' · ')]
        : []),
      scoreLine(score, target, t),
      ...(changes.length > 0 ? [t('weekly_moved')] : lit > 0 ? [t('weekly_same')] : []),
    ].filter(Boolean),
    rows: changes.map((change) => describeChange(change, locale)),
    link: { label: t('weekly_link'), to: '/user' },
    closing: comingLines(plan, exam, { day, locale }),
    why: t('weekly_why'),
  };
}

const stateOf = (state: Today['lamps']['days'][number]['state'], isTodayLit: boolean) =>
  state === 'today' ? (isTodayLit ? 'lit' : 'dark') : state;

function scoreLine({ total, measures }: Today['score'], target: Today['target'], t: T): string {
  if (total && target) return t('weekly_score_target', { ...total, target: target.total });
  if (total) return t('weekly_score', total);
  const missing = measures
    .filter(({ score, missing }) => !score && missing > 0)
    .map(({ measure, missing }) => t(`missing_${measure}`, { n: missing }));
  return missing.length > 0 ? t('weekly_score_unknown', { what: missing.join(t('and')) }) : '';
}

function describeChange(change: Change, locale: Locale): Letter['rows'][number] {
  const t = say(letterTexts, locale);
  const nameOf = (level: Level) => (level === 'unknown' ? t('level_unknown') : levelNames[level][locale]);
  const to = change.evidence;
  switch (change.kind) {
    case 'level':
      return {
        label: change.name,
        note: t('change_arrow', { from: nameOf(change.from), to: nameOf(change.to) }),
        to,
      };
    case 'score':
      return { label: t(`change_${change.measure}`), note: t('change_arrow', change), to };
    default:
      return { label: t(`change_${change.kind}`), note: String(change.n), to };
  }
}

/** The seven days after this one. */
function comingLines(
  plan: Plan | null,
  exam: Today['exam'],
  { day, locale }: { day: string; locale: Locale },
): string[] {
  const t = say(letterTexts, locale);
  const week = (plan?.days ?? []).filter((one) => one.day > day && one.day <= addDays(day, 7));
  const study = week.filter(({ tasks }) => tasks.length > 0);
  const mock = week.find(({ tasks }) => tasks.some(({ work }) => work.kind === 'mock'));
  const lines: string[] = [];
  if (study.length > 0) {
    const minutes = minutesOf(study.flatMap(({ tasks }) => tasks));
    lines.push(t('weekly_next', { days: study.length, minutes }));
  }
  if (mock) lines.push(t('weekly_mock', { day: weekdayText(mock.day, locale) }));
  if (exam && exam.daysLeft > 0) lines.push(t('weekly_exam', { n: exam.daysLeft }));
  return lines.length > 0 ? [lines.join(locale === 'en' ? ' ' : '')] : [];
}

/** For ways that carry a line or two: the inbox, WeChat. */
export const summaryOf = ({ opening, rows }: Letter): string =>
  [...opening, ...rows.map(({ label, note }) => `· ${label} ${note}`)].join('\n');

export const stopLabel = (kind: ReminderKind, locale: Locale): string =>
  say(letterTexts, locale)(kind === 'daily' ? 'stop_daily' : 'stop_weekly');
