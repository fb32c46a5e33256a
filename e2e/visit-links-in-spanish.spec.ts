// A customer who reads Spanish follows the links of a visit's mails on a phone: to the crew that comes today, to photos that we ask to
// show, and to the review.
import {
  type APIRequestContext,
  type Browser,
  request as newRequest,
  type Page,
} from '@playwright/test';
import { englishPath, hrefIn } from '../src/company/facts/languages.ts';
import type { CalendarSpan } from '../src/contract/booking/office-calendar.ts';
import type { Customer } from '../src/contract/customers/customers.ts';
import type { ReviewListRow } from '../src/contract/site/reviews.ts';
import type { ConsoleVisit } from '../src/contract/visits/console-visit.ts';
import { loadSecrets } from '../src/server/platform/installation/secrets.ts';
import { visitTodayPath } from '../src/server/visits/crew/day-link.ts';
import { englishIn } from './english-in.ts';
import { expect, expectAccessibleInBothLooks, localKey, openMail } from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({
  siteOf: 'visit-links-in-spanish',
  viewport: { width: 390, height: 844 },
  // Chromium reports the fade that it leaves out before an application as an error of the page.
  contextOptions: { reducedMotion: 'reduce' },
});

const TODAY = '2026-11-09';

/** One of the demonstration's people, as requests. */
async function as(email: string, baseURL: string): Promise<APIRequestContext> {
  const extraHTTPHeaders = { 'sec-fetch-site': 'same-origin' };
  const person = await newRequest.newContext({ baseURL, extraHTTPHeaders });
  await person.get(`/sign-in?key=${localKey}`);
  await person.post('/api/auth/demo', { data: { email } });
  return person;
}

const owner = (baseURL: string) => as('owner@prairieoak.example', baseURL);

/** The visits of a customer in the days from one on. */
async function visitsOf(office: APIRequestContext, name: string, from: string, days: 1 | 7) {
  const asked = `/api/console/calendar?from=${from}&days=${days}`;
  const { entries }: CalendarSpan = await (await office.get(asked)).json();
  const own = entries.filter(({ kind, customerName }) => kind === 'visit' && customerName === name);
  return Promise.all(
    own.map(
      async ({ id }): Promise<ConsoleVisit> =>
        (await office.get(`/api/console/visits/${id}`)).json(),
    ),
  );
}

/** The office writes down that a customer reads Spanish. */
async function readsSpanish(office: APIRequestContext, id: string): Promise<void> {
  const path = `/api/console/customers/${id}`;
  const { version, firstName, lastName, phone }: Customer = await (await office.get(path)).json();
  const data = { version, firstName, lastName, phone, language: 'es' };
  expect((await office.patch(path, { data })).status()).toBe(200);
}

async function expectSpanish(page: Page): Promise<void> {
  expect(await englishIn(page.getByRole('main'))).toEqual([]);
  await expectAccessibleInBothLooks(page);
}

/** The path of a link in the newest mail to someone. */
async function linkIn(from: Page, email: string, subject: string, name: string): Promise<string> {
  const mail = await openMail(from, email, subject);
  const href = await mail.frameLocator('iframe').getByRole('link', { name }).getAttribute('href');
  await mail.close();
  return new URL(href ?? '').pathname;
}

test('follows the crew to the visit of today', async ({ page, monday }) => {
  test.setTimeout(60_000);
  const office = await owner(monday);
  const [visit] = await visitsOf(office, 'Laurel Stonebridge', TODAY, 1);
  if (!visit) throw new Error('Laurel Stonebridge has no visit today');
  await readsSpanish(office, visit.customer.id);
  const { dayLink } = await loadSecrets(process.env.E2E_SECRET, '');
  const path = hrefIn('es', visitTodayPath(dayLink, visit.id, TODAY));

  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^2 paradas antes de la suya, de 1:\d\d a \d:\d\d p\.m\.$/);
  await expect(
    page.getByText('Prometimos llegar entre la 1:00 p.m. y las 3:00 p.m.'),
  ).toBeVisible();
  await expectSpanish(page);

  const post = (what: string, data: object) =>
    office.post(`/api/console/visits/${visit.id}/${what}`, { data });
  expect((await post('on-the-way', { version: visit.version })).status()).toBe(204);
  // The open page goes on by itself, in its language.
  await expect(title).toHaveText('Su cuadrilla va en camino');
  await expectSpanish(page);
  const stops = 'Vea cuántas paradas hay antes de la suya';
  const { email } = visit.customer;
  expect(await linkIn(page, email ?? '', 'Su cuadrilla va en camino', stops)).toBe(path);

  const times = { arrivedAt: `${TODAY}T15:10:00Z`, departedAt: `${TODAY}T16:00:00Z` };
  const work = { workDone: ['Mowed'], photosMissingReason: 'The phone was broken.' };
  const done = await post('completion', { version: visit.version + 1, ...times, ...work });
  expect(done.status()).toBe(204);
  await expect(title).toHaveText('Su visita ya terminó');
  await expect(page.getByText('La cuadrilla se retiró a las 10:00 a.m.')).toBeVisible();
  await expectSpanish(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(title).toHaveText('Your visit is done');
  await office.dispose();
});

/** A visit of Juniper Meadows that is done and has photos. */
async function visitWithPhotos(office: APIRequestContext): Promise<ConsoleVisit> {
  for (const from of ['2026-11-02', '2026-10-26', '2026-10-19', '2026-10-12']) {
    const visits = await visitsOf(office, 'Juniper Meadows', from, 7);
    const found = visits.find(({ photos }) => photos.length > 0);
    if (found) return found;
  }
  throw new Error('no visit of Juniper Meadows has photos');
}

/** The same page where no script runs. */
async function withoutScript(browser: Browser, baseURL: string, path: string): Promise<Page> {
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('answers about a photo, with a script and without', async ({ page, browser, monday }) => {
  test.setTimeout(60_000);
  const office = await owner(monday);
  const { id, customer, photos } = await visitWithPhotos(office);
  await readsSpanish(office, customer.id);
  const asked = { data: { photos: [photos[0]?.id] } };
  const answer = await office.post(`/api/console/visits/${id}/photo-permissions`, asked);
  expect(answer.status()).toBe(200);
  const subject = '¿Podemos mostrar 1 foto de su jardín?';
  const path = await linkIn(page, customer.email ?? '', subject, 'Ver y responder');
  expect(path).toMatch(/^\/es\/your-photos\/\d/);

  const plain = await withoutScript(browser, monday, path);
  await page.goto(path);
  const photo = page.getByRole('region', { name: 'Foto 1' });
  await expect(photo.getByRole('status')).toHaveText('Esperamos su respuesta.');
  await expectSpanish(page);
  await photo.getByRole('button', { name: 'Sí, pueden mostrarla' }).click();
  await expect(photo.getByRole('status')).toHaveText(/^Usted dijo que sí\./);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expectSpanish(page);

  // What the other window still offers can no longer be answered, and the page says how it is by now.
  await plain.getByRole('button', { name: 'No, gracias: Foto 1' }).click();
  await expect(plain.getByRole('status')).toHaveText(/^Usted dijo que sí\./);
  expect(await englishIn(plain.getByRole('main'))).toEqual([]);
  await plain.getByRole('button', { name: 'Retirar el permiso: Foto 1' }).click();
  await expect(plain.getByRole('status')).toHaveText(/^Usted retiró su permiso\./);
  await expect(plain).toHaveURL(new RegExp(`${path}$`));
  await plain.context().close();
  await office.dispose();
});

test('reviews a visit, after an error, with a script and without', async ({
  page,
  browser,
  monday,
}) => {
  test.setTimeout(60_000);
  const office = await owner(monday);
  const { id, customer } = await visitWithPhotos(office);
  const juniper = await as(customer.email ?? '', monday);
  const link: { path: string } = await (
    await juniper.post(`/api/portal/visits/${id}/review`)
  ).json();
  const path = hrefIn('es', englishPath(link.path));

  const plain = await withoutScript(browser, monday, path);
  await plain.getByRole('button', { name: 'Enviar la reseña' }).click();
  await expect(plain.getByText('Elija de una a cinco estrellas, por favor.')).toBeVisible();
  await expect(plain.getByText('Escriba al menos 10 caracteres, por favor.')).toBeVisible();
  await expect(plain).toHaveURL(new RegExp(`${path}$`));
  expect(await englishIn(plain.getByRole('main'))).toEqual([]);

  await page.goto(path);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('¿Cómo quedó nuestro trabajo?');
  await page.getByRole('button', { name: 'Enviar la reseña' }).click();
  await expect(page.getByText('Elija de una a cinco estrellas, por favor.')).toBeVisible();
  await expectSpanish(page);
  await page.getByLabel('4 estrellas').check();
  await page.getByLabel('Su reseña').fill('Quedó muy bien, y llegaron a tiempo.');
  await page.getByLabel(/^Pueden publicarla/).check();
  await page.getByRole('button', { name: 'Enviar la reseña' }).click();
  await expect(title).toHaveText('Gracias por su reseña');
  await expect(page.getByText('4 de 5')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expectSpanish(page);

  const list = await office.get('/api/console/reviews?status=new');
  const { items }: { items: ReviewListRow[] } = await list.json();
  const review = items.find(({ customerName }) => customerName === 'Juniper M.');
  const why = { data: { version: 1, reason: 'personal-data' } };
  expect((await office.post(`/api/console/reviews/${review?.id}/refuse`, why)).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/tiene datos personales de otra persona\./)).toBeVisible();
  await expectSpanish(page);

  await plain.goto(path);
  await plain.getByRole('button', { name: 'Retirar la reseña' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Usted retiró su reseña');
  await expect(plain).toHaveURL(new RegExp(`${path}$`));
  expect(await englishIn(plain.getByRole('main'))).toEqual([]);
  await plain.context().close();
  await juniper.dispose();
  await office.dispose();
});
