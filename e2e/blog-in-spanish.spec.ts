// Someone reads the blog in Spanish on a phone; the office puts a title of it right, and a reader has it within seconds.
import { englishIn } from './english-in.ts';
import { expect, expectAccessibleInBothLooks, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

test('finds a post by its category, reads it and goes on to the next', async ({ page }) => {
  await page.goto('/es');
  await page.getByRole('main').getByRole('link', { name: 'Abrir el blog' }).click();
  await expect(page).toHaveURL(/\/es\/blog$/);
  const main = page.getByRole('main');
  expect(await englishIn(page.locator('body'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessibleInBothLooks(page);
  await main.getByRole('link', { name: 'Noticias de la empresa' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Noticias de la empresa');
  await main.getByRole('link', { name: 'Qué pasa antes de que excavemos' }).click();
  await expect(page).toHaveURL(/\/es\/blog\/before-we-dig-811-and-hoa$/);
  await expect(main.getByRole('group', { name: 'Tabla' })).toBeVisible();
  expect(await englishIn(page.locator('body'))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessibleInBothLooks(page);
  const trail = page.getByRole('navigation', { name: 'Ruta de navegación' });
  await expect(trail.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/es/blog');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/blog\/before-we-dig-811-and-hoa$/);
  await page.getByRole('link', { name: 'Español' }).click();
  await main.getByRole('navigation').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/es\/blog\/[\w-]+$/);
});

test('a post is written in Spanish beside the English, and taken back', async ({ page }) => {
  const slug = 'zone-9a-or-9b-plant-lists';
  await page.goto(`/sign-in?returnTo=/console/settings/content/post/${slug}`);
  await page.getByRole('button', { name: /owner/ }).click();
  const part = page.getByRole('region', { name: 'In Spanish' });
  await expect(part.getByText('Why we now keep two plant lists')).toBeVisible();
  await expect(part.getByLabel('Text', { exact: true })).toHaveValue(/Lo que dice el mapa/);
  const title = part.getByLabel('Title', { exact: true });
  const before = await title.inputValue();
  await title.fill('Dos listas de plantas para Cypress');
  await part.getByRole('button', { name: 'Save Spanish' }).click();
  await expect(page.getByText('Spanish saved. The site shows it within seconds.')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  const list = async () => (await page.request.get('/es/blog')).text();
  await expect.poll(list).toContain('Dos listas de plantas para Cypress');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue(before);
  await expect.poll(list).not.toContain('Dos listas de plantas para Cypress');
});
