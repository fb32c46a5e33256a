// Someone asks for a quote on the Spanish contact page: with a script, after a mistake, up to the mail; and without one.
import { englishIn } from './english-in.ts';
import {
  expect,
  expectAccessibleInBothLooks,
  forgive,
  newAddress,
  openMail,
  test,
} from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('is told of a mistake, thanked, and written to in Spanish', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/contact$/);
  expect(await englishIn(page.locator('body'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessibleInBothLooks(page);
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Enviar mi solicitud' });
  const email = newAddress('contacto');
  await main.getByLabel(/^Nombre/).fill('Luz');
  await main.getByLabel('Apellido').fill('Vega');
  await main.getByLabel('Correo electrónico').fill('luz@');
  await main.getByLabel('Número de teléfono').fill('(281) 555-0153');
  await main.getByLabel('Servicio').selectOption({ index: 1 });
  await send.click();
  await expect(main.getByLabel('Correo electrónico')).toHaveAttribute('aria-invalid', 'true');
  expect(await englishIn(main)).toEqual([]);
  await main.getByLabel('Correo electrónico').fill(email);
  await send.click();
  await expect(main.getByText(/24 horas/).last()).toBeVisible();
  expect(await englishIn(page.locator('body'))).toEqual([]);
  const receipt = await openMail(page, email, 'Recibimos su solicitud');
  await expect(receipt.frameLocator('iframe').getByText('Luz')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is told and thanked on the Spanish page of the form', async ({ page, consoleErrors }) => {
    forgive(consoleErrors, /422/);
    const main = page.getByRole('main');
    await page.goto('/es/contact');
    await main.getByLabel(/^Nombre/).fill('Luz');
    await main.getByLabel('Apellido').fill('Vega');
    await main.getByLabel('Correo electrónico').fill('luz@example');
    await main.getByLabel('Número de teléfono').fill('(281) 555-0154');
    await main.getByLabel('Servicio').selectOption({ index: 1 });
    await main.getByRole('button', { name: 'Enviar mi solicitud' }).click();
    await expect(page).toHaveURL(/\/es\/quote$/);
    expect(await englishIn(main)).toEqual([]);
    await main.getByLabel('Correo electrónico').fill(newAddress('contacto'));
    await main.getByRole('button', { name: 'Enviar mi solicitud' }).click();
    await expect(page).toHaveURL(/\/es\/quote\?sent=/);
    expect(await englishIn(main)).toEqual([]);
  });
});
