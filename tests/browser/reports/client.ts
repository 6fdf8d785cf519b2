/** The API for whoever the browser is logged in as. */
import type { APIRequestContext } from '@playwright/test';
import { type Client, createClient } from '#contract/client.ts';

export const clientOf = (request: APIRequestContext, origin: string): Client =>
  createClient({
    locale: 'zh_cn',
    origin,
    fetch: async (url, { method = 'GET', headers, body } = {}) => {
      const reply = await request.fetch(String(url), {
        method,
        headers: { ...(headers as Record<string, string>), origin },
        ...(body ? { data: String(body) } : {}),
      });
      return new Response(await reply.text(), { status: reply.status() });
    },
  });
