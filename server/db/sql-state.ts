/** PostgreSQL's own five characters for what went wrong, wherever in the chain of causes they stand. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return cause ? sqlState(cause) : undefined;
}
