/** React Router in framework mode: pages in app/, rendered on the server, the server bundle made from server/app.ts. */
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
} satisfies Config;
