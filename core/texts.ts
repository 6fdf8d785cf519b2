/**
 * Texts in two languages as typed dictionaries: a missing language, an unknown key and a missing parameter are
 * compile errors.
 *
 * `{name}` inserts a value. `{n|question|questions}` inserts the first form when n is 1, else the second; `#` in a form
 * is the number itself: `{n|once|# times}`.
 */
import type { Locale } from './locale.ts';

export type Text = { readonly [L in Locale]: string };

export type Dictionary = { readonly [key: string]: Text };

/** A dictionary, its wording kept in its type: `texts({ hello: { zh_cn: '你好，{name}', en: 'Hi, {name}' } })`. */
export const texts = <const D extends Dictionary>(dictionary: D): D => dictionary;

type Placeholder<S extends string> = S extends `${string}{${infer Inside}}${infer Rest}`
  ? Inside | Placeholder<Rest>
  : never;

type Counted<P extends string> = P extends `${infer Name}|${string}` ? Name : never;
type Plain<P extends string> = P extends `${string}|${string}` ? never : P;

type ParamsIn<P extends string> = { [Name in Exclude<Plain<P>, Counted<P>>]: string | number } & {
  [Name in Counted<P>]: number;
};

/** The parameters of a text: those of both languages together, since either may be shown. */
export type Params<T extends Text> = ParamsIn<Placeholder<T[Locale]>>;

export type Say<D extends Dictionary> = <K extends keyof D & string>(
  key: K,
  ...params: [Placeholder<D[K][Locale]>] extends [never] ? [] : [params: Params<D[K]>]
) => string;

/** The dictionary in one language: `const t = say(greetings, 'en'); t('hello', { name })`. */
export function say<D extends Dictionary>(dictionary: D, locale: Locale): Say<D> {
  return (key, params?: Record<string, string | number>) => fill(dictionary[key]?.[locale] ?? key, params);
}

/** For texts chosen at run time, where no compiler can check the parameters. */
export function fill(text: string, params: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, name, one, many) => {
    const value = params[name];
    return value === undefined
      ? whole
      : many === undefined
        ? String(value)
        : (Number(value) === 1 ? one : many).replaceAll('#', () => String(value));
  });
}

/** The keys of the texts that need no parameters, for tables of labels. */
export type PlainKey<D extends Dictionary> = {
  [K in keyof D & string]: [Placeholder<D[K][Locale]>] extends [never] ? K : never;
}[keyof D & string];
