// A customer chooses Spanish in their account, and the portal speaks it at once: around every page, in its tabs, and on the pages that are there in Spanish.
import {
  expect,
  expectAccessibleInBothLooks,
  forgive,
  newAddress,
  openMail,
  test,
} from './fixtures.ts';
import { test as mondayTest } from './monday-site.ts';
import { readSpanish } from './reads-spanish.ts';

mondayTest.use({ siteOf: 'portal-in-spanish' });

for (const width of [390, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('the portal speaks Spanish from the moment it is chosen', async ({ page }) => {
      const address = newAddress('luz');
      await page.goto('/sign-in?returnTo=/customer-portal/account');
      await page.getByLabel('Email Address').fill(address);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      const mail = await openMail(page, address, 'sign-in code');
      const code = /\d{8}/.exec((await mail.textContent('body')) ?? '')?.[0] ?? '';
      await mail.close();
      await page.getByLabel('Code').fill(code);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/customer-portal/account');
      const part = page.getByRole('region', { name: 'Contact Information' });
      const language = part.getByLabel('Language we write to you in');
      await expect(language).toHaveValue('en');
      await part.getByLabel('First name').fill('Luz');
      await part.getByLabel('Last name').fill('Vega');
      await part.getByLabel('Phone').fill('(281) 555-0176');
      await language.selectOption('Español');
      await part.getByRole('button', { name: 'Update Information' }).click();

      await expect(page.getByText('Guardamos sus datos de contacto.')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'es');
      await expect(page.locator('[lang="en"] > main')).toHaveCount(0);
      await expect(page).toHaveTitle('Cuenta – Portal del cliente');
      await page.reload();
      const spanish = page.getByRole('region', { name: 'Datos de contacto' });
      await expect(spanish.getByLabel('Idioma en que le escribimos')).toHaveValue('es');
      await expectAccessibleInBothLooks(page);

      const tabs = page.getByRole('navigation', { name: 'Portal del cliente' });
      for (const [tab, heading] of [
        ['Inicio', /Luz/],
        ['Visitas', 'Visitas'],
        ['Historial', 'Historial'],
        ['Extras', 'Extras'],
      ] as const) {
        await tabs.getByRole('link', { name: tab }).click();
        await expect(page).toHaveTitle(`${tab} – Portal del cliente`);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect(page.locator('[lang="en"] > main')).toHaveCount(0);
        await expectAccessibleInBothLooks(page);
      }

      await page.getByRole('button', { name: 'Chatee con nosotros' }).click();
      const chat = page.getByRole('dialog').getByText(/Escríbanos|mensaje/i);
      await expect(chat.first()).toBeVisible();
      await page.keyboard.press('Escape');
    });
  });
  mondayTest.describe(`with visits, at ${width}`, () => {
    mondayTest.use({ viewport: { width, height: 844 } });

    mondayTest(
      'a visit is read, rated and reported on in Spanish, and what was reported is settled',
      async ({ page, consoleErrors }) => {
        await page.goto('/sign-in');
        await page.getByRole('button', { name: /Juniper Meadows/ }).click();
        await page.waitForURL('**/customer-portal');
        await readSpanish(page);

        await page.goto('/customer-portal/history');
        const past = page.getByRole('listitem').filter({ hasText: '30 de octubre de 2026' });
        await past.getByRole('link', { name: /Ver las fotos/ }).click();
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText('Viernes, 30 de octubre de 2026');
        await expect(page.locator('[lang="en"] > main')).toHaveCount(0);
        await expect(page.getByRole('heading', { name: 'Qué se hizo' })).toBeVisible();
        await expect(page.getByText('3.5 pulgadas')).toBeVisible();
        await expect(page.getByRole('slider')).toHaveAccessibleName(/Cuánto de su propiedad/);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expectAccessibleInBothLooks(page);
        await page.getByRole('button', { name: '4 estrellas' }).click();
        await expect(page.getByText('Gracias. Guardamos su calificación.')).toBeVisible();

        await page.getByRole('link', { name: 'El portón, cerrado' }).press('Enter');
        const large = page.getByRole('dialog', { name: 'Fotos de la visita' });
        await expect(large.getByText('3 de 4')).toBeVisible();
        await large.getByRole('button', { name: 'Siguiente' }).click();
        await expectAccessibleInBothLooks(page);
        await large.getByRole('button', { name: 'Cerrar' }).click();

        await page.getByRole('button', { name: 'Reportarlo' }).click();
        await expect(page.getByText('Elija una opción, por favor.').first()).toBeVisible();
        await page.getByRole('radio', { name: 'Algo se dañó' }).check();
        const what = `Se rompió un aspersor de ${width}.`;
        await page.getByLabel('¿Qué pasó?').fill(what);
        await page.getByRole('radio', { name: 'Que lo arreglen, por favor' }).check();
        await page.getByRole('button', { name: 'Reportarlo' }).click();
        await expect(page.getByText('Gracias por avisarnos.')).toBeVisible();
        const report = page.getByRole('listitem').filter({ hasText: what });
        await expect(report).toContainText(
          'Le respondemos a más tardar el martes, 10 de noviembre de 2026, a las 9:00 a.m.',
        );
        await expectAccessibleInBothLooks(page);

        await report.getByRole('link', { name: /Leer y responder/ }).click();
        await expect(page).toHaveTitle('Problema reportado – Portal del cliente');
        await expect(heading).toHaveText('Algo se dañó');
        await expect(page.locator('[lang="en"] > main')).toHaveCount(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expectAccessibleInBothLooks(page);
        await page.getByLabel('Su mensaje').fill('Está junto al portón.');
        await page.getByRole('button', { name: 'Enviar el mensaje' }).click();
        await expect(page.getByText('Su mensaje va en camino a la oficina.')).toBeVisible();
        await page.getByRole('button', { name: 'Ya quedó resuelto' }).click();
        await expect(page.getByText('Usted dijo que ya quedó resuelto.')).toBeVisible();
        await expectAccessibleInBothLooks(page);
        forgive(consoleErrors, /422/);
      },
    );
  });
}
