// The newsletter from nothing: a stranger subscribes, the owner writes, tests and sends, and the stranger leaves by the mail.
import { expect, expectAccessibleInBothLooks } from './fixtures.ts';
import { newestMail, OWNER, signInByMail, test } from './year-site.ts';

test.use({ siteOf: 'newsletter' });

const READER = 'reader@example.com';
const SUBJECT = 'Fall in the yard';

test('a stranger subscribes, the owner writes and sends, the stranger leaves', async ({
  page: office,
  openWindow,
  mailbox,
}) => {
  test.setTimeout(240_000);
  const stranger = await openWindow(390);

  await test.step('a stranger subscribes and is welcomed', async () => {
    await stranger.goto('/newsletter');
    await stranger.getByRole('main').getByRole('textbox').first().fill(READER);
    await stranger.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(
      stranger.getByText(/Welcome to Our Community|Successfully subscribed/).first(),
    ).toBeVisible();
    await newestMail(mailbox, READER, /Welcome/);
  });

  await test.step('the owner writes, and sees the very mail', async () => {
    await signInByMail(office, mailbox, OWNER, '/console/newsletter');
    await expect(office.getByText('1 subscriber gets it.')).toBeVisible();
    await expectAccessibleInBothLooks(office);
    await office.getByLabel('Subject').fill(SUBJECT);
    await office.getByRole('button', { name: 'New Newsletter' }).click();
    await expect(office.getByRole('heading', { name: SUBJECT })).toBeVisible();
    await office
      .getByRole('textbox', { name: 'Text', exact: true })
      .fill('Mow **high**. See [our services](/services).');
    await office.getByRole('group', { name: 'Posts' }).getByRole('checkbox').first().check();
    await office.getByRole('group', { name: 'Tasks' }).getByRole('checkbox').first().check();
    await expect(office.getByText(/Save first/)).toBeVisible();
    await office.getByRole('button', { name: 'Save and Preview' }).click();
    await expect(office.getByText('Saved. The preview shows it.')).toBeVisible();
    const mail = office.frameLocator('iframe');
    await expect(mail.getByText('high', { exact: true })).toBeVisible();
    await expect(mail.getByText('To do this season')).toBeVisible();
    await office.getByRole('button', { name: 'Phone' }).click();
    await expectAccessibleInBothLooks(office);
  });

  await test.step('tests it, and sends it', async () => {
    await office.getByRole('button', { name: 'Send a Test to Me' }).click();
    await expect(office.getByText('A test is on its way to you.')).toBeVisible();
    const own = await newestMail(mailbox, OWNER, /\[Test\] Fall in the yard/);
    await expect(own).toContainText('This is a test');
    await office.getByText('Send now', { exact: true }).click();
    await office.getByRole('button', { name: 'Send to 1 Subscriber Now' }).click();
    await expect(office.getByText('Sent', { exact: true }).first()).toBeVisible({
      timeout: 20_000,
    });
    await expectAccessibleInBothLooks(office);
  });

  await test.step('the stranger follows a link, and leaves by the mail', async () => {
    const mail = await newestMail(mailbox, READER, /Fall in the yard/);
    const services = await mail.getByRole('link', { name: 'our services' }).getAttribute('href');
    await stranger.goto(new URL(services ?? '').pathname);
    await stranger.waitForURL('**/services');
    const out = new URL(
      (await mail.getByRole('link', { name: 'unsubscribe here' }).getAttribute('href')) ?? '',
    );
    await stranger.goto(out.pathname + out.search);
    await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(stranger.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  });

  await test.step('the office sees both, and no one is left to write to', async () => {
    await office.reload();
    const results = office.getByRole('region', { name: 'Results' });
    await expect(results.getByText('Unsubscribed by this email')).toBeVisible();
    const counts = await results.locator('dd').allInnerTexts();
    expect(counts.at(-1)).toBe('1');
    await expect(
      office
        .getByRole('region', { name: 'Clicks' })
        .getByRole('listitem')
        .filter({ hasText: '/services' }),
    ).toContainText('1');
    await office.goto('/console/newsletter/subscribers?status=left');
    await expect(office.getByText(READER)).toBeVisible();
    await expectAccessibleInBothLooks(office);
  });
});
