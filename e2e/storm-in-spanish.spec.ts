// Someone asks for help after a storm in Spanish, on a phone: from another Spanish page, after errors, with a photo; and without a script.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { englishIn } from './english-in.ts';
import { expect, expectAccessibleInBothLooks, forgive, newAddress } from './fixtures.ts';
import { test } from './monday-site.ts';

// Chromium reports the fade that it leaves out before an application as an error of the page.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('¿Dónde es?').fill('Esquina de Huffmeister y Barker');
  await page.getByLabel('¿Hay algún cable de luz').selectOption({ label: 'No lo sé' });
  await page.getByLabel('Nombre').fill(name);
  await page.getByLabel('Apellido').fill('Vega');
  await page.getByLabel('Correo electrónico').fill(newAddress('tormenta'));
  await page.getByLabel('Número de teléfono').fill('(281) 555-0151');
}

async function choosePhoto(page: Page): Promise<void> {
  await page.getByLabel('Fotos').setInputFiles({
    name: 'rama.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#543' } })
      .jpeg()
      .toBuffer(),
  });
}

test('is warned, told what is missing, and promised a time', async ({ page, consoleErrors }) => {
  forgive(consoleErrors, /422/);
  const main = page.getByRole('main');
  const looksRight = async () => {
    expect(await englishIn(main)).toEqual([]);
    await expectAccessibleInBothLooks(page);
  };
  await page.goto('/es/quote');
  await page.getByRole('link', { name: '¿Daños por tormenta? Pida ayuda' }).click();
  await expect(page).toHaveURL(/\/es\/storm$/);
  await expect(heading(page)).toHaveText('¿Daños por la tormenta? Díganos dónde.');
  await expect(main.getByRole('heading', { level: 2 }).first()).toContainText('No se acerque');
  await looksRight();

  const send = main.getByRole('button', { name: 'Pedir que me llamen' });
  await page.getByLabel('¿Qué pasó?').fill('Un encino sobre el techo.');
  await choosePhoto(page);
  await send.click();
  await expect(main.getByRole('alert')).toHaveText('Revise los campos marcados abajo, por favor.');
  await expect(main.getByText('Díganos dónde es, por favor.')).toBeVisible();
  await expect(main.getByText(/^Elija sus fotos otra vez/)).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Daños por tormenta/);
  await expect(page.getByLabel('¿Qué pasó?')).toHaveValue('Un encino sobre el techo.');
  await looksRight();

  await fillIn(page, 'Luz');
  await choosePhoto(page);
  await send.click();
  await expect(heading(page)).toHaveText('Recibimos su solicitud de ayuda por la tormenta');
  await expect(page).toHaveURL(/\/es\/storm\?sent=/);
  await expect(main.getByRole('status').first()).toHaveText(
    /^Le llamaremos a más tardar a las? \d+:\d\d [ap]\.m\. del \p{L}+, \d+ de \p{L}+\. Tenga/u,
  );
  await expect(main.getByText(/No se acerque\.$/)).toBeVisible();
  await looksRight();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('asks after an error, and goes on in English', async ({ page, consoleErrors }) => {
    forgive(consoleErrors, /422/);
    await page.goto('/es/storm');
    await fillIn(page, 'Sol');
    await page.getByLabel('Correo electrónico').fill('sol@example');
    const send = page.getByRole('button', { name: 'Pedir que me llamen' });
    await send.click();
    await expect(page.getByText(/Escriba un correo electrónico válido/)).toBeVisible();
    await expect(page.getByLabel('¿Dónde es?')).toHaveValue('Esquina de Huffmeister y Barker');
    expect(await englishIn(page.getByRole('main'))).toEqual([]);
    await page.getByLabel('Correo electrónico').fill(newAddress('sol'));
    await send.click();
    await expect(heading(page)).toHaveText('Recibimos su solicitud de ayuda por la tormenta');
    expect(await englishIn(page.getByRole('main'))).toEqual([]);
    await page.getByRole('link', { name: 'English' }).click();
    await expect(heading(page)).toHaveText('Storm damage? Tell us where.');
  });
});
