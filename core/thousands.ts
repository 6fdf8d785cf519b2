/**
 * Whole numbers with a comma after each three digits, which is how both languages write them here. The browser's own
 * formatter does the same, but the first number it formats costs a phone a tenth of a second.
 */
export const thousands = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
