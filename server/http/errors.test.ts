import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { ErrorName } from '#contract/errors.ts';
import type { Locale } from '#core/locale.ts';
import { errorTexts, fieldTexts } from '#messages/errors.ts';
import {
  AppError,
  describeIssue,
  failureReply,
  fieldsOf,
  invalidInput,
  publicError,
  recordLimitReached,
  tooManyRequests,
} from '#server/http/errors.ts';

/** What a caller reads about a field, by the way a request takes. */
function say(schema: z.ZodType, value: unknown, locale: Locale): string | undefined {
  const parsed = z
    .object({ field: schema })
    .safeParse({ field: value }, { error: (issue) => describeIssue(issue, locale) });
  const fields = fieldsOf(parsed.error?.issues ?? []);
  return failureReply(invalidInput(fields), locale).fields?.field;
}

describe('what is said about a field', () => {
  test.each<[string, z.ZodType, unknown, string, string]>([
    ['missing', z.string(), undefined, '请填写此项', 'Please fill this in'],
    ['null', z.number(), null, '请填写此项', 'Please fill this in'],
    ['empty', z.string().min(1), '', '请填写此项', 'Please fill this in'],
    ['missing choice', z.enum(['a']), undefined, '请填写此项', 'Please fill this in'],
    ['missing either', z.union([z.string(), z.number()]), undefined, '请填写此项', 'Please fill this in'],
    ['too short', z.string().min(8), 'abc', '至少 8 个字符', 'Use at least 8 characters'],
    ['too long', z.string().max(1), 'abc', '最多 1 个字符', 'Use at most 1 character'],
    ['no e-mail', z.email(), 'a@', '请填写正确的邮箱地址', 'Please enter a valid e-mail address'],
    ['no address', z.url(), 'a b', '请填写完整的网址', 'Please enter a full web address'],
    ['no date', z.iso.date(), '2026-13-01', '请填写正确的日期', 'Please enter a valid date'],
    ['no number', z.number(), '7', '请填写数字', 'Please enter a number'],
    ['no number in a query', z.coerce.number(), 'x', '请填写数字', 'Please enter a number'],
    ['no whole number', z.coerce.number().int(), '1.5', '请填写整数', 'Please enter a whole number'],
    ['too low', z.number().min(130), 1, '不能小于 130', 'Must be 130 or more'],
    ['too high', z.number().max(170), 171, '不能大于 170', 'Must be 170 or less'],
    ['no text', z.string(), 7, '请填写文字', 'Please enter text'],
    ['not offered', z.enum(['a', 'b']), 'c', '请从可选项中选择', 'Please choose one of the options'],
    ['too few', z.array(z.string()).min(2), ['a'], '至少选择 2 项', 'Choose at least 2'],
    ['too many', z.array(z.string()).max(1), ['a', 'b'], '最多 1 项', 'No more than 1, please'],
    ['another kind', z.array(z.string()), 'a', '格式不正确，请检查', 'Please check this'],
    ['another form', z.string().regex(/^\d+$/), 'a', '格式不正确，请检查', 'Please check this'],
    ['a rule of its own', z.string().refine(() => false), 'a', '格式不正确，请检查', 'Please check this'],
    [
      'a large file',
      z.file().max(10 * 1024 * 1024),
      new File([new Uint8Array(11 * 1024 * 1024)], 'a'),
      '文件不能超过 10 MB',
      'The file must be 10 MB or smaller',
    ],
    ['an unknown key', z.strictObject({}), { a: 1 }, '不认识的字段：a', 'Unknown: a'],
    [
      'a message that is a key',
      z.string().min(3, 'not_email'),
      'a',
      '请填写正确的邮箱地址',
      'Please enter a valid e-mail address',
    ],
    ['a message that is a text', z.string().min(3, '请再想想'), 'a', '请再想想', '请再想想'],
  ])('%s', (_, schema, value, chinese, english) => {
    expect(say(schema, value, 'zh_cn')).toBe(chinese);
    expect(say(schema, value, 'en')).toBe(english);
  });

  test('is the first thing wrong with it, under its path', () => {
    const schema = z.object({ list: z.array(z.object({ a: z.string().min(3).regex(/x/) })) });
    const parsed = schema.safeParse(
      { list: [{ a: 'xyz' }, { a: 'y' }] },
      { error: (issue) => describeIssue(issue, 'en') },
    );
    expect(fieldsOf(parsed.error?.issues ?? [])).toEqual({ 'list.1.a': 'Use at least 3 characters' });
  });

  test('that is the whole body has a name too', () => {
    const parsed = z.object({}).safeParse([], { error: (issue) => describeIssue(issue, 'en') });
    expect(fieldsOf(parsed.error?.issues ?? [])).toEqual({ body: 'Please check this' });
  });
});

test('a text holds the numbers it speaks of', () => {
  expect(failureReply(recordLimitReached(1), 'en').msg).toContain('submitted 1 time,');
  expect(failureReply(recordLimitReached(3), 'zh_cn').msg).toContain('最多可提交 3 次');
  expect(failureReply(tooManyRequests(0), 'en').msg).toContain('in 1 second.');
});

test('only an AppError is shown as it is', () => {
  const own = new AppError('NOT_FOUND');
  expect(publicError(own)).toBe(own);
  for (const thrown of [new Error('secret'), 'secret', null, undefined, { error: 'FORBIDDEN' }]) {
    expect(publicError(thrown).error).toBe('INTERNAL');
  }
});

const away = `57P01 57P03 57014 55P03 25006 53300 08006
  ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH ENOTFOUND EAI_AGAIN`;

test.each(away.split(/\s+/))('%s means that the database is away', (code) => {
  const thrown = Object.assign(new Error('x'), { code });
  expect(publicError(thrown)).toMatchObject({ error: 'UNAVAILABLE', details: { retryAfter: 2 } });
  expect(publicError(new Error('Failed query', { cause: thrown })).error).toBe('UNAVAILABLE');
});

test.each([
  'Query read timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
])('so does “%s”, which the driver says without a code', (message) => {
  expect(publicError(new Error('Failed query', { cause: new Error(message) })).error).toBe('UNAVAILABLE');
});

test.each(['23505', '42P01', '40001'])('%s does not', (code) => {
  expect(publicError(Object.assign(new Error('x'), { code })).error).toBe('INTERNAL');
});

test('every text is whole in both languages', () => {
  for (const [key, text] of Object.entries({ ...errorTexts, ...fieldTexts })) {
    expect(text.zh_cn, key).toMatch(/\p{Script=Han}/u);
    expect(text.en, key).not.toMatch(/\p{Script=Han}/u);
    const names = (words: string) => new Set([...words.matchAll(/\{(\w+)/g)].map(([, name]) => name));
    expect(names(text.zh_cn), key).toEqual(names(text.en));
  }
  expect(Object.keys(errorTexts satisfies Record<ErrorName, unknown>).length).toBeGreaterThan(0);
});
