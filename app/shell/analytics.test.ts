import { describe, expect, it } from 'vitest';
import { type AnalyticsEvent, addAnalytics, track } from '#app/shell/analytics.ts';

const event: AnalyticsEvent = { name: 'commitExam', recordId: '1', examId: '2' };

describe('analytics', () => {
  it('does nothing until an adapter is configured', () => {
    expect(() => track(event)).not.toThrow();
  });

  it('hands an event to every adapter, even when one of them fails', () => {
    const heard: string[] = [];
    const removeBroken = addAnalytics(() => {
      throw new Error('offline');
    });
    const removeGood = addAnalytics((given) => heard.push(given.name));
    track(event);
    removeBroken();
    removeGood();
    track(event);
    expect(heard).toEqual(['commitExam']);
  });
});
