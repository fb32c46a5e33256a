// The portal speaks its person's language: who reads Spanish has its frame in Spanish, and what is there in English alone is marked so.
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Language } from '#company/facts/languages.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { englishPortalMessages } from '#web/portal/messages/portal-messages.en.ts';
import { spanishPortalMessages } from '#web/portal/messages/portal-messages.es.ts';
import { spanishPortalPages } from '#web/portal/messages/spanish-areas.ts';
import { englishFinder } from './find-english.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
let cookie: string;
let englishOn: (html: string) => string[];
beforeAll(async () => {
  test = await createTestApp({}, { withPages: true });
  cookie = await signedIn(test, 'luz@example.com');
  englishOn = await englishFinder('src/web/{portal,features,forms}/**', []);
});
afterAll(() => test.close());

const pages = [
  ['', 'overview'],
  ['/schedule', 'schedule'],
  ['/history', 'history'],
  ['/add-ons', 'addOns'],
  ['/account', 'account'],
  ['/billing', 'billing'],
  ['/billing/pay', 'pay'],
  ['/billing/autopay', 'autopay'],
  ['/billing/add-card', 'addCard'],
  ['/billing/cards', 'cards'],
  ['/billing/years/2026', 'year'],
  ['/statement', 'statement'],
  ['/plan', 'plan'],
  ['/your-data', 'yourData'],
] as const;

it.each(pages)(
  '/customer-portal%s has its frame in the language of its person',
  async (page, name) => {
    await speaks(null);
    const english = await read(page);
    expect(english).toContain('<html lang="en">');
    expect(english).not.toContain('lang="en" class="contents"');
    await speaks('es');
    const spanish = await read(page);
    expect(spanish).toContain('<html lang="es">');
    expect(spanish).toContain(
      `<title>${spanishPortalMessages.titles[name]} – Portal del cliente</title>`,
    );
    // All around the page is the frame; what the page says has no English in it.
    const [before = '', main = '', after = ''] = spanish.split(/<main|<\/main>/);
    expect(main).not.toBe('');
    expect(englishOn(`<main${main}</main>`)).toEqual([]);
    expect(before).not.toContain('lang="en" class="contents"');
    const around = before.replace(/<script.*?<\/script>/gs, '') + after.split('<script')[0];
    for (const tab of Object.values(spanishPortalMessages.tabs))
      expect(around).toContain(`>${tab}</a>`);
    for (const said of englishOfFrame) expect(around).not.toContain(said);
  },
);

it('every page of the portal is there in Spanish', () => {
  const paths = readFileSync('src/web/routes.ts', 'utf8').matchAll(
    /route\('(customer-portal[^']*)'/g,
  );
  expect(spanishPortalPages.map(({ path }) => path).toSorted()).toEqual(
    [...paths].map(([, path]) => `/${path}`).toSorted(),
  );
});

it('a form that is refused says so in the language of its page', async () => {
  await speaks('es');
  const answer = await send('/account', {
    step: 'contact',
    firstName: '',
    lastName: '',
    phone: '12',
  });
  expect(answer.statusCode).toBe(422);
  const [, main = ''] = answer.body.split(/<main|<\/main>/);
  expect(main.split('class="field-error"').length).toBeGreaterThan(2);
  expect(englishOn(`<main${main}</main>`)).toEqual([]);
});

it('what was done is said in the language of its page', async () => {
  await speaks('es');
  for (const [page, step] of [
    ['/account', 'notices'],
    ['/account', 'signed-out'],
    ['/schedule', 'moved'],
    ['/schedule', 'note'],
    ['/history', 'rating'],
    ['/your-data', 'ask'],
    ['/your-data', 'keep'],
    ['/billing/cards', 'remove'],
  ]) {
    const [, main = ''] = (await read(`${page}?done=${step}`)).split(/<main|<\/main>/);
    expect(main).toContain('done-note');
    expect(englishOn(`<main${main}</main>`)).toEqual([]);
  }
});

it('a page that is not theirs is told in the same frame', async () => {
  await speaks('es');
  const answer = await test.app.inject({ url: '/customer-portal/visits/999', headers: { cookie } });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain('<html lang="es">');
  expect(answer.body).toContain(`>${spanishPortalMessages.logout}</a>`);
  const [, main = ''] = answer.body.split(/<main|<\/main>/);
  expect(main).toContain('404: página no encontrada');
  expect(englishOn(`<main${main}</main>`)).toEqual([]);
});

it('who is not signed in is asked to in English', async () => {
  const answer = await test.app.inject({ url: '/customer-portal' });
  expect(answer.body).toContain('<html lang="en">');
});

/** What the frame says in English, as it stands between elements and in what is read aloud. */
const { tabs, logout, questions, chat, navigation, skipToContent } = englishPortalMessages;
const englishOfFrame = [
  ...Object.values(tabs).map((tab) => `>${tab}</a>`),
  ...[logout, questions, chat, skipToContent, `"${navigation}"`],
];

async function speaks(language: Language | null): Promise<void> {
  await test.open.db.update(users).set({ language }).where(eq(users.email, 'luz@example.com'));
}

function send(page: string, fields: Record<string, string>) {
  return test.app.inject({
    method: 'POST',
    url: `/customer-portal${page}`,
    payload: new URLSearchParams(fields).toString(),
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
}

async function read(page: string): Promise<string> {
  const answer = await test.app.inject({ url: `/customer-portal${page}`, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}
