/** Which of a browser's voices reads aloud. */
import type { Locale } from '../locale.ts';

/** What a browser says of a voice. */
export type VoiceOffer = { voiceURI: string; lang: string; localService: boolean; default: boolean };

const spoken = {
  en: { any: /^en(?:[-_]|$)/i, best: /^en[-_]us/i },
  zh_cn: { any: /^(?:zh|cmn)(?:[-_]|$)/i, best: /^(?:zh|cmn)[-_](?:hans[-_])?cn/i },
} as const;

/**
 * An American voice before another English one, one of the mainland before another Chinese one, and of these the one that the reader set as default. A voice of a
 * server is never used: it would send what is read to strangers, and be silent without a network.
 */
export function chooseVoice(offers: readonly VoiceOffer[], language: Locale = 'en'): VoiceOffer | null {
  const { any, best } = spoken[language];
  const local = offers.filter(({ lang, localService }) => localService && any.test(lang));
  const rank = (offer: VoiceOffer): number => (best.test(offer.lang) ? 2 : 0) + (offer.default ? 1 : 0);
  return local.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}
