import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AnalyticsEvent, addAnalytics, beaconAdapter, track } from '#app/shell/analytics.ts';

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

describe('the adapter that an address configures', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each(['commitExam', 'commitExercise'] as const)('sends %s with record, exam and time', (name) => {
    const sent: [string, string][] = [];
    vi.stubGlobal('navigator', { sendBeacon: (...given: [string, string]) => sent.push(given) > 0 });
    beaconAdapter('https://count.example.com/hit')({ name, recordId: '1', examId: '2' });
    expect(sent.map(([url, body]) => [url, JSON.parse(body)])).toEqual([
      [
        'https://count.example.com/hit',
        { name, recordId: '1', examId: '2', at: expect.stringMatching(/^\d{4}-.+Z$/) },
      ],
    ]);
  });
});
