// Visitors chat in Spanish: from the Spanish page, on a phone, with the words of both sides of the wire; the conversation keeps its language
// on an English page, and the desk sees it.
import type { Locator, Page } from '@playwright/test';
import { answer, idOf, offer, test } from './chat-at-night.ts';
import { englishIn } from './english-in.ts';
import { expect, expectAccessibleInBothLooks, newAddress } from './fixtures.ts';
import { scrollTo } from './over-the-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const PROMISE =
  'Ahora estamos fuera de horario. Déjenos un mensaje y a más tardar mañana a las 9:00 a.m. le responderemos.';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Ayuda en vivo' });
const logOf = (panel: Locator) => panel.getByRole('log', { name: 'Conversación' });

/** Opens the chat by the contact button of the Spanish page. */
async function openIn(page: Page): Promise<Locator> {
  await page.goto('/es/quote');
  const corner = page.getByRole('button', { name: 'Contáctenos' });
  await expect(async () => {
    await scrollTo(page, 0.5);
    await expect(corner).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await corner.click();
  await page.getByRole('button', { name: 'Chatee con nosotros' }).click();
  return panelOf(page);
}

test('is offered answers in Spanish while they type', async ({ page }) => {
  const panel = await openIn(page);
  await panel.getByLabel('¿En qué podemos ayudarle?').fill('A que zonas dan servicio');
  const answers = panel.getByRole('region', { name: 'Respuestas que pueden servirle' });
  await answers.getByText('¿A qué zonas dan servicio?').click();
  await expect(answers).toContainText('30 millas');
  await expectAccessibleInBothLooks(page, '.likely-answers');
  expect(await englishIn(panel)).toEqual([]);
});

test('asks at night in Spanish, is answered, and goes on on an English page', async ({
  page,
  desk,
}) => {
  const who = newAddress('luz');
  const panel = await openIn(page);
  await expect(panel.getByRole('heading', { name: 'Ayuda en vivo' })).toBeFocused();
  await expect(panel).toContainText(PROMISE);
  await expect(panel).toContainText('FUERA DE LÍNEA Para mañana a las 9:00 a.m.');
  const start = panel.getByRole('button', { name: 'Iniciar chat' });
  await start.click();
  await expect(panel).toContainText('Escriba su nombre, por favor.');
  await panel.getByLabel('Teléfono o correo electrónico').fill('luz@');
  await start.click();
  await expect(panel).toContainText('Escriba un correo electrónico válido');
  expect(await englishIn(panel)).toEqual([]);
  await expectAccessibleInBothLooks(page, '.chat-panel');
  await panel.getByLabel('Su nombre').fill('Luz Vega');
  await panel.getByLabel('Teléfono o correo electrónico').fill(who);
  await panel.getByLabel('¿En qué podemos ayudarle?').fill('¿Cortan el pasto los sábados?');
  await start.click();

  const log = logOf(panel);
  await expect(log).toContainText('¿Cortan el pasto los sábados?');
  await expect(log).toContainText(PROMISE);
  await expect(panel.getByText('Enviado', { exact: true })).toBeVisible();
  await expect(panel.getByRole('textbox', { name: 'Su mensaje' })).toBeFocused();
  const id = await idOf(desk, who);
  await answer(desk, id, 'Sí, todos los sábados.');
  await expect(log).toContainText('Sí, todos los sábados.');
  await expect(log).toContainText('le está atendiendo');
  await offer(desk, id, {
    kind: 'slots',
    text: '¿Cuál le sirve?',
    consultationTypeId: 1,
    slots: [{ appointmentDate: '2026-12-07', appointmentTime: '09:00' }],
  });
  await expect(log.getByRole('button', { name: 'lunes, 7 de diciembre' })).toBeVisible();
  expect(await englishIn(panel)).toEqual([]);
  await expectAccessibleInBothLooks(page, '.chat-panel');

  // The labels follow the page, and what the server has said stays as it was.
  await page.goto('/contact');
  await page.getByRole('main').getByRole('button', { name: 'Chat with us' }).click();
  const english = page.getByRole('dialog', { name: 'Live Support' });
  await expect(english).toContainText('OFFLINE By 9:00 AM tomorrow');
  await expect(english.getByRole('button', { name: 'End this chat' })).toBeVisible();
  await expect(english.locator('[lang="es"]')).toHaveText(PROMISE);
  await english.getByRole('button', { name: 'End this chat' }).click();
  await openIn(page);
  await expect(panel).toContainText('Usted terminó el chat');
  await expect(panel).toContainText('¿Cómo le atendimos?');
  expect(await englishIn(panel)).toEqual([]);
});

test('is marked at the desk as one who speaks Spanish', async ({ page, desk }) => {
  const who = newAddress('sol');
  const panel = await openIn(page);
  await panel.getByLabel('Su nombre').fill('Sol Reyes');
  await panel.getByLabel('Teléfono o correo electrónico').fill(who);
  await panel.getByLabel('¿En qué podemos ayudarle?').fill('¿Ponen cercas?');
  await panel.getByRole('button', { name: 'Iniciar chat' }).click();
  await expect(logOf(panel)).toContainText('¿Ponen cercas?');
  const id = await idOf(desk, who);
  const { cookies } = await desk.storageState();
  await page.context().addCookies(cookies);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto(`/admin-support/${id}`);
  await expect(page.getByText('Speaks Spanish · Unassigned')).toBeVisible();
  await expect(page.getByText('Speaks Spanish', { exact: true })).toBeVisible();
  await expect(page.getByText('Automatic message').locator('[lang=es]')).toContainText(/respond/);
});
