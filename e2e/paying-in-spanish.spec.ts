// A customer who reads Spanish asks for add-on work, reads a quote, pays an invoice after a card that was declined, and turns autopay on and off: none of it is
// in English but what binds so.
import type { Page } from '@playwright/test';
import { englishIn } from './english-in.ts';
import { expect, expectAccessibleInBothLooks, forgive } from './fixtures.ts';
import { bill, payingTest, signIn } from './paying.ts';
import { readSpanish } from './reads-spanish.ts';

const test = payingTest('test/monday-server.ts');

test.use({ viewport: { width: 390, height: 844 } });

const BILLING = '/customer-portal/billing';

/** Juniper signs in and reads Spanish. */
async function signInInSpanish(page: Page): Promise<void> {
  await signIn(page, /Juniper Meadows/, '/customer-portal/account');
  await readSpanish(page);
}

/** The page has no English in it, no axe finds, and fits a phone. */
async function expectSpanish(page: Page, part = page.getByRole('main')): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(part).toBeVisible();
  expect(await englishIn(part)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessibleInBothLooks(page);
}

test('asks for add-on work in Spanish, changes and withdraws it, and reads a quote', async ({
  page,
  consoleErrors,
}) => {
  await signInInSpanish(page);
  await page.goto('/customer-portal/add-ons');
  await expectSpanish(page, page.getByRole('region', { name: 'Pedir un servicio extra' }));
  await page.getByLabel('Servicio *').selectOption('Mulch Installation');
  const description = `Mulch negro junto a la cerca, ${crypto.randomUUID().slice(0, 4)}`;
  await page.getByLabel('Descripción').fill(description);
  await page.getByRole('radio', { name: /Sin prisa/ }).check();
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click();
  await expect(page.getByText('¡Solicitud enviada!').first()).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: description });
  await expect(card).toContainText('recibirá una cotización en un plazo de 24 horas');

  await card.getByRole('link', { name: 'Colocación de mulch' }).first().click();
  await expect(page).toHaveTitle('Colocación de mulch – Portal del cliente');
  await expectSpanish(page);
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(page.getByText('Escriba su mensaje, por favor.').first()).toBeVisible();
  await page.getByLabel('Su mensaje').fill('¿Cuándo podrían venir?');
  await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
  await expect(page.getByRole('listitem').getByText('¿Cuándo podrían venir?')).toBeVisible();

  await page.getByRole('link', { name: /Editar la solicitud/ }).click();
  await expect(page).toHaveTitle('Editar la solicitud – Portal del cliente');
  await expectSpanish(page);
  await page.getByRole('button', { name: 'Retirar la solicitud' }).click();
  await expect(page.getByText('Usted la retiró.')).toBeVisible();

  await page.goto('/customer-portal/add-ons');
  await page
    .getByRole('link', { name: /(?:Aceptar|Ver) la cotización/ })
    .first()
    .click();
  await expect(page).toHaveTitle('Cotización – Portal del cliente');
  await expectSpanish(page);

  await page.goto('/customer-portal/your-data');
  await expectSpanish(page);
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(page.getByText('Escriba el correo electrónico, por favor.').first()).toBeVisible();
  await expectSpanish(page);
  forgive(consoleErrors, /422/);
});

test('pays an invoice in Spanish, and turns autopay on and off', async ({
  page,
  browser,
  paying,
}) => {
  test.setTimeout(180_000);
  const invoice = await bill(browser, paying.site);
  await signInInSpanish(page);
  const number = page.frameLocator('iframe[title="Card details"]').getByLabel('Card number');

  await test.step('what is owed, and the invoice', async () => {
    await page.goto(BILLING);
    await expect(page).toHaveTitle('Facturación – Portal del cliente');
    await expectSpanish(page);
    await page.getByRole('link', { name: `Factura ${invoice.number}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Factura ${invoice.number}`);
    await expect(page.getByText('Lo facturado está en inglés, como se acordó.')).toBeVisible();
    await expectSpanish(page);
  });

  await test.step('a card that is declined, and one that works', async () => {
    await page.getByRole('link', { name: /^Pagar \$/ }).click();
    const pay = page.getByRole('button', { name: /^Pagar \$/ });
    await expect(pay).toBeEnabled();
    await expectSpanish(page);
    await number.fill('4000 0000 0000 9995');
    await pay.click();
    await expect(page.getByRole('alert')).toContainText(/^(?:El pago|El banco)/);
    await paying.hear();
    await number.fill('4242 4242 4242 4242');
    await page.getByLabel('Guardar esta tarjeta o cuenta para la próxima vez').check();
    await pay.click();
    await expect(page.getByText(/se está confirmando/)).toBeVisible();
    await expectSpanish(page);
    await paying.hear();
    await expect(page.getByRole('heading', { level: 1, name: 'Recibo' })).toBeVisible();
    await expectSpanish(page);
  });

  await test.step('what was paid, on paper and by the year', async () => {
    await page.getByRole('link', { name: `Ver la factura ${invoice.number}` }).click();
    await expect(page.getByText('Pagada', { exact: true })).toBeVisible();
    await expect(page.getByText(/^En línea Visa 4242, /)).toBeVisible();
    await page.goto(BILLING);
    await expectSpanish(page);
    await page
      .getByRole('link', { name: /^Recibo/ })
      .first()
      .click();
    await expect(page).toHaveTitle('Recibo – Portal del cliente');
    await expectSpanish(page);
    await page.goto('/customer-portal/statement');
    await expect(page.getByText('Pago, en línea Visa 4242')).toBeVisible();
    await expectSpanish(page);
    await page.goto(`${BILLING}/years/2026`);
    await expect(page.getByText(`Factura ${invoice.number}`)).toBeVisible();
    await expectSpanish(page);
  });

  await test.step('autopay', async () => {
    await page.goto(`${BILLING}/cards`);
    await expect(page.getByRole('button', { name: 'Quitar Visa 4242' })).toBeVisible();
    await expectSpanish(page);
    await page.goto(`${BILLING}/add-card`);
    await expect(
      page.getByRole('button', { name: 'Guardar para el pago automático' }),
    ).toBeEnabled();
    await expectSpanish(page);
    await page.goto(`${BILLING}/autopay`);
    await expect(page.locator('[lang="en"]').getByText(/I authorize .* to charge/)).toBeVisible();
    await expectSpanish(page);
    await page.getByRole('button', { name: 'Aceptar y activar el pago automático' }).click();
    await expect(
      page.getByText(
        'El pago automático está activado. Le enviamos por correo lo que usted aceptó.',
      ),
    ).toBeVisible();
    await expectSpanish(page);
    await page.getByRole('button', { name: 'Desactivar el pago automático' }).click();
    await expect(page.getByText(/^El pago automático está desactivado\./)).toBeVisible();
    await expectSpanish(page);
  });
});
