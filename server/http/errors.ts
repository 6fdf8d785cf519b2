/** Errors that callers are meant to see, and what is said about them in the caller's language. */

import type { z } from 'zod';
import { type ErrorName, errorTable } from '#contract/errors.ts';
import type { Locale } from '#core/locale.ts';
import { fill, say, type Text } from '#core/texts.ts';
import { errorTexts, fieldTexts } from '#messages/errors.ts';
import { isDatabaseAway } from '#server/db/away.ts';

/** A key of `fieldTexts`, or a text that is shown as it is. */
export type FieldMessage = keyof typeof fieldTexts | (string & {});

type Details = {
  /** Values for the error's text. */
  readonly params?: Readonly<Record<string, string | number | Text>>;
  /** What is wrong with each field. */
  readonly fields?: Readonly<Record<string, FieldMessage>>;
  /** The page on which the caller can do something about it, without the language. */
  readonly path?: string;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
  /** For the log alone: what an operator looks for, where the caller's error has too common a name, and whose account. */
  readonly noted?: { readonly name: string; readonly userId: string };
};

/** An error with a stable name. Anything else that is thrown is masked as INTERNAL. */
export class AppError extends Error {
  readonly error: ErrorName;
  readonly details: Details;

  constructor(error: ErrorName, details: Details = {}) {
    super(error, { cause: details.cause });
    this.name = 'AppError';
    this.error = error;
    this.details = details;
  }
}

export const loginRequired = () => new AppError('LOGIN_REQUIRED');
export const forbidden = () => new AppError('FORBIDDEN');
export const notFound = () => new AppError('NOT_FOUND');
export const recordLimitReached = (limit: number) =>
  new AppError('RECORD_LIMIT_REACHED', { params: { limit } });

/** The page of its exam has the attempt that took its place. */
export const recordDropped = (examId: string) =>
  new AppError('RECORD_DROPPED', { path: `/exams/before?id=${examId}` });

/** Bad input that a schema cannot see, such as an address that is taken: `invalidInput({ email: 'email_taken' })`. */
export const invalidInput = (fields: Record<string, FieldMessage>, noted?: Details['noted']) =>
  new AppError('INVALID_INPUT', { fields, noted });

export function tooManyRequests(retryAfter: number): AppError {
  const seconds = Math.max(1, Math.ceil(retryAfter));
  return new AppError('TOO_MANY_REQUESTS', { params: { seconds }, retryAfter: seconds });
}

/** The error as callers see it: what was not meant for them becomes INTERNAL, a database that is away UNAVAILABLE. */
export function publicError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  return isDatabaseAway(thrown)
    ? new AppError('UNAVAILABLE', { retryAfter: 2, cause: thrown })
    : new AppError('INTERNAL', { cause: thrown });
}

/** The failure half of the envelope. */
export function failureReply({ error, details }: AppError, locale: Locale) {
  return {
    code: errorTable[error].code,
    error,
    msg: fill(
      errorTexts[error][locale],
      details.params &&
        mapValues(details.params, (value) => (typeof value === 'object' ? value[locale] : value)),
    ),
    ...(details.path && { path: details.path }),
    ...(details.fields && { fields: mapValues(details.fields, (text) => fieldText(text, locale)) }),
  };
}

/** The first issue of each field, in the caller's language. */
export function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[issue.path.join('.') || 'body'] ??= issue.message;
  return fields;
}

/**
 * What zod says of an issue that has no message of its own. Given to each parse rather than set once for all, since
 * the language belongs to the request.
 */
export function describeIssue(issue: z.core.$ZodRawIssue, locale: Locale): string {
  const t = say(fieldTexts, locale);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return t('required');
      if (issue.expected === 'int') return t('not_whole');
      if (issue.expected === 'number') return t('not_a_number');
      if (issue.expected === 'date') return t('not_a_date');
      return t(issue.expected === 'string' ? 'not_text' : 'wrong');
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin === 'string') return min === 1 ? t('required') : t('too_short', { min });
      return isCounted(issue.origin) ? t('too_few', { min }) : t('too_low', { min });
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      if (issue.origin === 'string') return t('too_long', { max });
      if (issue.origin === 'file') return t('file_too_large', { max: Math.floor(max / 1024 / 1024) });
      return isCounted(issue.origin) ? t('too_many', { max }) : t('too_high', { max });
    }
    case 'invalid_format':
      if (issue.format === 'email') return t('not_email');
      if (issue.format === 'url') return t('not_url');
      return t(['datetime', 'date', 'time'].includes(issue.format) ? 'not_a_date' : 'wrong');
    case 'invalid_value':
      return t(issue.input === undefined ? 'required' : 'not_one_of');
    case 'unrecognized_keys':
      return t('unknown_key', { keys: issue.keys.join(', ') });
    case 'invalid_union':
      return t(issue.input === undefined ? 'required' : 'wrong');
    default:
      return t('wrong');
  }
}

/** A key of `fieldTexts` in the caller's language; any other text as it is. */
export function fieldText(keyOrText: string, locale: Locale): string {
  return Object.hasOwn(fieldTexts, keyOrText)
    ? fieldTexts[keyOrText as keyof typeof fieldTexts][locale]
    : keyOrText;
}

const isCounted = (origin: string) => ['array', 'set', 'map', 'object'].includes(origin);

function mapValues<T, R>(fields: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]));
}
