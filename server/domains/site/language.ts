/** Entries in the caller's language, with the company's own name. */
import type { Locale } from '#core/locale.ts';
import { type Localised, localise } from '#core/localised.ts';
import type { Deps } from '#server/deps.ts';

export type InLanguage = <T>(content: T) => Localised<T>;

export const inLanguage =
  ({ config }: Pick<Deps, 'config'>, locale: Locale): InLanguage =>
  (content) =>
    localise(content, locale, config.company[locale]);
