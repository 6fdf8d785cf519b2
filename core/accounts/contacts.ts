/** E-mail addresses and telephone numbers in the one form in which they are compared and stored. */

export const normalizeEmail = (text: string): string => text.trim().normalize('NFC').toLowerCase();

/**
 * The number in international form, or null where it cannot be one. Eleven digits that begin with 1 are a Chinese
 * mobile number, as people there write it; everyone else starts with + or 00 and the country's code.
 */
export function normalizePhone(text: string): string | null {
  const digits = text.normalize('NFKC').replace(/[\s().-]/g, '');
  const international = /^1[3-9]\d{9}$/.test(digits) ? `+86${digits}` : digits.replace(/^00/, '+');
  if (international.startsWith('+86')) return /^\+861[3-9]\d{9}$/.test(international) ? international : null;
  return /^\+[1-9]\d{6,14}$/.test(international) ? international : null;
}
