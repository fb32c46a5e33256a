// The calculator's figures as a document in Spanish: from the home page to the mailbox, with a script and without.
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

test('a lawn is reckoned and mailed in Spanish', async ({ page }) => {
  await page.goto('/es');
  await page.getByRole('link', { name: /presupuesto del césped/ }).click();
  await expect(page).toHaveURL(/\/es\/estimate\?lawn$/);
  const main = page.getByRole('main');
  await main.getByLabel('Tamaño del terreno en pies cuadrados').fill('9200');
  await main.getByRole('button', { name: 'Ver las cifras' }).click();
  const total = await main
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .textContent();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await englishIn(page.locator('body'))).toEqual([]);
  await expectAccessibleInBothLooks(page);
  const address = newAddress('presupuesto');
  await main.getByLabel('Correo electrónico').fill(address);
  await main.getByRole('button', { name: 'Recibir este presupuesto' }).click();
  await expect(main.getByText('Búsquelo en su correo')).toBeVisible();
  const mail = await openMail(page, address, `Su presupuesto: ${total} con impuesto`);
  await expect(mail.getByText('Es una primera cifra.').first()).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('someone takes the figures along, after a mistake', async ({ page, consoleErrors }) => {
    forgive(consoleErrors, /422/);
    const main = page.getByRole('main');
    await page.goto('/es');
    await page.locator('#service-fencing').press('Space');
    await main.getByRole('button', { name: 'Recibir este presupuesto' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Su presupuesto');
    await expect(main.getByRole('row', { name: /Cerca/ })).toContainText('sin impuesto');
    await main.getByLabel('Correo electrónico').fill('luz@example');
    await main.getByRole('button', { name: 'Recibir este presupuesto' }).click();
    await expect(main.getByText(/^Escriba un correo electrónico válido/)).toBeVisible();
    expect(await englishIn(main)).toEqual([]);
    await main.getByLabel('Correo electrónico').fill(newAddress('presupuesto'));
    await main.getByRole('button', { name: 'Recibir este presupuesto' }).click();
    await expect(page.getByRole('heading', { name: 'Su presupuesto va en camino' })).toBeVisible();
    expect(await englishIn(main)).toEqual([]);
  });
});
