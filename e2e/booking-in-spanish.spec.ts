// Someone books a consultation in Spanish: on a phone with the calendar, with an error and a time that someone else was faster for, and without a
// script by the plain form.
import type { Page } from '@playwright/test';
import { englishIn } from './english-in.ts';
import { expect, expectAccessibleInBothLooks, forgive, newAddress, test } from './fixtures.ts';
import { takeSlot } from './open-booking.ts';

// Chromium reports the fade that it leaves out before an application as an error of the page.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const calendarOf = (page: Page) => page.locator('island-root[data-island="booking"]');

/** Chooses type, a day of a later month and its last free time at random, as others choose beside it, and opens the form. */
async function chooseIn(page: Page): Promise<string> {
  const calendar = calendarOf(page);
  await calendar.getByLabel('Tipo de consulta').selectOption({ index: 1 });
  const months = 1 + Math.floor(Math.random() * 4);
  for (let month = 0; month < months; month++)
    await calendar.getByRole('button', { name: 'Siguiente' }).click();
  const days = calendar.locator('[data-date][aria-disabled="false"]');
  await expect(days.first()).toBeVisible();
  await days.nth(Math.floor(Math.random() * (await days.count()))).click();
  const slots = calendar.getByRole('radio', { disabled: false });
  await expect(slots.first()).toBeVisible();
  const slot = slots.nth(Math.floor(Math.random() * (await slots.count())));
  const value = (await slot.getAttribute('value')) ?? '';
  await slot.press('Space');
  await expect(calendar.getByText('Su consulta:')).toBeVisible();
  return value;
}

/** No hour is wider than its place, also on the smallest phone. */
async function expectTimesToFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  const wide = await calendarOf(page)
    .locator('.slot-panel-time')
    .evaluateAll(
      (places) => places.filter((place) => place.scrollWidth > place.clientWidth).length,
    );
  expect(wide).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
}

test('books with the calendar, after an error', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/es/book');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reserve su consulta');
  const calendar = calendarOf(page);
  // Nothing is chosen yet.
  await calendar.getByRole('button', { name: 'Reservar consulta' }).click();
  await expect(page.getByText('Falta elegir algo')).toBeVisible();
  await chooseIn(page);
  expect(await englishIn(calendar)).toEqual([]);
  await expectTimesToFit(page);
  await expect(calendar.getByRole('grid')).toHaveAccessibleName(/ de 20\d\d$/);
  await expectAccessibleInBothLooks(page);

  await calendar.getByRole('button', { name: 'Reservar consulta' }).click();
  await expect(calendar.getByRole('timer')).toContainText('Tenemos apartado este horario');
  await calendar.getByLabel('Nombre completo').fill('Luz Vega');
  await calendar.getByLabel('Correo electrónico').fill('luz@');
  await calendar.getByLabel('Número de teléfono').fill('(281) 555-0147');
  await calendar.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(calendar.getByText(/Escriba un correo electrónico válido/)).toBeVisible();
  expect(await englishIn(calendar)).toEqual([]);
  await expectAccessibleInBothLooks(page);

  await calendar.getByLabel('Correo electrónico').fill(newAddress('luz'));
  await calendar.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByText('¡Consulta reservada!')).toBeVisible();
  await expect(calendar.getByRole('heading', { name: /^Nos vemos a las? \d/ })).toBeVisible();
  expect(await englishIn(calendar)).toEqual([]);
  await expectAccessibleInBothLooks(page);

  await test.step('it is changed, and canceled', () => changeAndCancel(page));
});

/** Follows the way to the page of the booking, moves it to another day, and cancels it. */
async function changeAndCancel(page: Page): Promise<void> {
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  const looksRight = async () => {
    expect(await englishIn(main)).toEqual([]);
    await expectAccessibleInBothLooks(page);
  };
  await page.getByRole('link', { name: 'Cambiar o cancelar' }).click();
  await expect(page).toHaveURL(/\/es\/appointment\/\d+-/);
  await expect(title).toHaveText('Su consulta');
  await expect(main.getByText('Programada')).toBeVisible();
  await looksRight();

  await main.getByRole('link', { name: 'Cambiar de horario' }).click();
  await expect(title).toHaveText('Cambie el horario de su consulta');
  await main.getByRole('button', { name: 'Cambiar mi consulta' }).click();
  await expect(main.getByRole('alert')).toHaveText(
    'Elija un día y un horario para su consulta, por favor.',
  );
  await main.getByRole('button', { name: 'Siguiente' }).click();
  await main.locator('[data-date][aria-disabled="false"]').last().click();
  await main.getByRole('radio', { disabled: false }).last().press('Space');
  await looksRight();
  await main.getByRole('button', { name: 'Cambiar mi consulta' }).click();
  await expect(title).toHaveText('Su consulta');
  await expect(main.getByText(/^Cambió de horario\./)).toBeVisible();
  await looksRight();

  await main.getByRole('link', { name: 'Cancelar esta consulta' }).click();
  await expect(title).toHaveText('¿Cancelar su consulta?');
  await looksRight();
  await main.getByRole('button', { name: 'Sí, cancelarla' }).click();
  await expect(title).toHaveText('Su consulta está cancelada.');
  await looksRight();
  await expect(main.getByRole('link', { name: 'Reservar otra consulta' })).toHaveAttribute(
    'href',
    '/es/book',
  );
}

test('is offered the nearest times when someone else was faster', async ({
  page,
  request,
  consoleErrors,
}) => {
  // Without a hold the time can be taken meanwhile.
  await page.route('**/api/appointments/holds', (route) => route.abort());
  await page.goto('/es/book');
  const calendar = calendarOf(page);
  const [appointmentDate = '', appointmentTime = ''] = (await chooseIn(page)).split(' ');
  await calendar.getByRole('button', { name: 'Reservar consulta' }).click();
  await expect(calendar.getByText('No pudimos apartar este horario')).toBeVisible();
  await calendar.getByLabel('Nombre completo').fill('Luz Vega');
  await calendar.getByLabel('Correo electrónico').fill(newAddress('tarde'));
  await calendar.getByLabel('Número de teléfono').fill('(281) 555-0148');
  await takeSlot(request, { appointmentDate, appointmentTime });
  await calendar.getByRole('button', { name: 'Confirmar reserva' }).click();
  const box = calendar.getByRole('region', { name: 'Hace falta otro horario' });
  await expect(box).toContainText('Alguien acaba de reservar ese horario');
  expect(await englishIn(calendar)).toEqual([]);
  await page.unroute('**/api/appointments/holds');
  await box.getByRole('button').first().click();
  await calendar.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByText('¡Consulta reservada!')).toBeVisible();
  forgive(consoleErrors, /ERR_FAILED|409/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('books from the list, after an error', async ({ page, consoleErrors }) => {
    await page.goto('/es/book');
    await page.getByRole('button', { name: 'Ver horarios' }).click();
    await expect(page).toHaveURL(/\/es\/book\?type=/);
    await page.getByRole('radio').last().check();
    await page.getByLabel('Nombre completo').fill('Sol Reyes');
    await page.getByLabel('Correo electrónico').fill('sol@example');
    await page.getByLabel('Número de teléfono').fill('(281) 555-0149');
    await page.getByRole('button', { name: 'Confirmar reserva' }).click();
    await expect(page.getByText(/Escriba un correo electrónico válido/)).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Reserve su consulta/);
    forgive(consoleErrors, /422/);
    await page.getByLabel('Correo electrónico').fill(newAddress('sol'));
    await page.getByRole('button', { name: 'Confirmar reserva' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Consulta reservada!');
    await expect(page).toHaveURL(/\/es\/book\?booked=/);
    await expect(page.getByText(/hora central\.$/)).toBeVisible();
    await page.getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule Your Consultation');
  });
});
