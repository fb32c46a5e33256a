// The laws of the folders: who may import whom. Each law says what to do instead; test/folder-laws.test.ts plants a
// breach of every one. What the islands may not drag into a public page stands in .dependency-cruiser.islands.cjs.

const TESTS = '\\.test\\.tsx?$';
const VALUES = { dependencyTypesNot: ['type-only'] };

/**
 * The domains in their order, in every house that has them: each may know those before it. `overviews` put together what one screen gathers from several
 * (docs/decisions/0063-the-house-by-domains.md).
 */
const DOMAINS =
  'platform accounts customers leads booking quotes visits chat billing site overviews'.split(' ');

/** The rooms that are applications, and what they share. */
const APPLICATIONS =
  '^src/web/((portal|console|crew|site/(sign-in|plan-offer|review|photo-permission)|ui/app|forms/app|features/(application|email-change|own-sign-in|plan-offer|service-request|quotes|viewing))/|lib/query-client\\.ts$)';

/** What only they may load. */
const OF_APPLICATIONS = [
  '^src/web/((ui/app|forms/app|features/application)/|lib/query-client\\.ts$)',
  '^node_modules/(react-aria|react-aria-components|react-stately|@tanstack|@conform-to)/',
];

const houses = [
  {
    name: 'company-is-pure',
    comment:
      'company/ holds facts and pure rules: move what needs the outside to server/ or web/ and hand the rule its values as arguments.',
    from: { path: '^src/company/', pathNot: TESTS },
    to: { pathNot: '^src/company/' },
  },
  {
    name: 'contract-is-thin',
    comment:
      'contract/ says what crosses the wire, with Zod and facts of company/ only: put behaviour into server/ or web/.',
    from: { path: '^src/contract/', pathNot: TESTS },
    to: { pathNot: ['^src/(contract|company)/', '^node_modules/zod/'] },
  },
  {
    name: 'web-never-server',
    comment:
      'A page asks the API like every other client: call it through the client of web/lib, or move a pure rule to company/.',
    from: { path: '^src/web/' },
    to: { path: '^src/server/' },
  },
  {
    name: 'server-never-web',
    comment:
      'The server knows the pages only as a build (pages/web-build.ts): move what both need to company/ or contract/.',
    from: { path: '^src/server/' },
    to: { path: '^src/web/' },
  },
  {
    name: 'product-never-tests',
    comment:
      'The product does not need its tests: move the helper into src/, or the code that wants it into test/.',
    from: { path: '^src/', pathNot: TESTS },
    to: { path: ['^(test|e2e|bench|stress|faults|scripts)/', TESTS] },
  },
];

const web = [
  {
    name: 'ui-knows-no-business',
    comment:
      'ui/ is the design system, with React and the list of pictures: hand the words and facts in as props.',
    from: { path: '^src/web/ui/', pathNot: ['^src/web/ui/app/', TESTS] },
    to: {
      pathNot: [
        '^src/web/ui/',
        '^src/company/facts/picture(s\\.gen|-reference)?\\.ts$',
        '^node_modules/(@types/)?react(-dom)?/',
      ],
    },
  },
  {
    name: 'kit-knows-no-business',
    comment:
      'ui/app/ is the kit of applications, on React Aria and ui/: hand the words, rows and actions in as props.',
    from: { path: '^src/web/ui/app/', pathNot: TESTS },
    to: {
      pathNot: [
        '^src/web/ui/',
        '^node_modules/(@types/)?react(-dom)?/',
        '^node_modules/react-aria-components/',
      ],
    },
  },
  {
    name: 'kit-holds-what-pages-use',
    comment:
      'No page or frame reaches this part of the kit: make it with the page that needs it, or delete it with its tests.',
    from: { path: '^src/web/.+\\.(page|layout)\\.tsx$' },
    to: { path: '^src/web/ui/app/', pathNot: TESTS, reachable: false },
  },
  {
    name: 'kit-stays-in-applications',
    comment:
      'Documents carry no widget library, query client or form library: use native elements, ui/ and the islands; only the rooms named in this law are applications.',
    from: { path: '^src/web/', pathNot: [APPLICATIONS, TESTS] },
    to: { path: OF_APPLICATIONS },
  },
  {
    name: 'lib-stands-below-the-rooms',
    comment: 'lib/ serves every room and knows none: hand in what it needs as an argument.',
    from: { path: '^src/web/lib/', pathNot: TESTS },
    to: { path: '^src/web/', pathNot: '^src/web/lib/' },
  },
  {
    name: 'forms-stand-below-the-rooms',
    comment:
      'forms/ is what every form needs, whoever fills it: hand in what belongs to one room as an argument.',
    from: { path: '^src/web/forms/', pathNot: TESTS },
    to: { path: '^src/web/', pathNot: '^src/web/(forms|ui|lib)/' },
  },
  {
    name: 'features-know-no-audience',
    comment:
      'A feature serves every audience that shows it and knows none of them: hand in what differs.',
    from: { path: '^src/web/features/', pathNot: TESTS },
    to: { path: '^src/web/', pathNot: '^src/web/(features|forms|ui|lib|islands|styles)/' },
  },
  {
    name: 'audiences-stay-apart',
    comment:
      'An audience (site, portal, console, crew) shows itself, features, forms, ui and the frame in site/frame: move what two need to features/.',
    from: { path: '^src/web/([^/]+)/', pathNot: '^src/web/islands/loader(-development)?\\.ts$' },
    to: {
      path: '^src/web/[^/]+/',
      pathNot: '^src/web/(($1|ui|lib|forms|features|islands|styles)/|site/frame/)',
    },
  },
  {
    name: 'pages-of-the-site-stay-apart',
    comment:
      'A page of the site shows its own folder, the frame, and what newsletter, blog and gallery own: move what two need to features/.',
    from: { path: '^src/web/site/([^/]+)/' },
    to: {
      path: '^src/web/site/[^/]+/',
      pathNot: '^src/web/site/($1|frame|newsletter|blog|gallery)/',
    },
  },
  {
    name: 'browser-has-no-node',
    comment:
      'What runs in a browser has no modules of Node: use the web platform, or ask the API. Only entry.server.tsx runs in Node.',
    from: { path: '^src/web/', pathNot: ['^src/web/entry\\.server\\.tsx$', TESTS] },
    to: { dependencyTypes: ['core'] },
  },
];

const server = [
  {
    name: 'mail-templates-are-pure',
    comment:
      "A mail is rendered from facts alone: let the module's *.mail.ts load them and hand them in.",
    from: { path: '^src/server/platform/mail/', pathNot: ['/mail(box|er)\\.tsx?$', TESTS] },
    to: {
      pathNot: [
        '^src/(company|server/platform/(mail|calendar-files))/',
        '^node_modules/((@types/)?react|react-email|@react-email/render|ical\\.js|timezones-ical-library)/',
      ],
    },
  },
  {
    name: 'jobs-send-the-mail',
    comment:
      "Mail leaves after the commit: enqueue a job in the transaction; the module's *.jobs.ts or *.module.ts does it and loads its *.mail.ts.",
    from: {
      path: '^src/server/',
      pathNot: [
        '^src/server/(platform/mail|start)/|^src/server/platform/jobs/job\\.ts$',
        '\\.mail\\.ts$',
        TESTS,
      ],
    },
    to: { path: '^src/server/platform/mail/' },
  },
  {
    name: 'texts-need-consent',
    comment:
      'A text message leaves by text-messages/send-text.ts, which looks at the consent: call textCustomer or textOnCall.',
    from: { path: '^src/server/', pathNot: ['^src/server/platform/text-messages/', TESTS] },
    to: { path: '^src/server/platform/text-messages/texter\\.ts$' },
  },
  {
    name: 'mail-is-loaded-late',
    comment:
      'The templates take most of a second to load, which no start should wait for: import a *.mail.ts with import() in the job.',
    from: { path: '^src/server/', pathNot: TESTS },
    to: { path: '\\.mail\\.ts$', dependencyTypesNot: ['type-only', 'dynamic-import'] },
  },
  ...DOMAINS.slice(0, -1).map((domain, place) => ({
    name: `${domain}-knows-no-later-domain`,
    comment: `Domains know each other in one order (${DOMAINS.join(', ')}): move the code to the later of the two, or let its module register what differs (module.ts).`,
    from: { path: `^src/(server|contract|company/rules)/${domain}/`, pathNot: TESTS },
    to: { path: `^src/$1/(${DOMAINS.slice(place + 1).join('|')})/` },
  })),
  {
    name: 'demonstration-is-no-product',
    comment:
      'demo/ invents people and their stories: nothing of the product imports it but what puts the server together.',
    from: { path: '^src/server/[^/]+/', pathNot: ['^src/server/(demo|start)/', TESTS] },
    to: { path: '^src/server/demo/' },
  },
  {
    name: 'database-stands-below-the-modules',
    comment:
      'database/ knows tables and engines, not what the modules do with them: move the query into the module.',
    from: { path: '^src/server/platform/database/', pathNot: TESTS },
    to: {
      path: '^src/server/',
      pathNot:
        '^src/server/platform/(database/|files/|http/problem\\.ts|installation/(secrets|project-root)\\.ts)',
    },
  },
  {
    name: 'files-stand-below-all',
    comment:
      'files/ knows the disk and nothing of the product: hand in paths and limits as arguments.',
    from: { path: '^src/server/platform/files/', pathNot: TESTS },
    to: { path: '^src/', pathNot: '^src/server/platform/files/' },
  },
  {
    name: 'routes-only-in-their-module',
    comment:
      'Routes are given to the whole by *.module.ts alone: call the service or the queries behind them.',
    from: { pathNot: ['\\.module\\.ts$', TESTS] },
    to: { path: '\\.routes\\.tsx?$' },
  },
  {
    name: 'app-is-put-together-once',
    comment:
      'app.ts and start/ are the top of the server: take what you need as an argument, or a type with `import type`.',
    from: { pathNot: ['^src/server/start/', '^(test|bench|scripts)/'] },
    to: { path: '^src/server/(app\\.ts$|start/)', ...VALUES },
  },
  {
    name: 'nothing-imports-main',
    comment:
      'Importing main.ts would start the program: import start-server.ts in a test helper instead.',
    from: {},
    to: { path: '^src/server/start/main\\.ts$' },
  },
];

const hygiene = [
  {
    name: 'no-circles',
    comment:
      'Two files that need each other are one, or need a third below both: move the shared part there.',
    from: {},
    to: { circular: true, viaOnly: VALUES },
  },
  {
    name: 'no-orphans',
    comment: 'Nothing uses this file: use it or delete it. Entries are named in this law.',
    from: {
      orphan: true,
      pathNot: [
        TESTS,
        '\\.d\\.ts$',
        '^src/server/start/main\\.ts$',
        '^src/web/(routes|entry\\.(client|server)|root)\\.tsx?$',
        '^src/web/.+\\.(page\\.tsx|layout\\.tsx|behavior\\.ts)$',
        '^src/web/islands/loader-development\\.ts$',
        '^src/web/.+\\.behavior\\.ts$',
        '^(scripts|bench|faults|e2e)/',
      ],
    },
    to: {},
  },
  {
    name: 'no-dead-ends',
    comment:
      'This import leads nowhere: correct the path, with its extension, or install the package.',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/'] },
  },
  {
    name: 'declared-packages-only',
    comment:
      'A package that package.json does not name may vanish any day: add it to the dependencies.',
    from: {},
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-development-packages-in-the-product',
    comment:
      'Production installs no devDependencies: move the package to dependencies, or load it in pages/development-pages.ts.',
    from: {
      path: '^src/',
      pathNot: [TESTS, '^src/server/site/pages/development-pages\\.ts$', '^src/web/routes\\.ts$'],
    },
    to: { dependencyTypes: ['npm-dev'], ...VALUES },
  },
];

module.exports = {
  forbidden: [...houses, ...web, ...server, ...hygiene].map((law) => ({
    severity: 'error',
    ...law,
  })),
  options: {
    // TypeScript 7 has no JavaScript API for the default parser, which would see no .ts file and report success.
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(build|dist|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
