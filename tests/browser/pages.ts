/** The addresses that people open: every one is tested, photographed and read by axe in both languages. */

export type PageEntry = { path: string; needsLogin?: true; status?: number };

export const pages: readonly PageEntry[] = [
  { path: '/' },
  { path: '/home' },
  { path: '/error/401', status: 401 },
  { path: '/error/404', status: 404 },
  { path: '/error/500', status: 500 },
  { path: '/no-such-page', status: 404 },
];
