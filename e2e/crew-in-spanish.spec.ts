// A crew that reads Spanish goes through its day without a signal: no word of the page is in English, and the office hears of all of it.
import type { Page } from '@playwright/test';
import type { CalendarEntry } from '../src/contract/booking/office-calendar.ts';
import type { ConsoleVisit } from '../src/contract/visits/console-visit.ts';
import type { CrewDay } from '../src/contract/visits/crew-day.ts';
import { englishMessages } from '../src/web/crew/messages/crew-messages.en.ts';
import { spanishMessages } from '../src/web/crew/messages/crew-messages.es.ts';
import { test } from './crew-site.ts';
import { expect, expectAccessibleInBothLooks } from './fixtures.ts';

/** Every text of a catalog, as far as nothing is filled in. */
function textsOf(messages: object): string[] {
  return Object.values(messages).flatMap((one) =>
    typeof one === 'string' ? one.split(/\{\w+\}/) : textsOf(one),
  );
}

const spanish = textsOf(spanishMessages).join('\n');
const english = textsOf({ ...englishMessages, services: Object.keys(spanishMessages.services) })
  .map((text) => text.trim())
  // A single word in small letters may be one of the customer's.
  .filter((text) => /^.{4}/.test(text) && !/^[a-z]+$/.test(text) && !spanish.includes(text));

/** What the page says in English, aloud or to be seen. */
async function englishOn(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [title]')].flatMap((one) => [
      one.getAttribute('aria-label') ?? '',
      one.getAttribute('title') ?? '',
    ]);
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const script of body.querySelectorAll('script')) script.remove();
    return [body.textContent, document.title, ...named].join('\n');
  });
  return english.filter((text) =>
    said
      .split(text)
      .slice(0, -1)
      .some((before) => !/\p{L}$/u.test(before)),
  );
}

test.use({ viewport: { width: 390, height: 844 }, dayOf: 'a crew that reads Spanish' });

test('goes through a stop in Spanish without a signal', async ({ page, site, consoleErrors }) => {
  await page.goto(site.signal.url + site.path);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByText('También abre sin señal')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('lunes 9 de noviembre')).toBeVisible();

  site.signal.lose();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('status').first()).toContainText('Sin señal.');
  await page.getByLabel('Luis Romero').check();
  await page.getByRole('button', { name: 'Guardar' }).click();
  const stop = page.getByRole('listitem').filter({ hasText: '14 Sample Bend' });
  await stop.getByRole('button', { name: 'Salimos para allá' }).click();
  await stop.getByRole('button', { name: 'No hemos salido' }).click();
  await stop.getByRole('button', { name: 'Llegamos' }).click();
  await stop.getByRole('button', { name: 'Zacate cortado soplado' }).click();
  await expect(page.getByText('5 reportes guardados en este teléfono')).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await expectAccessibleInBothLooks(page);

  await stop.getByText('Reportar un problema').click();
  await stop.getByLabel('¿Cuál es el problema?').fill('El portón está cerrado.');
  await stop.getByLabel('Irnos sin hacer el trabajo').check();
  await stop.getByRole('button', { name: 'Avisar a la oficina' }).click();
  site.signal.restore();
  await page.context().setOffline(false);
  await expect(page.getByText('Todo está enviado.')).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText('0 de 3 terminadas, 1 sin hacer')).toBeVisible();
  const others = consoleErrors.filter((text) => !text.includes('net::ERR_'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
  const token = site.path.slice('/crew/'.length);
  const day: CrewDay = await (await site.office.get(`/api/crew-days/${token}`)).json();
  expect(day.here).toEqual(['Luis Romero']);
  expect(day.stops[0]).toMatchObject({ state: 'skipped', skipReason: 'El portón está cerrado.' });
});

test('asks for the size of the lawn at the first visit of a plan, in both languages', async ({
  page,
  site,
  consoleErrors,
}) => {
  const { office } = site;
  const tomorrow: { entries: CalendarEntry[] } = await (
    await office.get('/api/console/calendar?from=2026-11-10&crewId=1')
  ).json();
  const visit = tomorrow.entries.find(({ serviceType }) => serviceType === 'Complete Care');
  if (!visit) throw new Error('no first visit of a plan tomorrow');
  const { id, version, duration } = visit;
  const place = { date: '2026-11-09', time: '15:00', duration, crewId: 1 };
  const moved = await office.patch(`/api/console/calendar/visits/${id}/time`, {
    data: { version, ...place, tellCustomer: false },
  });
  expect(moved.status()).toBe(200);

  await page.goto(site.signal.url + site.path);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByText('También abre sin señal')).toBeVisible({ timeout: 30_000 });
  const stop = page.getByRole('listitem').filter({ hasText: visit.customerName });
  await stop.locator('summary').first().click();
  site.signal.lose();
  await page.context().setOffline(true);
  await stop.getByRole('button', { name: 'Llegamos' }).click();
  await expect(stop.getByRole('button', { name: 'Como se acordó: 5,200' })).toBeVisible();
  expect(await englishOn(page)).toEqual([]);
  await expectAccessibleInBothLooks(page);
  await stop.getByLabel('Otra medida, en pies cuadrados').fill('4000');
  await stop.getByRole('button', { name: 'Guardar medida' }).click();
  await expect(stop.getByText('Yarda medida: 4,000 pies cuadrados')).toBeVisible();
  site.signal.restore();
  await page.context().setOffline(false);
  await expect(page.getByText('Todo está enviado.')).toBeVisible({ timeout: 40_000 });
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Lawn measured: 4,000 sq ft')).toBeAttached();
  const { reports }: ConsoleVisit = await (await office.get(`/api/console/visits/${id}`)).json();
  expect(reports.filter(({ kind }) => kind === 'size')).toMatchObject([
    { outcome: 'taken', details: { lawnArea: 4000 } },
  ]);
  const others = consoleErrors.filter((text) => !text.includes('net::ERR_'));
  consoleErrors.splice(0, consoleErrors.length, ...others);
});

test('says in Spanish what went wrong, also without a script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.signal.url + site.path);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto(`${site.signal.url}${site.path.slice(0, -1)}x`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos este día.');
  expect(await englishOn(page)).toEqual([]);
  await page.goto(site.signal.url + site.path);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});
