// The plain lawn plan form: how it is priced, when it is sent, and what it shows again.
import { describe, expect, it } from 'vitest';
import { addressRefused } from '#company/facts/lawn-plan-messages.ts';
import { defaultSettings } from '#company/facts/settings.ts';
import { createApi } from '#web/lib/api-client.ts';
import { englishLawnPlanMessages } from './messages/lawn-plan-messages.en.ts';
import { spanishLawnPlanMessages } from './messages/lawn-plan-messages.es.ts';
import { planFromForm } from './plan-from-form.ts';

const ADDRESS = '8418 Sky Ridge Dr, Cypress, TX 77433';
const FIRST_DAY = '2026-11-10';
const AT = { firstDay: FIRST_DAY, outOfReach: addressRefused(defaultSettings) };

/** A form as the page writes it after the address was priced. */
const typed = {
  address: ADDRESS,
  pricedAddress: ADDRESS,
  propertySize: '8170',
  frequency: 'weekly',
  startDate: '2026-11-12',
  firstName: 'Pat',
  lastName: 'Example',
  email: 'pat@example.com',
  phone: '(281) 555-0132',
  notes: 'A gate.',
  firstVisitTotal: '52.99',
  everyVisitTotal: '52.99',
  requestKey: 'key-1',
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const check = {
  isValid: true,
  propertySize: 8170,
  lawnArea: 5311,
  dataSource: 'local-estimate',
  methodology: 'By the neighborhood.',
};

/** An API that gives these answers by path; the others succeed. */
function recording(answers: Record<string, { status: number; body: object }> = {}) {
  const sent: { path: string; body: unknown; headers: Record<string, string> }[] = [];
  const api = createApi(async (_method, path, { body, headers }) => {
    sent.push({ path, body, headers });
    const answer = answers[path] ?? { status: 200, body: path.endsWith('address') ? check : {} };
    return { status: answer.status, statusText: '', text: JSON.stringify(answer.body) };
  });
  return { api, sent, paths: () => sent.map(({ path }) => path) };
}

const problem = (status: number, detail: string, pointer?: string) => ({
  status,
  body: { status, detail, code: 'x', ...(pointer && { errors: [{ pointer, detail }] }) },
});

describe('an address', () => {
  it('is priced with our estimate, from the next service day on', async () => {
    const { api, paths } = recording();
    const form = formOf({ intent: 'validate', address: ` ${ADDRESS} `, propertySize: '8000' });
    expect(await planFromForm(api, form, englishLawnPlanMessages, AT)).toMatchObject({
      status: 200,
      address: ADDRESS,
      lot: { propertySize: 8170, isManual: false, methodology: 'By the neighborhood.' },
      choices: { frequency: 'weekly', addOns: [], startDate: FIRST_DAY },
    });
    expect(paths()).toEqual(['/api/validate-address']);
  });

  it('that we do not serve is refused to the letter', async () => {
    const refused = { status: 200, body: { ...check, isValid: false, propertySize: null } };
    const { api } = recording({ '/api/validate-address': refused });
    expect(
      await planFromForm(api, formOf({ address: '1 Main St' }), englishLawnPlanMessages, AT),
    ).toMatchObject({
      status: 422,
      lot: null,
      errors: {
        address:
          'Address not in service area. We serve Cypress, TX and surrounding areas within 30 miles.',
      },
    });
  });

  it('that is blank is named', async () => {
    const detail = 'Please enter your property address.';
    const { api } = recording({ '/api/validate-address': problem(422, detail, '/address') });
    const shown = await planFromForm(api, formOf({ address: ' ' }), englishLawnPlanMessages, AT);
    expect(shown).toMatchObject({ status: 422, lot: null, errors: { address: detail } });
  });
});

describe('a size', () => {
  it.each([
    ['12000', { propertySize: 12_000, isManual: true }],
    ['8170', { propertySize: 8170, isManual: false }],
    // What is no size is ignored without a word (docs/product/lawn-plans-and-prices.md#lot-size).
    ['999', { propertySize: 8170, isManual: false }],
    ['50001', { propertySize: 8170, isManual: false }],
    ['1200.5', { propertySize: 8170, isManual: false }],
    ['', { propertySize: 8170, isManual: false }],
    ['many', { propertySize: 8170, isManual: false }],
  ])('of %j', async (propertySize, lot) => {
    const { api } = recording();
    const shown = await planFromForm(
      api,
      formOf({ ...typed, propertySize }),
      englishLawnPlanMessages,
      AT,
    );
    expect(shown).toMatchObject({ lot });
  });

  it('of another address does not count', async () => {
    const { api } = recording();
    const form = formOf({ ...typed, pricedAddress: '1 Oak Dr', propertySize: '12000' });
    expect(await planFromForm(api, form, englishLawnPlanMessages, AT)).toMatchObject({
      lot: { propertySize: 8170 },
    });
  });
});

describe('a plan', () => {
  it('is sent once with the key of its page, at the price that the page showed', async () => {
    const { api, sent } = recording({
      '/api/plan-requests': { status: 201, body: { receipt: 'token' } },
    });
    const result = await planFromForm(
      api,
      formOf({ ...typed, intent: 'send' }),
      englishLawnPlanMessages,
      AT,
    );
    expect(result).toMatchObject({ receipt: 'token' });
    expect(sent.at(-1)).toMatchObject({
      path: '/api/plan-requests',
      body: {
        address: ADDRESS,
        propertySize: 8170,
        dataSource: 'local-estimate',
        firstName: 'Pat',
        startDate: '2026-11-12',
        firstVisitTotal: '52.99',
        notes: 'A gate.',
      },
      headers: { 'idempotency-key': 'key-1' },
    });
  });

  it('without a name comes back as typed, and nothing was sent', async () => {
    const { api, paths } = recording();
    const form = formOf({ ...typed, intent: 'send', firstName: '' });
    expect(await planFromForm(api, form, englishLawnPlanMessages, AT)).toMatchObject({
      status: 422,
      values: { lastName: 'Example', notes: 'A gate.' },
      errors: { firstName: 'Please enter your first name.' },
    });
    expect(paths()).toEqual(['/api/validate-address']);
  });

  it('with a code that is none says so beside the code', async () => {
    const detail = 'We do not know this promo code.';
    const { api } = recording({ '/api/lawn-plans/price': problem(422, detail, '/promoCode') });
    const shown = await planFromForm(
      api,
      formOf({ ...typed, promoCode: 'NO' }),
      englishLawnPlanMessages,
      AT,
    );
    expect(shown).toMatchObject({
      status: 422,
      promoCode: 'NO',
      promo: null,
      errors: { promoCode: detail },
      lot: { propertySize: 8170 },
    });
  });

  it('whose price has changed is shown again with the sentence of the server', async () => {
    const detail = 'The price is $57.99, not $52.99.';
    const answer = problem(422, detail, '/firstVisitTotal');
    const { api } = recording({ '/api/plan-requests': answer });
    const form = formOf({ ...typed, intent: 'send', frequency: 'bi-weekly' });
    expect(await planFromForm(api, form, englishLawnPlanMessages, AT)).toMatchObject({
      status: 422,
      choices: { frequency: 'bi-weekly' },
      problem: detail,
    });
  });
});

describe('in Spanish', () => {
  const ask = (api: ReturnType<typeof createApi>, fields: object = {}) =>
    planFromForm(api, formOf({ ...typed, intent: 'send', ...fields }), spanishLawnPlanMessages, AT);

  it('it keeps the language of its page', async () => {
    const { api, sent } = recording({
      '/api/plan-requests': { status: 201, body: { receipt: 'token' } },
    });
    expect(await ask(api)).toMatchObject({ receipt: 'token' });
    expect(sent.at(-1)).toMatchObject({ body: { language: 'es' } });
  });

  it('what is wrong has sentences of its own', async () => {
    expect(await ask(recording().api, { firstName: '' })).toMatchObject({
      errors: { firstName: 'Escriba su nombre, por favor.' },
    });
  });

  it.each([
    [
      'a day',
      422,
      '/startDate',
      { errors: { startDate: 'Ese día no podemos empezar. Elija otro, por favor.' } },
    ],
    [
      'a name',
      422,
      '/phone',
      { errors: { phone: 'No podemos recibir esto así. Cámbielo, por favor.' } },
    ],
    [
      'an old price',
      422,
      '/firstVisitTotal',
      { problem: 'El precio cambió. Revíselo antes de enviar su plan, por favor.' },
    ],
    [
      'a lot of requests',
      429,
      undefined,
      { problem: expect.stringMatching(/^Recibimos muchas solicitudes seguidas\./) },
    ],
    [
      'what no one knows',
      503,
      undefined,
      { problem: 'No pudimos enviar su plan. Inténtelo de nuevo o llámenos directamente.' },
    ],
  ])('so has what the server refuses: %s', async (_, status, pointer, said) => {
    const { api } = recording({ '/api/plan-requests': problem(status, 'In English.', pointer) });
    expect(await ask(api)).toMatchObject({ status, ...said });
  });
});
