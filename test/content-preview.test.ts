// A preview is the real page with what is not published yet: for the session that made it, kept nowhere, sending nothing
// (docs/product/content.md#preview).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentPreview } from '#contract/site/content/editing.ts';
import { readAddresses } from '#server/site/pages/preview-page.ts';
import { type ContentEditors, EDITORS, openContentEditors } from './content-editors.ts';
import { TEST_NOW } from './now.ts';
import { signedIn } from './signed-in.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const SECRET = { SESSION_SECRET: 'the same secret for both of the instances' };
const WORDS = 'Six chickens, or a check.';

let first: TestApp;
let second: TestApp;
let office: ContentEditors;
beforeAll(async () => {
  first = await createTestApp({ ...EDITORS, ...SECRET }, { withPages: true });
  second = await createTestApp(
    { ...EDITORS, ...SECRET },
    { sharedDatabase: first.open, withPages: true },
  );
  office = await openContentEditors(first);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** The owner in one more browser; codes of one moment could not be told apart. */
function otherBrowser(): Promise<string> {
  first.setNow(new Date(first.context.clock().getTime() + 1_000));
  return signedIn(first, 'owner@example.com');
}

const preview = (step: string, body: object) =>
  office.must<ContentPreview>('owner', `${step}/preview`, { body });
const visit = ({ app }: TestApp, url: string, cookie = '') =>
  app.inject({ url, headers: { cookie, accept: 'text/html' } });

describe('a preview', () => {
  let made: ContentPreview;
  beforeAll(async () => {
    made = await preview('question/payment', { question: 'How can I pay?', answer: WORDS });
  });

  it('is the page as it will be, on every instance', async () => {
    for (const app of [first, second]) {
      const page = await visit(app, made.path, office.cookies.owner);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(WORDS);
      expect(page.body).toContain('id="cost-calculator"');
      // It opens where the entry is on it.
      expect(page.body).toContain(`id="${made.path.split('#')[1]}"`);
    }
  });

  it('is seen by no one else: a stranger, a coworker, or the same person in another browser', async () => {
    const other = await otherBrowser();
    for (const cookie of ['', office.cookies.staff, other]) {
      const page = await visit(first, made.path, cookie);
      expect(page.statusCode).toBe(404);
      expect(page.body).not.toContain(WORDS);
    }
  });

  it('leaves the public page and what is kept of it as they were, while it is rendered and after', async () => {
    const before = await visit(first, '/');
    const [shown, ...others] = await Promise.all([
      visit(first, made.path, office.cookies.owner),
      ...Array.from({ length: 20 }, () => visit(first, '/')),
      visit(first, '/api/content/home'),
    ]);
    expect(shown?.body).toContain(WORDS);
    for (const page of others) expect(page.body).not.toContain(WORDS);
    expect((await visit(first, '/')).headers.etag).toBe(before.headers.etag);
  });

  it('is stored by no one and framed by our own pages alone', async () => {
    const { headers } = await visit(first, made.path, office.cookies.owner);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers.etag).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).not.toContain("connect-src 'self'");
    const console = await visit(first, '/console', office.cookies.owner);
    expect(console.headers['content-security-policy']).toContain("frame-src 'self'");
  });

  it('can read, and send nothing', () => {
    const addresses = readAddresses('https://oak.example');
    expect(addresses).toContain('https://oak.example/api/appointments/availability/');
    for (const path of ['/api/appointments', '/api/quote-requests', '/api/own-zip', '/api/']) {
      expect(addresses).not.toContain(`https://oak.example${path}`);
    }
  });

  it('is over after half an hour, and when the session ends', async () => {
    first.setNow(new Date(TEST_NOW.getTime() + 30 * 60_000));
    expect((await visit(first, made.path, office.cookies.owner)).statusCode).toBe(404);
    const cookie = await otherBrowser();
    const answer = await first.app.inject({
      method: 'POST',
      url: '/api/console/content/question/payment/preview',
      payload: { body: { question: 'How can I pay?', answer: WORDS } },
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    const { path } = answer.json<ContentPreview>();
    expect((await visit(first, path, cookie)).statusCode).toBe(200);
    await first.app.inject({
      method: 'POST',
      url: '/api/logout',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
    });
    expect((await visit(first, path, cookie)).statusCode).toBe(404);
  });
});

it('a new area is seen on its own page, which is not there for others', async () => {
  const katy = await office.must('owner', 'area/katy');
  const body = { ...katy.body, name: 'Bridgeland', zipCodes: ['77433'] };
  const added = await office.must('owner', 'area', { body });
  const made = await preview(`area/${added.slug}`, body);
  expect(made.pages.map(({ label }) => label)).toEqual([
    'Its own page',
    'Home page',
    'Areas',
    'Flyer',
  ]);
  for (const { path } of made.pages) {
    expect((await visit(first, path, office.cookies.owner)).body).toContain('Bridgeland');
  }
  expect((await visit(first, `/areas/${added.slug}`)).statusCode).toBe(404);
});

it('of an automatic email is the mail itself and its plain text, which nothing can run in', async () => {
  const { body } = await office.must('owner', 'automatic-mail/visit-done');
  const opening = '{greeting}, <i>all</i> is mowed.';
  const { pages } = await preview('automatic-mail/visit-done', { ...body, opening });
  const [mail, text] = await Promise.all(
    pages.map(({ path }) => visit(first, path, office.cookies.owner)),
  );
  expect(mail?.body).toContain('Hello Fern, &lt;i&gt;all&lt;/i&gt; is mowed.');
  expect(mail?.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect(text?.headers['content-type']).toMatch(/^text\/plain/);
  expect(text?.body).toContain('Hello Fern, <i>all</i> is mowed.');
  expect((await visit(first, pages[0]?.path ?? '')).statusCode).toBe(404);
});

it('what does not fit or is on no page has no preview', async () => {
  const faulty = await office.call('owner', 'question/payment/preview', { body: { answer: '' } });
  expect([faulty.status, faulty.body.code]).toEqual([422, 'invalid_input']);
  const { body } = await office.must('owner', 'mail-template/first-answer');
  const unseen = await office.call('owner', 'mail-template/first-answer/preview', { body });
  expect([unseen.status, unseen.body.code]).toEqual([409, 'wrong_state']);
});
