import { describe, expect, it } from 'vitest';
import { headline, stepButton, stepTitle, taskTitle, whyText } from '#app/pages/learning/today/task-words.ts';
import { sampleToday } from '#app/pages/learning/today/today-samples.ts';
import { todayStates } from '#core/learning/next-step.ts';
import { say } from '#core/texts.ts';
import { todayTexts } from '#messages/learning/today.ts';

const zh = say(todayTexts, 'zh_cn');
const en = say(todayTexts, 'en');

describe('Today in words', () => {
  it.each([
    ['no-goal', '先说说你想考多少。'],
    ['first', '先花 18 分钟，看看起点在哪。'],
    ['normal', '接着练 10 道转折对比。'],
    ['done', '今天的 5 件，都做完了。'],
    ['back', '回来就好，先认 15 个词。'],
    ['rest', '今天休息。'],
    ['eve', '明天考试。'],
    ['exam-day', '今天考试。'],
    ['past', '考完了。成绩出来了吗？'],
  ] as const)('says on a day that is %s: %s', (state, words) =>
    expect(headline(zh, sampleToday(state))).toBe(words),
  );

  it('asks for no score that was told', () => {
    const past = sampleToday('past');
    const told = { ...past, next: past.next && { ...past.next, kind: 'start' as const, to: '/start' } };
    expect(headline(zh, told)).toBe('考完了，成绩记下了。');
    expect(whyText(zh, told)).toContain('定下一个目标');
  });

  it('does not call a day done on which nothing was asked', () => {
    expect(headline(zh, { ...sampleToday('back'), next: null, tasks: [] })).toBe('今天没有排任务。');
    expect(headline(zh, { ...sampleToday('normal'), next: null, tasks: [] })).toBe('今天没有排任务。');
  });

  it('leaves no blank unfilled, blames nobody and shouts at nobody, in either language', () => {
    for (const state of todayStates) {
      for (const [t, lang] of [
        [zh, ''],
        [en, 'en'],
      ] as const) {
        const today = sampleToday(state, lang);
        const all = [
          headline(t, today),
          whyText(t, today),
          ...today.tasks.map(({ work, name, amount }) => taskTitle(t, work, name, amount)),
          ...(today.next
            ? [stepTitle(t, today.next, true), stepTitle(t, today.next, false), stepButton(t, today.next)]
            : []),
        ];
        for (const words of all) expect(words).toMatch(/^[^{}!！]+$/);
        expect(all.join()).not.toMatch(/落下|错过|lost|failed|behind/i);
      }
    }
  });

  it('says how much was re-planned, and that nothing has to be caught up', () => {
    expect(whyText(zh, sampleToday('back'))).toBe(
      '灯给你留着。没做的 13 件已经重新排过，不用补；今天只排 43 分钟。',
    );
    expect(whyText(en, sampleToday('done', 'en'))).toBe(
      '88 minutes today. Tomorrow: 47 minutes, starting with Words.',
    );
  });
});
