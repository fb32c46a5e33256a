// A stranger who reads Spanish finds the home page in it on a phone, looks around, reckons, and asks for a quote; and does so without a script.
import { englishIn } from './english-in.ts';
import {
  expect,
  expectAccessibleInBothLooks,
  newAddress,
  openMail,
  scrollTo,
  test,
} from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('finds the Spanish page, looks around, reckons and asks for a quote', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es$/);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Jardines hechos/);
  expect(await englishIn(page.locator('body'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  const gallery = main.locator('#gallery');
  await scrollTo(gallery);
  await gallery.getByRole('button', { name: 'Cercas' }).click();
  await expect(gallery.getByRole('status')).toHaveText(/^\d proyectos de cercas$/);
  await gallery.getByRole('button', { name: 'Quitar el filtro' }).click();
  await expect(gallery.getByRole('status')).toHaveText('13 proyectos');

  const calculator = main.locator('#cost-calculator');
  await scrollTo(calculator);
  const fence = calculator.getByRole('checkbox', { name: 'Cerca de madera' });
  await fence.click();
  await expect(calculator.locator('[data-total]')).toHaveText('$12,080');
  await expect(calculator.getByRole('status')).toHaveText(/^Total estimado:? \$12,080$/);

  const guide = main.locator('#seasonal-guide');
  await scrollTo(guide);
  await guide.getByRole('checkbox').first().check();
  await expect(guide.getByText(/^1 de \d+ tareas hechas$/)).toBeVisible();
  const timeline = main.locator('#timeline');
  await scrollTo(timeline);
  await timeline.getByRole('button', { name: 'Reproducir' }).click();
  await expect(timeline.getByText('Proyecto 2 de 10')).toBeVisible({ timeout: 20_000 });
  expect(await englishIn(page.locator('body'))).toEqual([]);
  await expectAccessibleInBothLooks(page);

  await calculator.getByRole('link', { name: 'Pedir una cotización exacta' }).click();
  const details = main.getByLabel('Detalles del proyecto');
  await expect(details).toHaveValue(/Cerca de madera/);
  const email = newAddress('inicio');
  await main.getByLabel(/^Nombre/).fill('Luz');
  await main.getByLabel('Apellido').fill('Vega');
  await main.locator('#contact').getByLabel('Correo electrónico').fill(email);
  await main.getByLabel('Número de teléfono').fill('(281) 555-0153');
  await main.getByRole('button', { name: 'Enviar mi solicitud' }).click();
  await expect(
    main
      .locator('#contact')
      .getByText(/24 horas/)
      .last(),
  ).toBeVisible();
  const receipt = await openMail(page, email, 'cotización');
  await expect(receipt.frameLocator('iframe').getByText('Luz')).toBeVisible();
});

test.describe('for the first time', () => {
  test.use({ isNewVisitor: true });

  test('is welcomed in Spanish', async ({ page }) => {
    await page.goto('/es');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight * 0.6));
    const welcome = page.getByRole('dialog');
    await expect(welcome.getByRole('heading', { level: 2 })).toHaveText(
      /^Le damos la bienvenida a/,
    );
    await expect(welcome.getByText(/^(EN LÍNEA|FUERA DE LÍNEA)$/)).toBeVisible();
    expect(await englishIn(welcome)).toEqual([]);
    await welcome.getByRole('button', { name: 'Seguir viendo el sitio' }).click();
    await expect(welcome).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sends the form of the home page, and lands on Spanish thanks', async ({ page }) => {
    await page.goto('/es#contact');
    const form = page.locator('#contact form');
    await form.getByLabel(/^Nombre/).fill('Luz');
    await form.getByLabel('Apellido').fill('Vega');
    await form.getByLabel('Correo electrónico').fill(newAddress('inicio'));
    await form.getByLabel('Número de teléfono').fill('(281) 555-0154');
    await form.getByLabel('Servicio').selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Enviar mi solicitud' }).click();
    await expect(page).toHaveURL(/\/es\/quote/);
    expect(await englishIn(page.getByRole('main'))).toEqual([]);
  });
});
