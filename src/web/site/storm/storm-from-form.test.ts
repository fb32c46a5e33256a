// The plain storm form: what it asks of the API, and what it shows again, in the language of its page.
import { describe, expect, it } from 'vitest';
import { createApi } from '#web/lib/api-client.ts';
import { stormFromForm } from './storm-from-form.ts';

const typed = {
  firstName: 'Luz',
  lastName: 'Vega',
  email: 'luz@example.com',
  phone: '(281) 555-0151',
  place: 'Esquina de Huffmeister y Barker',
  powerLine: 'unsure',
  projectDetails: 'Un encino sobre el techo.',
  website: '',
  requestKey: 'key-1',
};
const jpeg = () => new File(['picture'], 'a.jpg', { type: 'image/jpeg' });

function formOf(fields: Record<string, string>, photos: File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const photo of photos) form.append('photos', photo);
  return form;
}

/** An API that records what it is asked, and refuses what `refusals` says. */
function recording(refusals: Record<string, { status: number; problem: object }> = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const api = createApi(async (_method, path, { body }) => {
    sent.push({ path, body });
    const refusal = refusals[path];
    const answer = refusal?.problem ?? { id: `id-${sent.length}`, createdAt: '', receipt: 'token' };
    return { status: refusal?.status ?? 201, statusText: '', text: JSON.stringify(answer) };
  });
  return { api, sent };
}

const refusing = (path: string, status: number, problem: object) =>
  recording({ [path]: { status, problem: { code: 'invalid_input', status, ...problem } } }).api;

it.each(['en', 'es'] as const)('is sent in the language of its page: %s', async (language) => {
  const { api, sent } = recording();
  expect(await stormFromForm(api, formOf(typed, [jpeg()]), language)).toMatchObject({
    receipt: 'token',
  });
  expect(sent.map(({ path }) => path)).toEqual(['/api/photos', '/api/storm-requests']);
  expect(sent[1]?.body).toMatchObject({ powerLine: 'unsure', language, photos: ['id-1'] });
});

describe('in Spanish', () => {
  it('says what is missing, keeps what was typed, and asks for the photos again', async () => {
    const { api, sent } = recording();
    const wrong = { ...typed, place: ' ', powerLine: '' };
    expect(await stormFromForm(api, formOf(wrong, [jpeg()]), 'es')).toMatchObject({
      status: 422,
      values: { firstName: 'Luz', projectDetails: 'Un encino sobre el techo.' },
      errors: {
        place: 'Díganos dónde es, por favor.',
        powerLine: 'Díganos si hay algún cable de luz de por medio, por favor.',
        photos: 'Elija sus fotos otra vez, por favor; el navegador no las guarda.',
      },
      problem: null,
    });
    expect(sent).toEqual([]);
  });

  it('has sentences of its own for what the server refuses', async () => {
    const call = '/api/storm-requests';
    const detail = 'In English.';
    const said = async (status: number, problem: object, path = call) =>
      stormFromForm(refusing(path, status, { detail, ...problem }), formOf(typed, [jpeg()]), 'es');
    expect(await said(429, {})).toMatchObject({
      problem: expect.stringMatching(/^Recibimos muchas solicitudes seguidas\./),
    });
    expect(await said(503, {})).toMatchObject({
      problem: 'Esto no nos llegó. Llámenos, por favor.',
    });
    expect(await said(422, { errors: [{ pointer: '/phone', detail }] })).toMatchObject({
      errors: { phone: 'No podemos recibir esto así. Cámbielo, por favor.' },
      problem: null,
    });
    const wrongType = { detail: 'Please upload JPEG, PNG, or WebP images only' };
    expect(await said(422, wrongType, '/api/photos')).toMatchObject({
      problem: 'Suba solo imágenes JPEG, PNG o WebP, por favor',
    });
  });
});

it('in English the server speaks for itself', async () => {
  const api = refusing('/api/storm-requests', 429, { detail: 'Please wait a minute.' });
  expect(await stormFromForm(api, formOf(typed), 'en')).toMatchObject({
    status: 429,
    problem: 'Please wait a minute.',
  });
});
