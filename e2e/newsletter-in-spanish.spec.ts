// Someone joins the newsletter in Spanish: on the home page with a script, after a mistake, and without one on its own page.
import { englishIn } from './english-in.ts';
import { expect, expectAccessibleInBothLooks, forgive, newAddress, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('is told of a mistake and thanked on the home page', async ({ page }) => {
  await page.goto('/es');
  const section = page.locator('#newsletter');
  const field = section.getByLabel('Correo electrónico');
  const send = section.getByRole('button', { name: 'Suscribirme' });
  await field.fill('reader@');
  await send.click();
  await expect(page.getByText('Correo no válido')).toBeVisible();
  await field.fill(newAddress('boletin'));
  await send.click();
  await expect(page.getByText('¡Suscripción lista!')).toBeVisible();
  await expect(section.getByText('¡Le damos la bienvenida!')).toBeVisible();
  await expect(section.getByText(/en español siempre que podemos/)).toBeVisible();
  expect(await englishIn(section)).toEqual([]);
  await page.goto('/es/newsletter');
  await expectAccessibleInBothLooks(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is told and thanked on a page of its own', async ({ page, consoleErrors }) => {
    forgive(consoleErrors, /422/);
    const main = page.getByRole('main');
    await page.goto('/es');
    const section = page.locator('#newsletter');
    await section.getByLabel('Correo electrónico').fill('sol@example');
    await section.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(page).toHaveURL(/\/es\/newsletter$/);
    await expect(main.getByText('Escriba un correo electrónico válido, por favor.')).toBeVisible();
    expect(await englishIn(main)).toEqual([]);
    await main.getByLabel('Correo electrónico').fill(newAddress('sol'));
    await main.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(page).toHaveURL(/\/es\/newsletter\?welcome=/);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('¡Le damos la bienvenida!');
    expect(await englishIn(main)).toEqual([]);
  });
});
