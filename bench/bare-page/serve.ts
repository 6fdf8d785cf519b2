/** Serves the bare page on the same HTTP adapter as the product. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, type ServerBuild } from 'react-router';

const build = (await import(new URL('./build/server/index.js', import.meta.url).href)) as ServerBuild;
const handle = createRequestHandler(build, 'production');

createServer(getRequestListener((request) => handle(request), { overrideGlobalObjects: false })).listen(
  Number(process.env.PORT),
  '127.0.0.1',
);
process.on('SIGTERM', () => process.exit(0));
