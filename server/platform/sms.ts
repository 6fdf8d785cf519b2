/** Text messages, through whatever HTTP gateway is configured. */
import type { Config } from '#server/config.ts';

export type TextMessage = { phone: string; code: string; text: string; purpose: string; locale: string };

export type Sms = { send: (message: TextMessage) => Promise<void> };

const patienceMs = 10_000;

/** Null where no gateway is configured. */
export function createSms({ sms }: Config): Sms | null {
  if (!sms) return null;
  return {
    send: async (message) => {
      const response = await fetch(sms.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(sms.token && { authorization: `Bearer ${sms.token}` }),
        },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}
