/** React Router in framework mode: pages in app/, rendered on the server, the server bundle made from server/app.ts. */
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  // Every build has a folder of its own (scripts/build.ts): what is being served is never written to.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
} satisfies Config;
