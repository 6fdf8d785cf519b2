import { describe, expect, it } from 'vitest';
import { isSilence } from '#app/shell/network/silence.ts';
import { ApiError } from '#contract/client.ts';

const failure = { code: -1, msg: '' };
const chunk = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');

describe('nothing answered', () => {
  it.each([
    ['Chrome', new TypeError('Failed to fetch')],
    ['Firefox', new TypeError('NetworkError when attempting to fetch resource.')],
    ['Safari', new TypeError('Load failed')],
    ['a call without an answer', new ApiError(0, { ...failure, error: 'NETWORK' })],
    ['a call that took too long', new ApiError(0, { ...failure, error: 'TIMEOUT' })],
  ])('%s', (_, error) => expect(isSilence(error, true)).toBe(true));

  it('a part that is missing, only where the browser has no network', () => {
    expect(isSilence(chunk, false)).toBe(true);
    expect(isSilence(chunk, true)).toBe(false);
  });

  it.each([
    ['a refusal', new ApiError(404, { ...failure, error: 'NOT_FOUND' })],
    ['a mistake of ours', new TypeError("Cannot read properties of undefined (reading 'fetch')")],
    ['an answer that is an error page', { status: 502, statusText: 'Bad Gateway' }],
  ])('not so: %s', (_, error) => expect(isSilence(error, false)).toBe(false));
});
