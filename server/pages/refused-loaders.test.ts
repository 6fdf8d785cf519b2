import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '#contract/client.ts';
import { withRefusals } from './refused-loaders.ts';

type Step = () => Promise<unknown>;

it.each([
  ['UNAVAILABLE', 503, { init: { status: 503 } }],
  ['NOT_FOUND', 404, { init: { status: 404 } }],
  ['INTERNAL', 500, { status: 500, error: 'INTERNAL' }],
] as const)(
  'what a loader or a middleware lets through keeps its status: %s',
  async (error, status, thrown) => {
    const fail = async () => {
      throw new ApiError(status, { code: 1, error, msg: '' });
    };
    const build = {
      routes: { page: { module: { loader: fail, middleware: [fail] } } },
    } as unknown as ServerBuild;
    const { loader, middleware = [] } = withRefusals(build).routes.page?.module ?? {};
    for (const step of [loader, ...middleware])
      await expect((step as unknown as Step)()).rejects.toMatchObject(thrown);
  },
);
