// Someone looks through the Spanish galleries on a phone: filters, pages, the large view, and the way back.
import { englishIn } from './english-in.ts';
import { expect, expectAccessibleInBothLooks, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('filters, turns pages and looks at one design, all in Spanish', async ({ page }) => {
  await page.goto('/gallery-full');
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(/\/es\/gallery-full$/);
  const main = page.getByRole('main');
  const count = main.getByRole('status');
  await expect(count).toHaveText('Mostrando 1 a 15 de 51 proyectos');
  await main.getByRole('button', { name: 'Página 2' }).click();
  await expect(count).toHaveText('Mostrando 16 a 30 de 51 proyectos');
  await main.getByRole('button', { name: 'Iluminación' }).click();
  await expect(count).toHaveText(/^Mostrando \d+ proyectos de iluminación$/);
  await main.getByRole('listitem').getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(/^1 de \d+$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Proyecto siguiente' }).click();
  await expect(dialog.getByText(/^2 de \d+$/)).toBeVisible();
  expect(await englishIn(dialog)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  expect(await englishIn(page.locator('body'))).toEqual([]);
  await expectAccessibleInBothLooks(page);
  await main.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL(/\/es#gallery$/);
});

test('counts what a filter leaves on the page of the gallery', async ({ page }) => {
  await page.goto('/es/gallery');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Riego' }).click();
  await expect(main.getByRole('status')).toHaveText(/^\d+ proyectos? de riego$/);
  await main.getByRole('button', { name: 'Quitar el filtro' }).click();
  await expect(main.getByRole('status')).toHaveText('13 proyectos');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
