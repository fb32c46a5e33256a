// However many tabs are open, a browser holds one stream of a kind: with HTTP/1.1 it has six connections, and the next page needs one.
import type { BrowserContext, Page, Request } from '@playwright/test';
import { answer, begin, idOf, panelOf, saidIn, test } from './chat-at-night.ts';
import { openDesk, unique, visitor } from './desk-people.ts';
import { expect, newAddress } from './fixtures.ts';

const TABS = 7;
/** As many as it takes for each to show something else. */
const FEW_TABS = 3;

/** The streams that a browser has open, by their addresses without ids. */
function streamsOf(context: BrowserContext): () => string[] {
  const open = new Map<Request, string>();
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/events')) open.set(request, pathname.replace(/[0-9a-f-]{36}/, 'ID'));
  });
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
  // Of a tab that was closed no end is told.
  const isThere = ([request]: [Request, string]) => !request.frame().page().isClosed();
  return () =>
    [...open]
      .filter(isThere)
      .map(([, path]) => path)
      .sort();
}

/** Opens the same or further pages in tabs of one browser. Each gets a connection, or this does not end. */
async function openTabs(context: BrowserContext, paths: readonly string[]): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const path of paths) {
    const tab = await context.newPage();
    await tab.goto(path);
    tabs.push(tab);
  }
  return tabs;
}

test('seven tabs of a visitor hear one answer over one stream, also after the one that had it is closed', async ({
  page,
  context,
  desk,
}) => {
  const streams = streamsOf(context);
  const who = newAddress('heron');
  await page.setViewportSize({ width: 1280, height: 860 });
  await begin(page, 'Do you edge?', who);
  const id = await idOf(desk, who);
  const tabs = await openTabs(
    context,
    Array.from({ length: TABS - 1 }, () => '/services'),
  );
  await answer(desk, id, 'Every visit.');
  for (const tab of [page, ...tabs])
    await expect(saidIn(panelOf(tab))).toHaveText(['Do you edge?', 'Every visit.']);
  expect(streams()).toEqual(['/api/chat-session/ID/events']);
  await tabs.at(-1)?.close();
  await answer(desk, id, 'Beds as well.');
  for (const tab of [page, ...tabs.slice(0, -1)])
    await expect(saidIn(panelOf(tab))).toHaveText([/edge/, /visit/, 'Beds as well.']);
  expect(streams()).toEqual(['/api/chat-session/ID/events']);
});

test('tabs of the desk hold one stream of a kind, whatever chats they show', async ({
  page,
  context,
  baseURL,
}) => {
  const streams = streamsOf(context);
  const people = [];
  for (let count = 0; count < FEW_TABS; count += 1)
    people.push(await visitor(baseURL, unique('Plover'), 'Good morning.'));
  await openDesk(page, `/admin-support/${people[0]?.id}`);
  const others = await openTabs(
    context,
    people.slice(1).map(({ id }) => `/admin-support/${id}`),
  );
  const once = ['/api/chat-session/ID/events', '/api/chat-sessions/events', '/api/console/events'];
  await expect.poll(() => streams()).toEqual(once);
  for (const [index, tab] of [page, ...others].entries()) {
    await people[index]?.say('Still there?');
    await expect(tab.getByRole('log', { name: 'Messages' })).toContainText('Still there?');
  }
  expect(streams()).toEqual(once);
});

test('tabs of the portal hold one stream', async ({ page, context }) => {
  const streams = streamsOf(context);
  await page.goto('/sign-in?returnTo=/customer-portal');
  await page
    .getByRole('button', { name: /customer/i })
    .first()
    .click();
  await page.waitForURL((url) => url.pathname.startsWith('/customer-portal'));
  await openTabs(
    context,
    Array.from({ length: FEW_TABS - 1 }, () => '/customer-portal'),
  );
  await expect.poll(() => streams()).toEqual(['/api/portal/events']);
});
