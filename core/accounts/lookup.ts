/** Looking a person up: what the words that somebody typed may be, and how much of a contact is shown. */
import { normalizeEmail, normalizePhone } from '#core/accounts/contacts.ts';

/** Contacts and numbers count as a whole, a nickname by any part of it; null where the words cannot be one. */
export type Wanted = {
  email: string | null;
  phone: string | null;
  id: string | null;
  nickname: string | null;
};

/** A single letter is in half of all nicknames. */
const shortestPart = 2;

export function readWanted(words: string): Wanted {
  const text = words.trim();
  return {
    email: text.includes('@') ? normalizeEmail(text) : null,
    phone: normalizePhone(text),
    id: /^[1-9]\d{0,17}$/.test(text) ? text : null,
    nickname: [...text].length >= shortestPart ? text : null,
  };
}

/** Enough to tell two people of one nickname apart: `w***@example.com`. */
export const veilEmail = (email: string): string => email.replace(/^(.)[^@]*/u, '$1***');

/** `+86138****8000` */
export const veilPhone = (phone: string): string =>
  `${phone.slice(0, Math.max(3, phone.length - 8))}****${phone.slice(-4)}`;

/**
 * Enough of a network address to recognise one's own: `203.0.113.*`. Who looks over a shoulder, or has stolen a session,
 * does not learn where its owner lives.
 */
export function veilAddress(address: string): string {
  const inFour = /(?:^|:)(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1];
  if (inFour) return `${inFour}.*`;
  const [network] = /^(?:[0-9a-f]+:){2}[0-9a-f]+(?=:)/i.exec(address) ?? [];
  return network ? `${network}:*` : address;
}
