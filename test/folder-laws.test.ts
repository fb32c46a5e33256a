// Plants a breach of every law of the folders, and expects the tool to object: a silent law is none.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { expected, type Planted, plant, sources } from './planted-tree.ts';

type Laws = { forbidden: { name: string; comment: string }[]; options: ICruiseOptions };

const load = createRequire(import.meta.url);
const folderLaws = load('../.dependency-cruiser.cjs') as Laws;
const islandLaws = load('../.dependency-cruiser.islands.cjs') as Laws;

const PRODUCT_PACKAGES = [
  'zod',
  'react',
  'react-router',
  'react-email',
  'pg',
  'react-aria-components',
  '@tanstack/react-query',
  '@conform-to/react',
];

/** The domains that have a later one. */
const DOMAINS = folderLaws.forbidden.flatMap(
  ({ name }) => /^(.+)-knows-no-later-domain$/.exec(name)?.[1] ?? [],
);

/** A small tree that keeps every law; the planted files import from it. */
const lawful: Record<string, string> = {
  'package.json': JSON.stringify({
    type: 'module',
    imports: { '#*': './src/*' },
    dependencies: Object.fromEntries(PRODUCT_PACKAGES.map((name) => [name, '1'])),
    devDependencies: { vite: '1' },
  }),
  ...packages(...PRODUCT_PACKAGES, 'vite', 'undeclared'),
  'src/company/facts.ts': `export const facts = 1;`,
  'src/contract/shapes.ts': `import { z } from 'zod'; import { facts } from '#company/facts.ts'; export type Shape = 1; export const shapes = [z, facts];`,
  'src/server/start/main.ts': `import { start } from './start-server.ts'; start();`,
  'src/server/start/start-server.ts': `import { app } from '../app.ts'; export const start = () => app;`,
  'src/server/app.ts': `import { booking } from './booking/booking.module.ts'; import { screen } from './overviews/screen.ts'; export const app = [booking, screen];`,
  'src/server/overviews/screen.ts': `import { book } from '../booking/booking.service.ts'; export const screen = book;`,
  'src/server/booking/booking.module.ts': `import { routes } from './booking.routes.ts'; export const booking = [routes, async () => (await import('./booked.mail.ts')).booked];`,
  'src/server/booking/booked.mail.ts': `import { mail } from '../platform/mail/booked-mail.tsx'; export const booked = mail;`,
  'src/server/booking/booking.routes.ts': `import { book } from './booking.service.ts'; export const routes = book;`,
  'src/server/booking/booking.service.ts': `import { table } from '../platform/database/table.ts'; import { enqueue } from '../platform/jobs/queue.ts'; export const book = [table, enqueue];`,
  'src/server/platform/database/table.ts': `import pg from 'pg'; export const table = pg;`,
  'src/server/platform/jobs/queue.ts': `import { table } from '../database/table.ts'; export type Job = 1; export const enqueue = table;`,
  'src/server/platform/mail/booked-mail.tsx': `import { Text } from 'react-email'; import { facts } from '#company/facts.ts'; export const mail = () => <Text>{facts}</Text>;`,
  'src/server/platform/text-messages/texter.ts': `export const texter = 1;`,
  'src/server/platform/text-messages/send-text.ts': `import { texter } from './texter.ts'; export const textCustomer = texter;`,
  'src/web/routes.ts': `import { dev } from 'vite'; export default dev;`,
  'src/web/site/home/home.page.tsx': `import { Form } from '#web/features/booking/form.tsx'; export default Form;`,
  'src/web/portal/overview/overview.page.tsx': `import { Form } from '#web/features/booking/form.tsx'; import { z } from 'zod'; import { useNavigate } from 'react-router'; export default [Form, z, useNavigate];`,
  'src/web/features/booking/form.tsx': `import { Button } from '#web/ui/button.tsx'; import { api } from '#web/lib/api.ts'; export const Form = () => <Button>{api}</Button>;`,
  'src/web/features/booking/booking.island.tsx': `import { Form } from './form.tsx'; import type { Shape } from '#contract/shapes.ts'; export default function Booking(props: Shape) { return <Form {...props} />; }`,
  'src/web/ui/button.tsx': `import type { ReactNode } from 'react'; export const Button = (props: { children: ReactNode }) => <button>{props.children}</button>;`,
  'src/web/ui/app/menu.tsx': `import { Menu } from 'react-aria-components'; import { Button } from '../button.tsx'; export const menu = [Menu, Button];`,
  'src/web/forms/app/app-form.tsx': `import { useForm } from '@conform-to/react'; import { Button } from '#web/ui/button.tsx'; export const form = [useForm, Button];`,
  'src/web/lib/query-client.ts': `import { QueryClient } from '@tanstack/react-query'; export const queries = QueryClient;`,
  'src/web/console/today.page.tsx': `import { menu } from '#web/ui/app/menu.tsx'; import { queries } from '#web/lib/query-client.ts'; import { form } from '#web/forms/app/app-form.tsx'; import { useQuery } from '@tanstack/react-query'; export default [menu, queries, form, useQuery];`,
  'src/web/lib/api.ts': `import type { Shape } from '#contract/shapes.ts'; export const api: Shape = 1;`,
  'test/helper.ts': `import { app } from '#server/app.ts'; export const helper = app;`,
};

/** What is planted where, and the laws that must object. */
const breaches: Planted[] = [
  ['src/company/zod.ts', `import { z } from 'zod'; z;`, 'company-is-pure'],
  ['src/contract/pg.ts', `import pg from 'pg'; pg;`, 'contract-is-thin'],
  [
    'src/web/site/home/book.ts',
    `import { book } from '#server/booking/booking.service.ts'; book;`,
    'web-never-server',
  ],
  [
    'src/web/site/home/job.ts',
    `import type { Job } from '#server/platform/jobs/queue.ts'; export type J = Job;`,
    'web-never-server',
  ],
  [
    'src/server/form.ts',
    `import { Form } from '#web/features/booking/form.tsx'; Form;`,
    'server-never-web',
  ],
  [
    'src/server/helped.ts',
    `import { helper } from '../../test/helper.ts'; helper;`,
    'product-never-tests',
  ],
  [
    'src/web/ui/price.tsx',
    `import { facts } from '#company/facts.ts'; facts;`,
    'ui-knows-no-business',
  ],
  [
    'src/web/ui/app/price.tsx',
    `import { facts } from '#company/facts.ts'; facts;`,
    'kit-holds-what-pages-use',
    'kit-knows-no-business',
  ],
  ['src/web/ui/app/drawer.tsx', `export const drawer = 1;`, 'kit-holds-what-pages-use'],
  ['src/web/ui/app/drawer.test.ts', `import { drawer } from './drawer.tsx'; drawer;`],
  ...[
    `import { menu } from '#web/ui/app/menu.tsx'; menu;`,
    `import { form } from '#web/forms/app/app-form.tsx'; form;`,
    `import { queries } from '#web/lib/query-client.ts'; queries;`,
    `import { Menu } from 'react-aria-components'; Menu;`,
    `import { useQuery } from '@tanstack/react-query'; useQuery;`,
    `import { useForm } from '@conform-to/react'; useForm;`,
  ].map((source, index): [string, string, string] => [
    `src/web/features/booking/heavy-${index}.ts`,
    source,
    'kit-stays-in-applications',
  ]),
  [
    'src/web/lib/form.ts',
    `import { Form } from '#web/features/booking/form.tsx'; Form;`,
    'lib-stands-below-the-rooms',
  ],
  [
    'src/web/portal/from-home.ts',
    `import home from '#web/site/home/home.page.tsx'; home;`,
    'audiences-stay-apart',
  ],
  [
    'src/web/features/booking/from-home.ts',
    `import home from '#web/site/home/home.page.tsx'; home;`,
    'audiences-stay-apart',
    'features-know-no-audience',
  ],
  [
    'src/web/forms/from-feature.ts',
    `import { Form } from '#web/features/booking/form.tsx'; Form;`,
    'forms-stand-below-the-rooms',
  ],
  [
    'src/web/site/storm/from-home.ts',
    `import home from '#web/site/home/home.page.tsx'; home;`,
    'pages-of-the-site-stay-apart',
  ],
  [
    'src/web/site/home/disk.ts',
    `import { readFile } from 'node:fs'; readFile;`,
    'browser-has-no-node',
  ],
  [
    'src/server/platform/mail/reading-mail.tsx',
    `import { table } from '../database/table.ts'; table;`,
    'mail-templates-are-pure',
  ],
  [
    'src/server/booking/hasty.jobs.ts',
    `import { booked } from './booked.mail.ts'; booked;`,
    'mail-is-loaded-late',
  ],
  [
    'src/server/platform/jobs/knowing.ts',
    `import { book } from '../../booking/booking.service.ts'; book;`,
    'platform-knows-no-later-domain',
  ],
  [
    'src/server/booking/texts.service.ts',
    `import { texter } from '../platform/text-messages/texter.ts'; texter;`,
    'texts-need-consent',
  ],
  [
    'src/server/booking/mails.service.ts',
    `import { mail } from '../platform/mail/booked-mail.tsx'; mail;`,
    'jobs-send-the-mail',
  ],
  [
    'src/server/platform/database/books.ts',
    `import { book } from '../../booking/booking.service.ts'; book;`,
    'database-stands-below-the-modules',
    'platform-knows-no-later-domain',
  ],
  ...DOMAINS.map((domain): [string, string, string] => [
    `src/server/${domain}/knowing.ts`,
    `import { screen } from '../overviews/screen.ts'; screen;`,
    `${domain}-knows-no-later-domain`,
  ]),
  ['src/contract/overviews/screen.ts', `export const screen = 1;`],
  ['src/company/rules/overviews/screen.ts', `export type Screen = 1;`],
  [
    'src/contract/leads/knowing.ts',
    `import { screen } from '../overviews/screen.ts'; screen;`,
    'leads-knows-no-later-domain',
  ],
  [
    'src/company/rules/visits/knowing.ts',
    `import type { Screen } from '../overviews/screen.ts'; export type Known = Screen;`,
    'visits-knows-no-later-domain',
  ],
  ['src/server/demo/people.ts', `export const people = 1;`],
  [
    'src/server/booking/demonstrated.ts',
    `import { people } from '../demo/people.ts'; people;`,
    'demonstration-is-no-product',
  ],
  [
    'src/server/platform/files/knowing.ts',
    `import { table } from '../database/table.ts'; table;`,
    'files-stand-below-all',
  ],
  [
    'src/server/booking/routed.ts',
    `import { routes } from './booking.routes.ts'; routes;`,
    'routes-only-in-their-module',
  ],
  [
    'src/server/booking/apped.ts',
    `import { app } from '../app.ts'; app;`,
    'app-is-put-together-once',
  ],
  [
    'src/server/booking/started.ts',
    `import { start } from '../start/start-server.ts'; start;`,
    'app-is-put-together-once',
  ],
  ['test/starts.ts', `import '#server/start/main.ts';`, 'nothing-imports-main'],
  ['src/server/hen.ts', `import { egg } from './egg.ts'; export const hen = egg;`],
  ['src/server/egg.ts', `import { hen } from './hen.ts'; export const egg = hen;`, 'no-circles'],
  ['src/company/forgotten.ts', `export const forgotten = 1;`, 'no-orphans'],
  ['src/server/lost.ts', `import { gone } from './gone.ts'; gone;`, 'no-dead-ends'],
  [
    'src/server/borrowed.ts',
    `import borrowed from 'undeclared'; borrowed;`,
    'declared-packages-only',
  ],
  [
    'src/server/vite.ts',
    `import vite from 'vite'; vite;`,
    'no-development-packages-in-the-product',
  ],
];

/** The same for what an island reaches; each file is imported by the planted island. */
const heavy: Planted[] = [
  ['src/web/site/booking/schema.ts', `import { z } from 'zod'; z;`, 'islands-stay-light'],
  [
    'src/web/site/booking/widget.ts',
    `import { Menu } from 'react-aria-components'; Menu;`,
    'islands-stay-light',
  ],
  [
    'src/web/site/booking/typed.ts',
    `import { useForm } from '@conform-to/react'; useForm;`,
    'islands-stay-light',
  ],
  [
    'src/web/site/booking/shape.ts',
    `import { shapes } from '#contract/shapes.ts'; shapes;`,
    'islands-take-types-of-the-contract',
  ],
  [
    'src/web/site/booking/go.ts',
    `import { useNavigate } from 'react-router'; useNavigate;`,
    'islands-know-no-router',
  ],
];

let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'folder-laws-'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the laws of the folders', () => {
  it('let a lawful tree pass', async () => {
    const root = plant(join(tree, 'lawful'), lawful);
    expect(await objections(folderLaws, root, ['src', 'test'])).toEqual({});
    expect(
      await objections(islandLaws, root, ['src/web/features/booking/booking.island.tsx']),
    ).toEqual({});
  });

  it('object to every planted breach, each for its own reason', async () => {
    const root = plant(join(tree, 'breaches'), { ...lawful, ...sources(breaches) });
    const found = await objections(folderLaws, root, ['src', 'test']);
    // What lib/ takes from a room also crosses between rooms; the two laws say the same there.
    delete found['src/web/lib/form.ts']?.['audiences-stay-apart'];
    expect(namesOf(found)).toEqual(expected(breaches));
  });

  it('object to what weighs on a public page, however far behind the island it stands', async () => {
    const island = 'src/web/site/booking/heavy.island.tsx';
    const behind = Object.keys(sources(heavy)).map((file) => `import '#${file.slice(4)}';`);
    const root = plant(join(tree, 'heavy'), {
      ...lawful,
      ...sources(heavy),
      'src/web/site/booking/between.ts': behind.join('\n'),
      [island]: `import './between.ts';`,
    });
    const found = await objections(islandLaws, root, [island]);
    // Zod is reached a second time through the contract.
    delete found['src/contract/shapes.ts'];
    expect(namesOf(found)).toEqual(expected(heavy));
  });

  it('are all planted above and all say what to do instead', () => {
    const laws = [...folderLaws.forbidden, ...islandLaws.forbidden];
    const planted = [...breaches, ...heavy].flatMap(([, , ...names]) => names);
    expect(new Set(planted)).toEqual(new Set(laws.map(({ name }) => name)));
    for (const { comment } of laws) expect(comment).toMatch(/\.$/);
  });

  it('hold for the islands of this site', async () => {
    const entries = ['src/web/**/*.island.tsx', 'src/web/islands/loader.ts'];
    const result = await cruiseTree(islandLaws, projectRoot, entries);
    expect(result.modules.map(({ source }) => source)).toContain(
      'src/web/features/booking/flow/booking.island.tsx',
    );
    expect(result.summary.violations).toEqual([]);
  });
});

/** Packages that can be imported but hold nothing. */
function packages(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
      [`node_modules/${name}/index.js`, 'export default 1;'],
    ]),
  );
}

type Objections = Record<string, Record<string, true>>;

/** The laws that objected, by the file that they objected to. */
async function objections(laws: Laws, root: string, entries: string[]): Promise<Objections> {
  const { summary } = await cruiseTree(laws, root, entries);
  const found: Objections = {};
  for (const { from, rule } of summary.violations) {
    found[from] = { ...found[from], [rule.name]: true };
  }
  return found;
}

function namesOf(found: Objections): Record<string, string[]> {
  return Object.fromEntries(Object.entries(found).map(([file, laws]) => [file, Object.keys(laws)]));
}

async function cruiseTree(laws: Laws, root: string, entries: string[]): Promise<ICruiseResult> {
  const { forbidden, options } = laws;
  const result = await cruise(entries, {
    ...options,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden } as NonNullable<ICruiseOptions['ruleSet']>,
  });
  return result.output as ICruiseResult;
}
