import { beforeEach, describe, expect, it } from 'vitest';
import { closeToast, listToasts, showToast, subscribeToasts } from './toasts.ts';

beforeEach(() => {
  for (const { id } of listToasts()) closeToast(id);
});

const shown = () => listToasts().map(({ text }) => text);

describe('toasts', () => {
  it('shows the newest last', () => {
    showToast({ text: 'first' });
    showToast({ text: 'second' });
    expect(shown()).toEqual(['first', 'second']);
  });

  it('shows the same words once, as the newest', () => {
    showToast({ text: 'saved' });
    showToast({ text: 'copied' });
    showToast({ text: 'saved' });
    expect(shown()).toEqual(['copied', 'saved']);
  });

  it('keeps three, and gives up a normal one before an error', () => {
    showToast({ text: 'broken', tone: 'error' });
    for (const text of ['a', 'b', 'c']) showToast({ text });
    expect(shown()).toEqual(['broken', 'b', 'c']);
  });

  it('gives up the oldest error where all are errors', () => {
    for (const text of ['a', 'b', 'c', 'd']) showToast({ text, tone: 'error' });
    expect(shown()).toEqual(['b', 'c', 'd']);
  });

  it('tells its listeners about every change, and only about changes', () => {
    let calls = 0;
    const stop = subscribeToasts(() => {
      calls += 1;
    });
    const id = showToast({ text: 'saved' });
    closeToast(id);
    closeToast(id);
    stop();
    showToast({ text: 'unheard' });
    expect(calls).toBe(2);
  });
});
