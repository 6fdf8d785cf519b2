/** What the API does not find is a page that does not exist, not a fault of ours. */
import { ApiError } from '#contract/client.ts';

export function notFoundFrom(error: unknown): never {
  if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 });
  throw error;
}
