/** Content that carries both languages, seen in one of them. */
import type { Locale } from './locale.ts';

export type Localised<T> = T extends { readonly zh_cn: infer Value; readonly en: unknown }
  ? Value
  : T extends string
    ? T
    : T extends readonly (infer Item)[]
      ? Localised<Item>[]
      : T extends object
        ? { [K in keyof T]: Localised<T[K]> }
        : T;

/** Every `{zh_cn, en}` in the value becomes the words of one language, with the company's name where `{company}` stands. */
export function localise<T>(value: T, locale: Locale, company: string): Localised<T> {
  return localised(value, locale, company) as Localised<T>;
}

function localised(value: unknown, locale: Locale, company: string): unknown {
  if (typeof value === 'string') return value.replaceAll('{company}', company);
  if (Array.isArray(value)) return value.map((item) => localised(item, locale, company));
  if (typeof value !== 'object' || value === null) return value;
  if ('zh_cn' in value && 'en' in value)
    return localised((value as Record<Locale, unknown>)[locale], locale, company);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, localised(inner, locale, company)]),
  );
}
