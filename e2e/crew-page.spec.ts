// A crew goes through its day on a telephone that loses its signal ten times and is killed twice: nothing is lost, nothing twice.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { ConsoleVisit } from '../src/contract/visits/console-visit.ts';
import type { CrewDay } from '../src/contract/visits/crew-day.ts';
import { killBrowser } from '../test/kill-browser.ts';
import { jpegOf } from '../test/pictures.ts';
import { type Site, test } from './crew-site.ts';
import { expect, expectAccessibleInBothLooks } from './fixtures.ts';

test.use({ dayOf: 'a crew with a weak signal' });

/** A telephone whose memory outlives its browser. */
class Telephone {
  page!: Page;
  private context!: BrowserContext;
  readonly tapped: [visit: string, what: string][] = [];

  private readonly profile: string;
  private readonly site: Site;
  private readonly executablePath: string;

  constructor(profile: string, site: Site, executablePath: string) {
    this.profile = profile;
    this.site = site;
    this.executablePath = executablePath;
  }

  async open(): Promise<void> {
    this.context = await chromium.launchPersistentContext(this.profile, {
      executablePath: this.executablePath,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      timezoneId: 'America/Chicago',
      locale: 'en-US',
    });
    this.context.setDefaultTimeout(30_000);
    this.page = this.context.pages()[0] ?? (await this.context.newPage());
    await this.page.goto(this.site.signal.url + this.site.path);
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText('Live Oak Crew');
  }

  /** Opens where there is no signal. Its browser knows that there is none, and hears when there is one again. */
  async openWithoutSignal(): Promise<void> {
    this.site.signal.lose();
    await this.open();
    await this.context.setOffline(true);
  }

  /** No goodbye: the battery is empty. */
  async kill(): Promise<void> {
    const isGone = new Promise((resolve) => this.context.once('close', resolve));
    killBrowser(this.profile);
    await isGone;
  }

  close = () => this.context.close();

  /** With answers lost first, the server has what the telephone believes unsent. */
  async loseSignal(answersFirst = false): Promise<void> {
    if (answersFirst) this.site.signal.loseAnswers();
    else this.site.signal.lose();
    if (!answersFirst) await this.context.setOffline(true);
  }

  async findSignal(): Promise<void> {
    this.site.signal.restore();
    await this.context.setOffline(false);
  }

  /** Taps in the open stop and waits until the telephone has it. */
  async tap(
    visit: string,
    what: string,
    action: (stop: ReturnType<Page['getByRole']>) => Promise<void>,
  ) {
    const stop = this.page.getByRole('listitem').filter({ hasText: visit });
    const details = stop.locator('details.stop-entry');
    // The page opens the stop that is next by itself; who taps at that moment has closed it, and taps again.
    await expect(async () => {
      if ((await details.getAttribute('open')) === null) {
        await stop.locator('summary').first().click();
      }
      await expect(details).toHaveAttribute('open', '', { timeout: 1_000 });
    }).toPass();
    await action(stop);
    this.tapped.push([visit, what]);
  }

  /** The next step takes the place of the one that was tapped. */
  press = (visit: string, name: string, what: string) =>
    this.tap(visit, what, async (stop) => {
      const button = stop.getByRole('button', { name, exact: true });
      await button.click();
      await expect(button).toBeHidden();
    });

  tick = (visit: string, label: string) =>
    this.tap(visit, `tick ${label}`, async (stop) => {
      const line = stop.getByRole('button', { name: label });
      await line.click();
      await expect(line).toHaveAttribute('aria-pressed', 'true');
    });

  photo = (visit: string, shows: 'Before' | 'After', buffer: Buffer) =>
    this.tap(visit, `photo ${shows.toLowerCase()}`, async (stop) => {
      const input = stop.getByLabel(new RegExp(`^${shows} photo`));
      await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
      const photos = stop.getByRole('region', { name: /^Photos/ });
      await expect(photos.locator('label').filter({ hasText: shows })).toContainText('1');
    });

  /** So many reports are kept on the telephone. */
  waiting = (count: number) =>
    expect(this.page.locator('[data-waiting]')).toHaveAttribute('data-waiting', String(count));

  allSent = () =>
    expect(this.page.getByText('Everything is sent.')).toBeVisible({ timeout: 40_000 });
}

test('goes through its day with ten losses of signal and two kills', async ({
  site,
  consoleErrors: _,
}, { project }) => {
  test.setTimeout(240_000);
  const profile = await mkdtemp(join(tmpdir(), 'crew-phone-'));
  const { executablePath = '' } = project.use.launchOptions ?? {};
  const phone = new Telephone(profile, site, executablePath);
  const picture = await jpegOf(800, 600);
  const [hazel, clay, laurel] = ['14 Sample Bend', '2210 Example Prairie', '87 Placeholder'];

  await phone.open();
  await expect(phone.page.getByText('Opens without a signal')).toBeVisible({ timeout: 30_000 });
  await phone.loseSignal(); // 1
  await phone.press(hazel, 'Start', 'set-out');
  await phone.waiting(1);
  await phone.findSignal();
  await phone.allSent();

  await phone.loseSignal(true); // 2
  await phone.press(hazel, 'Arrived', 'arrived');
  await phone.findSignal();
  await phone.allSent();

  await phone.loseSignal(); // 3
  await phone.tick(hazel, 'Front and back mowed');
  await phone.tick(hazel, 'Walks and drive edged');
  await phone.findSignal();
  await phone.allSent();

  await phone.loseSignal(); // 4, and the browser dies with two reports on the telephone
  await phone.tick(hazel, 'Clippings blown off');
  await phone.photo(hazel, 'After', picture);
  await phone.waiting(2);
  await phone.kill();
  await phone.openWithoutSignal();
  await phone.waiting(2);
  await expect(phone.page.getByRole('button', { name: 'Clippings blown off' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await phone.press(hazel, 'Done', 'done');
  await phone.waiting(3);
  await phone.findSignal();
  await phone.allSent();

  await phone.loseSignal(true); // 5
  await phone.press(clay, 'Start', 'set-out');
  await phone.findSignal();
  await phone.loseSignal(); // 6
  await phone.press(clay, 'Arrived', 'arrived');
  await phone.photo(clay, 'Before', picture);
  await phone.findSignal();
  await phone.allSent();

  await phone.loseSignal(true); // 7, and the browser dies while a photo is under way
  await phone.photo(clay, 'After', picture);
  await phone.tick(clay, 'Debris hauled away');
  await phone.kill();
  await phone.openWithoutSignal();
  await phone.waiting(2);
  await phone.findSignal();
  await phone.allSent();

  await phone.loseSignal(); // 8
  await phone.tap(clay, 'done', async (stop) => {
    await stop
      .getByLabel('Note for the customer')
      .fill('The oak’s leaves are where you want them.');
    await stop.getByRole('button', { name: 'Done', exact: true }).click();
  });
  await phone.waiting(1);
  await phone.findSignal();
  await phone.allSent();

  await phone.loseSignal(true); // 9
  await phone.press(laurel, 'Arrived', 'arrived');
  await phone.findSignal();
  await phone.loseSignal(); // 10
  await phone.tap(laurel, 'problem', async (stop) => {
    await stop.getByText('Report a problem').click();
    await stop.getByLabel('What is the problem?').fill('The gate is locked.');
    await stop.getByLabel('Leave without doing the work').check();
    await stop.getByRole('button', { name: 'Tell the office' }).click();
  });
  await expect(phone.page.getByText('2 of 3 done, 1 not done')).toBeVisible();
  await phone.findSignal();
  await phone.allSent();
  await phone.close();
  await rm(profile, { recursive: true, force: true });

  const heard = await reportsHeard(site, [hazel, clay, laurel]);
  expect(heard.map(({ visit, what }) => [visit, what])).toEqual(phone.tapped);
  expect(heard.map(({ sequence }) => sequence)).toEqual(heard.map((__, index) => index + 1));
  expect(new Set(heard.map(({ outcome }) => outcome))).toEqual(new Set(['taken']));
  expect(new Set(heard.map(({ device }) => device)).size).toBe(1);
  expect(heard.filter(({ what }) => what.startsWith('photo'))).toHaveLength(3);
});

/** What the server has of the day, in the order of the telephone. */
async function reportsHeard({ office, path }: Site, addresses: string[]) {
  const day: CrewDay = await (
    await office.get(`/api/crew-days/${path.slice('/crew/'.length)}`)
  ).json();
  const heard = [];
  for (const { visitId, address, checklist } of day.stops) {
    const answer = await office.get(`/api/console/visits/${visitId}`);
    const { reports, photos }: ConsoleVisit = await answer.json();
    expect(photos).toHaveLength(reports.filter(({ kind }) => kind === 'photo').length);
    const label = (key: unknown) => checklist.find((item) => item.key === key)?.label;
    for (const { kind, details, ...report } of reports) {
      const what =
        kind === 'tick'
          ? `tick ${label(details.item)}`
          : kind === 'photo'
            ? `photo ${details.shows}`
            : kind;
      const visit = addresses.find((begin) => address.startsWith(begin)) ?? address;
      heard.push({ visit, what, ...report });
    }
  }
  return heard.sort((one, other) => one.sequence - other.sequence);
}

test('can be read and tapped on a telephone by everyone, in both looks', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(site.signal.url + site.path);
  await expect(page.getByRole('status').first()).toContainText('Everything is sent');
  await page
    .locator('details.stop-entry')
    .first()
    .evaluate((one: HTMLDetailsElement) => {
      one.open = true;
    });
  await expectAccessibleInBothLooks(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
