/** The walls of the house: core <- contract <- server | app; see docs/architecture.md. */
const inside = (...folders) => `^(${folders.join('|')})/`;
const test = '\\.test\\.tsx?$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'core-is-pure',
      comment: 'core imports no other folder and nothing of Node, React or the network',
      severity: 'error',
      from: { path: inside('core'), pathNot: test },
      to: {
        path: [
          inside('contract', 'server', 'app', 'bank', 'messages', 'tests', 'scripts', 'bench'),
          '^node_modules/(react|hono|pg|drizzle)',
        ],
      },
    },
    {
      name: 'core-has-no-io',
      severity: 'error',
      from: { path: inside('core'), pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'contract-knows-core-alone',
      severity: 'error',
      from: { path: inside('contract'), pathNot: test },
      to: { path: inside('server', 'app', 'bank', 'messages', 'tests', 'scripts', 'bench') },
    },
    {
      name: 'messages-know-core-and-the-names-of-errors',
      severity: 'error',
      from: { path: inside('messages') },
      to: { path: inside('server', 'app', 'bank', 'tests', 'scripts', 'bench') },
    },
    {
      name: 'app-never-imports-server',
      severity: 'error',
      from: { path: inside('app') },
      to: { path: inside('server', 'bank', 'tests', 'scripts', 'bench') },
    },
    {
      name: 'only-pages-and-drawings-know-app',
      comment:
        'server/pages/pages.ts hands a context to pages, server/platform/drawings.ts draws for paper; nothing else knows them',
      severity: 'error',
      from: { path: inside('server'), pathNot: ['^server/(?:pages/pages|platform/drawings)\\.ts$', test] },
      to: { path: inside('app', 'bank', 'tests', 'scripts', 'bench') },
    },
    {
      name: 'bank-knows-core-alone',
      severity: 'error',
      from: { path: inside('bank'), pathNot: test },
      to: { path: inside('contract', 'server', 'app', 'messages', 'tests', 'scripts', 'bench') },
    },
    {
      name: 'platform-knows-no-domain',
      comment: 'what the domains stand on; the floors above are held by scripts/rooms.ts',
      severity: 'error',
      from: { path: '^server/(platform|db)/', pathNot: test },
      to: { path: '^server/(domains|routes|http|pages|jobs)/' },
    },
    {
      name: 'nothing-imports-a-test',
      severity: 'error',
      from: { pathNot: [test, '^tests/', '^scripts/', '^bench/'] },
      to: { path: [test, '^tests/'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.react-router|^build/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
