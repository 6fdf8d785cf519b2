/** An example value for a JSON Schema, so that the documentation shows what a reply looks like. */
import type { JsonSchema } from '#contract/openapi.ts';

const byFormat: Record<string, string> = {
  'date-time': '2026-11-15T08:00:00.000Z',
  date: '2026-11-15',
  email: 'student@example.com',
  uuid: '0b7f7a52-5c1c-4a5e-9d0e-3a4f5b6c7d8e',
  uri: 'https://example.com/',
  binary: '(file)',
};

export function exampleOf(
  schema: JsonSchema,
  definitions = (schema.$defs ?? {}) as Record<string, JsonSchema>,
  depth = 0,
): unknown {
  const inner = (part: unknown) => exampleOf(part as JsonSchema, definitions, depth + 1);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.examples)) return schema.examples[0];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ('default' in schema) return schema.default;
  if (typeof schema.$ref === 'string') {
    const definition = schema.$ref === '#' ? undefined : definitions[schema.$ref.replace('#/$defs/', '')];
    // A recursive schema has to end somewhere.
    return definition && depth < 8 ? inner(definition) : null;
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return inner(choices.find((choice) => choice.type !== 'null') ?? choices[0]);
  if (Array.isArray(schema.allOf)) return Object.assign({}, ...schema.allOf.map(inner));
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema.properties ?? {}) as object).map(([name, property]) => [
          name,
          inner(property),
        ]),
      );
    case 'array':
      return Array.isArray(schema.prefixItems) ? schema.prefixItems.map(inner) : [inner(schema.items ?? {})];
    case 'string':
      return exampleText(schema);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function exampleText({ format, pattern }: JsonSchema): string {
  // Ids are the one pattern that many endpoints share.
  return byFormat[String(format)] ?? (String(pattern).includes('\\d') ? '1024' : '…');
}
