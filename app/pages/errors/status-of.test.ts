import { describe, expect, it } from 'vitest';
import { statusOf } from '#app/pages/errors/status-of.ts';
import { ApiError } from '#contract/client.ts';

describe('“Route errors take their status from statusCode, status or the response status, defaulting to 500”', () => {
  it.each([
    ['statusCode, first of all', { statusCode: 404, status: 401 }, 404],
    ['status', { status: 401 }, 401],
    ['the response', { response: { status: 403 } }, 403],
    ['a response itself', new Response(null, { status: 404 }), 404],
    ['an error of the API', new ApiError(404, { code: 1, error: 'NOT_FOUND', msg: '' }), 404],
    ['nothing', new Error('broken'), 500],
    ['no status of an error', { status: 200 }, 500],
    ['no number', { status: 'late' }, 500],
    ['null', null, 500],
  ])('%s', (_, error, status) => expect(statusOf(error)).toBe(status));
});
