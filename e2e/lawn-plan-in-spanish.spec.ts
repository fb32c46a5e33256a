// Someone prices a lawn and asks for its plan in Spanish, on a phone: with the plan of the home page, after errors and with a promo code; and
// without a script by the plain form.
import type { Page } from '@playwright/test';
import { englishIn } from './english-in.ts';
import { expect, expectAccessibleInBothLooks, forgive, newAddress, test } from './fixtures.ts';

// Chromium reports the fade that it leaves out before an application as an error of the page.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const ADDRESS = '8418 Sky Ridge Dr, Cypress, TX 77433';
const OUTSIDE = '1 Bay Rd, Baytown, TX 77520';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Nombre').fill('Luz');
  await page.getByLabel('Apellido').fill('Vega');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Número de teléfono').fill('(281) 555-0152');
}

test('prices a lawn, corrects what is wrong, and sends the plan', async ({
  page,
  consoleErrors,
}) => {
  forgive(consoleErrors, /422/);
  const main = page.getByRole('main');
  const looksRight = async () => {
    expect(await englishIn(main)).toEqual([]);
    await expectAccessibleInBothLooks(page);
  };
  await page.goto('/es/lawn-plan');
  await expect(heading(page)).toHaveText('Plan de mantenimiento del césped');
  await expect(main.locator('form').first()).toHaveJSProperty('noValidate', true);
  await looksRight();

  const address = main.getByLabel('Dirección de la propiedad');
  // By keyboard: the suggestions lie over the button as soon as they come.
  const validate = main.getByRole('button', { name: 'Ver precios' });
  await address.fill(OUTSIDE);
  await validate.press('Enter');
  await expect(main.getByText(/^La dirección está fuera de nuestra zona/)).toBeVisible();
  await looksRight();
  await address.fill(ADDRESS);
  await validate.press('Enter');
  const goOn = main.getByRole('button', { name: 'CONTINUAR' });
  await expect(goOn).toBeVisible();
  await looksRight();

  await main.getByText('AGREGAR UN CÓDIGO PROMOCIONAL').click();
  await main.getByLabel('Código promocional').last().fill('NO-HAY');
  await main.getByRole('button', { name: 'Aplicar' }).click();
  await expect(main.getByText(/^Este código promocional no se puede usar/).last()).toBeVisible();
  await main.getByLabel('Código promocional').last().fill('welcome10');
  await main.getByRole('button', { name: 'Aplicar' }).click();
  await expect(main.getByRole('button', { name: 'Quitar el código' })).toBeVisible();
  await expect(main.getByText('10% de descuento en su primera visita')).toBeVisible();
  await main.getByLabel('Día en que prefiere empezar').fill('');
  await goOn.click();
  await expect(main.getByText(/^Elija el día en que quiere empezar/)).toBeVisible();
  await looksRight();
  const start = main.getByLabel('Día en que prefiere empezar');
  await start.fill((await start.getAttribute('min')) ?? '');
  await goOn.click();

  await expect(main.getByRole('heading', { name: 'Su plan, antes de enviarlo' })).toBeVisible();
  await fillIn(page, 'luz@');
  const send = main.getByRole('button', { name: 'Solicitar este plan' });
  await send.click();
  await expect(main.getByText(/Escriba un correo electrónico válido/)).toBeVisible();
  await looksRight();
  await page.getByLabel('Correo electrónico').fill(newAddress('cesped'));
  await send.click();
  await expect(main.getByRole('heading', { name: 'Recibimos su plan de césped' })).toBeVisible();
  await expect(main.getByText(/^Precio número \d+\. Le mantenemos este precio/)).toBeVisible();
  await expect(main.getByText(/^Pidió empezar el \p{L}+, \d+ de /u)).toBeVisible();
  await looksRight();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('asks for a plan after errors, and goes on in English', async ({ page, consoleErrors }) => {
    forgive(consoleErrors, /422/);
    const main = page.getByRole('main');
    await page.goto('/es/lawn-plan');
    await main.getByLabel('Dirección de la propiedad').fill(OUTSIDE);
    await main.getByRole('button', { name: 'Ver precios' }).click();
    await expect(main.getByText(/^La dirección está fuera de nuestra zona/)).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Plan de mantenimiento del césped/);
    await main.getByLabel('Dirección de la propiedad').fill(ADDRESS);
    await main.getByRole('button', { name: 'Ver precios' }).click();
    expect(await englishIn(main)).toEqual([]);
    await fillIn(page, newAddress('cesped'));
    await main.getByLabel('Código promocional').fill('NO-HAY');
    const send = main.getByRole('button', { name: 'Solicitar este plan' });
    await send.click();
    await expect(main.getByText(/^Este código promocional no se puede usar/)).toBeVisible();
    await main.getByLabel('Código promocional').fill('');
    // A choice whose price has not been seen is not sent.
    await main.getByRole('radio', { name: /Cada mes/ }).check();
    await send.click();
    await expect(main.getByRole('alert')).toHaveText(/^El precio cambió\./);
    expect(await englishIn(main)).toEqual([]);
    await send.click();
    await expect(heading(page)).toHaveText('Recibimos su plan de césped');
    await expect(page).toHaveURL(/\/es\/lawn-plan\?sent=/);
    expect(await englishIn(main)).toEqual([]);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(heading(page)).toHaveText('Lawn Maintenance Plan');
  });
});
