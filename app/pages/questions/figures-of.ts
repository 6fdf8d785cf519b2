/** How figures about questions are written: times and shares. */

/** `1:04`, from milliseconds. */
export function clockText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export const percentText = (share: number): string => `${Math.round(share * 100)}%`;
