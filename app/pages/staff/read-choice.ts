/** An answer as calibration names it, a list in JSON, made fit to read. */

export function readChoice(choice: string | null): string | null {
  if (choice === null) return null;
  try {
    const parts: unknown = JSON.parse(choice);
    return Array.isArray(parts) ? parts.map((part) => String(part) || '–').join(' / ') : choice;
  } catch {
    return choice;
  }
}
