/**
 * What the API refuses and a loader lets through becomes the page's own status: an address that names nothing is the
 * caller's mistake, and no fault of ours, and what is away for now is worth another try. It is done around the loaders, which may still catch the refusal by its name,
 * and as React Router's own kind of error, which alone keeps its status on the way to a browser that is already open.
 */
import { data, type ServerBuild } from 'react-router';
import { ApiError } from '#contract/client.ts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;
type Loader = NonNullable<Route['module']['loader']>;

export function withRefusals(build: ServerBuild): ServerBuild {
  const routes: Routes = {};
  for (const [id, route] of Object.entries(build.routes)) {
    const loader = route?.module.loader;
    routes[id] =
      route && loader ? { ...route, module: { ...route.module, loader: refusing(loader) } } : route;
  }
  return { ...build, routes };
}

export const refusing =
  (loader: Loader): Loader =>
  async (args) => {
    try {
      return await loader(args);
    } catch (error) {
      if (error instanceof ApiError && (error.status < 500 || error.status === 503) && error.status >= 400)
        throw data(null, { status: error.status, statusText: error.error });
      throw error;
    }
  };
