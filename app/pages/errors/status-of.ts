/** Specification, section 8: a route error takes its status from statusCode, status or the response, else it is 500. */

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && name in value
    ? (value as Record<string, unknown>)[name]
    : undefined;

export function statusOf(error: unknown): number {
  const found = [
    field(error, 'statusCode'),
    field(error, 'status'),
    field(field(error, 'response'), 'status'),
  ].find((status) => typeof status === 'number' && status >= 400 && status < 600);
  return typeof found === 'number' ? found : 500;
}
