// The API client: paths, queries, bodies, keys, and the error of an answer that is not OK
// (docs/product/errors-and-texts.md#problems).
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiReply, createApi, type Send } from './api-client.ts';

type Sent = { method: string; path: string } & Parameters<Send>[2];

function recording(reply: Partial<ApiReply>) {
  const sent: Sent[] = [];
  const api = createApi(async (method, path, init) => {
    sent.push({ method, path, ...init });
    return { status: 200, statusText: 'OK', text: '', ...reply };
  });
  return { api, sent };
}

describe('what is sent', () => {
  it('writes the query and leaves out what is not given', async () => {
    const { api, sent } = recording({ text: '{"month":"2026-12","days":[]}' });
    await api('GET /api/appointments/availability', { query: { month: '2026-12' } });
    expect(sent).toEqual([
      { method: 'GET', path: '/api/appointments/availability?month=2026-12', headers: {} },
    ]);
  });

  it('escapes a parameter so that it stays one segment', async () => {
    const { api, sent } = recording({ text: '{}' });
    await api('GET /api/appointments/by-link/{token}', { params: { token: 'a/b?c' } });
    expect(sent[0]?.path).toBe('/api/appointments/by-link/a%2Fb%3Fc');
  });

  it('carries body and idempotency key', async () => {
    const { api, sent } = recording({ status: 201, text: '{}' });
    const body = {
      consultationTypeId: 1,
      appointmentDate: '2026-12-01',
      appointmentTime: '09:00',
      customerName: 'Pat',
      customerEmail: 'pat@example.com',
      customerPhone: '281 555 0100',
    };
    await api('POST /api/appointments', { body, idempotencyKey: 'key-1' });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      body,
      headers: { 'idempotency-key': 'key-1' },
    });
  });
});

describe('what is answered', () => {
  it('gives the parsed body', async () => {
    const { api } = recording({ text: '[{"id":1}]' });
    expect(await api('GET /api/consultation-types')).toEqual([{ id: 1 }]);
  });

  it('gives null without a body', async () => {
    const { api } = recording({ status: 204 });
    expect(await api('DELETE /api/appointments/holds')).toBeNull();
  });

  it('raises "status: body" and parses the problem', async () => {
    const text =
      '{"type":"about:blank","title":"Conflict","status":409,"detail":"Taken.","code":"slot_taken"}';
    const { api } = recording({ status: 409, statusText: 'Conflict', text });
    const error = await api('GET /api/company').catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: `409: ${text}`, status: 409 });
    expect((error as ApiError).problem?.code).toBe('slot_taken');
  });

  it('falls back to the status text when the body is empty', async () => {
    const { api } = recording({ status: 502, statusText: 'Bad Gateway' });
    const error = await api('GET /api/company').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: '502: Bad Gateway', problem: undefined });
  });

  it('does not take any JSON for a problem', async () => {
    const { api } = recording({ status: 500, text: '"oops"' });
    const error = await api('GET /api/company').catch((caught: unknown) => caught);
    expect(error).toMatchObject({ message: '500: "oops"', problem: undefined });
  });
});
