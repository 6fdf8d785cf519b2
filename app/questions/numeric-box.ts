/** What the box of a numeric entry takes. */

const longest = 14;

/** Digits, a point, a minus, as in the real test. A Chinese input method types them full-width. */
export function readBox(typed: string): string {
  const plain = typed.normalize('NFKC').replace(/[−–—]/g, '-').replace(/。/g, '.');
  const sign = plain.trimStart().startsWith('-') ? '-' : '';
  const [whole = '', ...decimals] = plain.replace(/[^\d.]/g, '').split('.');
  return (sign + whole + (decimals.length > 0 ? `.${decimals.join('')}` : '')).slice(0, longest);
}
