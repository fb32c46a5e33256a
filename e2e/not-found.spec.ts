// An address that does not exist, for everyone and in every frame: a page that says so and whose script does not fail.
import { expect, forgive, test, untilSettled } from './fixtures.ts';

const OF_CUSTOMERS = [
  '/customer-portal/nothing',
  '/customer-portal/visits/11111111-2222-4333-8444-555555555555',
  '/customer-portal/add-ons/999999',
  '/customer-portal/add-ons/999999/quote',
];
const OF_STAFF = [
  '/console/nothing',
  '/console/customers/11111111-2222-4333-8444-555555555555',
  '/console/requests/999999',
  '/admin-support/11111111-2222-4333-8444-555555555555',
];

/** Who opens which addresses, and where signing in leads them. */
const audiences = [
  { who: 'a visitor', paths: ['/nothing', '/services/nothing', '/blog/nothing', '/areas/nothing'] },
  { who: 'a customer', person: /Juniper/, home: '/customer-portal', paths: OF_CUSTOMERS },
  { who: 'staff', person: /owner/, home: '/console', paths: OF_STAFF },
];

for (const { who, person, home, paths } of audiences) {
  test(`${who} opens pages that do not exist, goes back and forward, and no script fails`, async ({
    page,
    consoleErrors,
  }) => {
    if (person && home) {
      await page.goto(`/sign-in?returnTo=${home}`);
      await page.getByRole('button', { name: person }).click();
      await page.waitForURL(({ pathname }) => pathname === home);
    }
    for (const path of paths) {
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await untilSettled(page);
    }
    // From the browser's cache, with its scripts as well.
    await page.goBack();
    await untilSettled(page);
    await page.goForward();
    await untilSettled(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The streams of a page that is not there are cut while they begin again.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await page.reload();
    await untilSettled(page);
    forgive(consoleErrors, /404|INCOMPLETE_CHUNKED_ENCODING|INTERNET_DISCONNECTED|NETWORK_CHANGED/);
  });
}
