// Estimates as documents: the same figures as calculator and lawn plan, taxed by line, and mails that no one can flood others with.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { estimateMails } from '#server/platform/database/schema/estimate.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, recipientsOf } from '../../../../test/outbox.ts';
import { readPdf } from '../../../../test/read-pdf.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { sweepEstimates } from './estimate-mail.service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on' });
  await test.work();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.context.db.delete(estimateMails);
});

const project = {
  kind: 'project',
  property: 8000,
  fence: 100,
  drain: 60,
  scope: 'basic',
  services: ['design', 'fencing'],
};
const lawn = { kind: 'lawn', propertySize: 8000, frequency: 'weekly' };

const post = (path: string, payload: object) =>
  test.app.inject({ method: 'POST', url: `/api/estimates/${path}`, payload });
const price = async (choice: object) => (await post('price', { choice })).json();

describe('the figures', () => {
  it('are those of the calculator, and a new fence is not taxed', async () => {
    expect(await price(project)).toMatchObject({
      lines: [
        { amount: '5000.00', isTaxed: true },
        { amount: '2800.00', isTaxed: false },
      ],
      subtotal: '7800.00',
      taxRate: '8.25%',
      tax: '412.50',
      total: '8212.50',
    });
  });

  it('are those of the lawn plan, every line of it taxed', async () => {
    expect(await price(lawn)).toMatchObject({
      lines: [
        { amount: '45.00', isTaxed: true },
        { amount: '2.99', isTaxed: true },
      ],
      subtotal: '47.99',
      tax: '3.96',
      total: '51.95',
    });
  });

  it('name jobs in the language that is asked for, and what is English in it', async () => {
    const inSpanish = async (choice: object) =>
      (await post('price', { choice, language: 'es' })).json();
    expect(await inSpanish(project)).toMatchObject({
      title: 'Presupuesto del proyecto',
      basis: expect.stringContaining('Alcance: Básico.'),
      lines: [{ label: 'Diseño e instalación del jardín' }, { label: 'Cerca de madera' }],
      total: '8212.50',
      untranslated: [],
    });
    expect(await inSpanish(lawn)).toMatchObject({
      lines: [
        { label: 'Corte de césped, cada semana' },
        { label: 'Cargo de confianza y seguridad' },
      ],
      untranslated: [],
    });
    expect(await price(lawn)).toMatchObject({ untranslated: [] });
  });

  it.each([
    { ...project, property: 999 },
    { ...project, services: [] },
    { ...project, note: 'click here' },
    { ...lawn, frequency: 'daily' },
    { kind: 'else' },
  ])('of %j are none', async (choice) => {
    expect([400, 422]).toContain((await post('price', { choice })).statusCode);
  });
});

async function ask(email: string, changes: object = {}, remoteAddress = '203.0.113.5') {
  const guard = await test.app.inject({ url: '/api/form-guard?form=estimate', remoteAddress });
  test.setNow(new Date(test.context.clock().getTime() + 5_000));
  return test.app.inject({
    method: 'POST',
    url: '/api/estimates/mail',
    remoteAddress,
    payload: { choice: project, email, formToken: guard.json().token, ...changes },
  });
}

const mailsTo = async (email: string) =>
  (await mailsAfterWork(test)).filter((mail) => recipientsOf(mail).includes(email));

describe('the mail', () => {
  it('carries lines and tax in its text and in a PDF', async () => {
    expect((await ask('maria@example.com')).statusCode).toBe(204);
    const [mail] = await mailsTo('maria@example.com');
    expect(mail?.subject).toBe('Your estimate: $8,212.50 with tax');
    for (const figure of ['$5,000.00', '$2,800.00', '$412.50', '$8,212.50']) {
      expect(mail?.text).toContain(figure);
    }
    const [pdf] = mail?.attachments ?? [];
    expect(pdf?.mimeType).toBe('application/pdf');
    expect(pdf?.filename).toBe('Prairie-Oak-Estimate.pdf');
    const [page] = await readPdf(new Uint8Array(pdf?.content as ArrayBuffer));
    const text = JSON.stringify(page);
    for (const words of ['Project estimate', 'Sales tax 8.25%', '$412.50', '$8,212.50']) {
      expect(text).toContain(words);
    }
  });

  it('is Spanish with its PDF for who asked on a Spanish page', async () => {
    expect((await ask('luz@example.com', { language: 'es' })).statusCode).toBe(204);
    const [mail] = await mailsTo('luz@example.com');
    expect(mail?.subject).toBe('Su presupuesto: $8,212.50 con impuesto');
    expect(mail?.text).toContain('Cerca de madera');
    expect(mail?.html).toContain('/es#calendar');
    const [pdf] = mail?.attachments ?? [];
    expect(pdf?.filename).toBe('Prairie-Oak-Presupuesto.pdf');
    const text = JSON.stringify(await readPdf(new Uint8Array(pdf?.content as ArrayBuffer)));
    for (const words of ['Presupuesto del proyecto', 'Diseño e instalación', '8,000 pies²']) {
      expect(text).toContain(words);
    }
  });

  it('comes to an address three times a day at most, however it is written and no matter who asks', async () => {
    const addresses = ['ben@example.com', 'BEN@example.com', 'Ben@Example.com'];
    for (const [index, email] of [...addresses, ...addresses].entries()) {
      expect((await ask(email, {}, `203.0.113.${10 + index}`)).statusCode).toBe(204);
    }
    const mails = (await mailsAfterWork(test)).filter((mail) =>
      recipientsOf(mail).some((to) => to.toLowerCase() === 'ben@example.com'),
    );
    expect(mails).toHaveLength(3);
    test.setNow(new Date(test.context.clock().getTime() + 86_400_000));
    await ask('ben@example.com');
    expect(await test.context.db.select().from(estimateMails)).toHaveLength(4);
  });

  it('comes to a mailbox three times, with whatever tags its address is written', async () => {
    for (let tag = 0; tag < 6; tag += 1) {
      await ask(`Ben+${tag}@example.com`, {}, `203.0.113.${30 + tag}`);
    }
    expect(await test.context.db.$count(estimateMails)).toBe(3);
  });

  it('is not sent for a robot or without the page’s token, and the answer is the same', async () => {
    for (const changes of [{ website: 'x' }, { formToken: '' }, { formToken: 'made up' }]) {
      expect((await ask('victim@example.com', changes)).statusCode).toBe(204);
    }
    expect(await mailsTo('victim@example.com')).toEqual([]);
    expect(await test.context.db.select().from(estimateMails)).toEqual([]);
  });

  it('is refused to one connection after ten an hour', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 11; times += 1) {
      statuses.push((await ask(`a${times}@example.com`, {}, '203.0.113.77')).statusCode);
    }
    expect(statuses.at(-1)).toBe(429);
  });

  it('and its address are forgotten after a week', async () => {
    await ask('maria@example.com');
    test.setNow(new Date(TEST_NOW.getTime() + 6 * 86_400_000));
    await sweepEstimates(test.context);
    expect(await test.context.db.select().from(estimateMails)).toHaveLength(1);
    test.setNow(new Date(TEST_NOW.getTime() + 8 * 86_400_000));
    await sweepEstimates(test.context);
    expect(await test.context.db.select().from(estimateMails)).toEqual([]);
  });
});
