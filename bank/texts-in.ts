/** Finds every text in both languages inside a question, a figure or any part of them. */
import type { Text } from '#core/texts.ts';

/** With the path to it, as `secret.notes.A.why`. */
export function* textsIn(value: unknown, path = ''): Generator<[path: string, text: Text]> {
  if (typeof value !== 'object' || value === null) return;
  if ('en' in value && 'zh_cn' in value) yield [path, value as Text];
  else
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, path ? `${path}.${name}` : name);
}
