/** A teacher as the pages show one. */
import type { Entry } from './content-schema.ts';
import type { InLanguage } from './language.ts';

export function presentTeacher(entry: Entry<'teacher'>, say: InLanguage) {
  const { slug, portrait, sample, ...rest } = say(entry);
  return { id: slug, portrait: String(portrait).padStart(2, '0'), isSample: sample, ...rest };
}
