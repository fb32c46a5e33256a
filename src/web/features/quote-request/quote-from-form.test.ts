// The plain quote form: what it asks of the API, and what it shows again when something stands in the way.
import { describe, expect, it } from 'vitest';
import { createApi } from '#web/lib/api-client.ts';
import { englishQuoteMessages } from './messages/quote-messages.en.ts';
import { quoteFromForm } from './quote-from-form.ts';

const typed = {
  firstName: 'Pat',
  lastName: 'Example',
  email: 'pat@example.com',
  phone: '(281) 555-0132',
  serviceType: 'fencing',
  projectDetails: 'A gate.',
  website: '',
  requestKey: 'key-1',
};

function formOf(fields: Record<string, string>, photos: File[] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const photo of photos) form.append('photos', photo);
  return form;
}

const photo = (name: string, type = 'image/jpeg') => new File(['picture'], name, { type });

function recording(refusals: Record<string, { status: number; problem: object }> = {}) {
  const sent: { path: string; body: unknown; headers: Record<string, string> }[] = [];
  const api = createApi(async (_method, path, { body, headers }) => {
    sent.push({ path, body, headers });
    const refusal = refusals[path];
    const answer = refusal?.problem ?? { id: `id-${sent.length}`, createdAt: '', receipt: 'token' };
    return { status: refusal?.status ?? 201, statusText: '', text: JSON.stringify(answer) };
  });
  return { api, sent };
}

describe('a form that is complete', () => {
  it('is sent once with the key of its page', async () => {
    const { api, sent } = recording();
    expect(await quoteFromForm(api, formOf(typed), englishQuoteMessages)).toMatchObject({
      receipt: 'token',
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      path: '/api/quote-requests',
      body: { firstName: 'Pat', serviceType: 'fencing', photos: [] },
      headers: { 'idempotency-key': 'key-1' },
    });
  });

  it('uploads its photos first, in their order; the empty file of an untouched field is none', async () => {
    const { api, sent } = recording();
    const files = [photo('a.jpg'), photo('b.jpg'), new File([], '')];
    expect(await quoteFromForm(api, formOf(typed, files), englishQuoteMessages)).toMatchObject({
      receipt: 'token',
    });
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/photos',
      '/api/photos',
      '/api/quote-requests',
    ]);
    expect(sent[2]?.body).toMatchObject({ photos: ['id-1', 'id-2'] });
    expect(sent[2]?.headers['idempotency-key']).toMatch(/^key-1-[\da-f]{64}$/);
  });

  it('has the same key for the same photos only', async () => {
    const { api, sent } = recording();
    const keyOf = async (photos: File[]) => {
      await quoteFromForm(api, formOf({ ...typed, requestKey: '' }, photos), englishQuoteMessages);
      return sent.at(-1)?.headers['idempotency-key'];
    };
    const other = new File(['another picture'], 'a.jpg', { type: 'image/jpeg' });
    const key = await keyOf([photo('a.jpg')]);
    expect(await keyOf([photo('a.jpg')])).toBe(key);
    expect(await keyOf([other])).not.toBe(key);
    // The form of the home page has no key: its content is the key (contract/platform/endpoint.ts).
    expect(await keyOf([])).toBe('same-content');
  });
});

describe('a form that is not', () => {
  it('comes back as typed, and nothing was sent', async () => {
    const { api, sent } = recording();
    const wrong = { ...typed, email: 'pat@', serviceType: '' };
    const files = Array.from({ length: 6 }, () => photo('a.jpg'));
    expect(await quoteFromForm(api, formOf(wrong, files), englishQuoteMessages)).toMatchObject({
      status: 422,
      values: { firstName: 'Pat', email: 'pat@' },
      errors: {
        email: 'Please enter a valid email address, such as name@example.com.',
        serviceType: 'Please choose a service.',
        photos: 'Maximum 5 photos allowed',
      },
      hadPhotos: true,
    });
    expect(sent).toEqual([]);
  });

  it('names a file that is no photo', async () => {
    const { api } = recording();
    const refused = await quoteFromForm(
      api,
      formOf(typed, [photo('a.gif', 'image/gif')]),
      englishQuoteMessages,
    );
    expect(refused).toMatchObject({
      errors: { photos: 'Please upload JPEG, PNG, or WebP images only' },
    });
  });

  it('says beside the photos what the server found in them', async () => {
    const detail = 'Please upload JPEG, PNG, or WebP images only';
    const { api } = recording({
      '/api/photos': { status: 422, problem: { code: 'invalid_input', status: 422, detail } },
    });
    const refused = await quoteFromForm(api, formOf(typed, [photo('a.jpg')]), englishQuoteMessages);
    expect(refused).toMatchObject({ status: 422, errors: { photos: detail }, problem: null });
  });

  it('says as a whole what concerns no field', async () => {
    const detail = 'Please wait a minute.';
    const { api } = recording({
      '/api/quote-requests': {
        status: 429,
        problem: { code: 'too_many_requests', status: 429, detail },
      },
    });
    expect(await quoteFromForm(api, formOf(typed), englishQuoteMessages)).toMatchObject({
      status: 429,
      problem: detail,
    });
  });
});
