// What staff publish in the console is on the pages of every instance soon, and what they hide is on none (docs/product/content.md#publishing).
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ContentEditors, EDITORS, openContentEditors } from './content-editors.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const SECRET = { SESSION_SECRET: 'the same secret for both of the instances' };

let first: TestApp;
let second: TestApp;
let office: ContentEditors;
beforeAll(async () => {
  const environment = { ...EDITORS, ...SECRET };
  first = await createTestApp(environment, { withPages: true });
  second = await createTestApp(environment, { sharedDatabase: first.open, withPages: true });
  office = await openContentEditors(first);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** A busy machine takes longer than the promised two seconds, whose parts refresh-documents.test.ts holds. */
const SOON = { timeout: 30_000, interval: 100 };

const visit = ({ app }: TestApp, url: string) =>
  app.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'identity' } });

/** Waits until every instance answers so. */
async function everywhere(url: string, check: (status: number, html: string) => void) {
  for (const app of [first, second]) {
    await vi.waitFor(async () => {
      const page = await visit(app, url);
      check(page.statusCode, page.body);
    }, SOON);
  }
}

/** Does a step with the version of now. */
async function press(step: string, action: string, changes: object = {}) {
  const { version } = await office.must('owner', step);
  return office.must('owner', `${step}/${action}`, { version, ...changes });
}

it('a published answer is on the page of every instance, and gone again once it is taken back', async () => {
  const words = 'Six chickens, or a check.';
  const body = { question: 'How can I pay?', answer: words };
  const after = await press('question/payment', 'publish', { body });
  await everywhere('/', (_, html) => expect(html.includes(words)).toBe(true));
  const found = after.history.find(({ what }) => what === 'found');
  await press('question/payment', 'take-back', { historyId: found?.id });
  await everywhere('/', (_, html) => expect(html.includes(words)).toBe(false));
});

it('a hidden service has no page and no link until it is shown again', async () => {
  await press('service/fencing', 'hide');
  await everywhere('/services/fencing', (status) => expect(status).toBe(404));
  await everywhere('/services', (_, html) => expect(html).not.toContain('/services/fencing'));
  await press('service/fencing', 'show');
  await everywhere('/services/fencing', (status) => expect(status).toBe(200));
});

it('a draft is on no page', async () => {
  const words = 'Not yet, and not here.';
  const body = { question: 'How can I pay?', answer: words };
  await press('question/payment', 'draft', { body });
  await press('question/watering', 'publish', { body: { question: 'Water?', answer: 'Weekly.' } });
  await everywhere('/', (_, html) => {
    expect(html.includes('Weekly.')).toBe(true);
    expect(html.includes(words)).toBe(false);
  });
});
