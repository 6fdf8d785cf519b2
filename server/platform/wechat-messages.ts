/** Service messages of WeChat, through whatever HTTP gateway is configured: templates and followers are the service account's affair. */
import type { Config } from '#server/config.ts';

export type WechatMessage = {
  /** The same for the same message, so that the gateway can refuse a repeat. */
  id: string;
  /** As the login gave them; the gateway finds the follower of the service account by the union id. */
  subject: string;
  openid: string;
  title: string;
  text: string;
  url: string;
  locale: string;
};

export type WechatMessages = { send: (message: WechatMessage) => Promise<void> };

const patienceMs = 10_000;

/** Null where no gateway is configured. */
export function createWechatMessages({ wechatMessages }: Config): WechatMessages | null {
  if (!wechatMessages) return null;
  const { url, token } = wechatMessages;
  return {
    send: async (message) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(patienceMs),
        redirect: 'error',
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the WeChat gateway answered ${response.status}`);
    },
  };
}
