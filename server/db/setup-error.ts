/** The kind of error an operator can mend: the start command prints its message alone, without a stack. */

export function setupError(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause });
  error.name = 'SetupError';
  return error;
}

export function isSetupError(error: unknown): error is Error {
  return error instanceof Error && error.name === 'SetupError';
}

/** The code of a failed system call or, five characters long, of a failed SQL statement. */
export function errorCode(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string') return code;
  return cause ? errorCode(cause) : undefined;
}
