/**
 * What the API refuses and a loader lets through becomes the page's own status: an address that names nothing is the
 * caller's mistake, and no fault of ours, and what is away for now is worth another try. It is done around the loaders
 * and the middleware, which may still catch the refusal by its name, and as React Router's own kind of error, which alone
 * keeps its status on the way to a browser that is already open.
 */
import { data, type ServerBuild } from 'react-router';
import { ApiError } from '#contract/client.ts';

type Routes = ServerBuild['routes'];

export function withRefusals(build: ServerBuild): ServerBuild {
  const routes: Routes = {};
  for (const [id, route] of Object.entries(build.routes)) {
    const { loader, middleware } = route?.module ?? {};
    const refused = {
      ...(loader && { loader: refusing(loader) }),
      ...(middleware && { middleware: middleware.map(refusing) }),
    };
    routes[id] = route && { ...route, module: { ...route.module, ...refused } };
  }
  return { ...build, routes };
}

const refusing =
  <Given extends unknown[], Made>(work: (...given: Given) => Made) =>
  async (...given: Given): Promise<Awaited<Made>> => {
    try {
      return await work(...given);
    } catch (error) {
      if (error instanceof ApiError && (error.status < 500 || error.status === 503) && error.status >= 400)
        throw data(null, { status: error.status, statusText: error.error });
      throw error;
    }
  };
