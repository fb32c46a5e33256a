// What a form of an application says of what was typed: by the contract's shape first, then in the words of the API.
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError } from '#web/lib/api-client.ts';
import { fieldName, sendForm } from './send-form.ts';

const Visit = z.strictObject({
  email: z.email({ error: 'Please enter a valid email address.' }),
  note: z.string().max(10, { error: 'Please use at most 10 characters.' }).optional(),
});

function typed(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const refusing = (status: number, problem: object) => async () => {
  throw new ApiError({ status, statusText: '', text: JSON.stringify({ status, ...problem }) });
};

describe('a form of an application', () => {
  it('gives the API what the contract knows, and leaves the page its own fields', async () => {
    const sent: unknown[] = [];
    const form = typed({ step: 'first', email: 'fern@example.com', note: '' });
    const answer = await sendForm(form, Visit, async (value) => sent.push(value));
    expect(answer).toMatchObject({ isTaken: true, status: 200, answer: 1 });
    expect(sent).toEqual([{ email: 'fern@example.com' }]);
  });

  it('is not sent when something does not fit, and keeps all that was typed', async () => {
    const form = typed({ email: 'fern', note: 'longer than ten' });
    const answer = await sendForm(form, Visit, refusing(500, {}));
    expect(answer.status).toBe(422);
    expect(answer.result).toMatchObject({
      status: 'error',
      initialValue: { email: 'fern', note: 'longer than ten' },
      error: {
        email: ['Please enter a valid email address.'],
        note: ['Please use at most 10 characters.'],
      },
    });
  });

  it('gives no page an app password back, neither misfit nor refused', async () => {
    const Account = z.strictObject({ username: z.string(), appPassword: z.string().min(8) });
    const misfit = await sendForm(
      typed({ username: 'fern', appPassword: 'canary' }),
      Account,
      refusing(500, {}),
    );
    const refused = await sendForm(
      typed({ username: 'fern', appPassword: 'canary-4711' }),
      Account,
      refusing(422, {
        code: 'invalid_input',
        detail: 'It was refused.',
        errors: [{ pointer: '/appPassword', detail: 'It was refused.' }],
      }),
    );
    for (const { result } of [misfit, refused]) {
      expect(result).toMatchObject({ initialValue: { username: 'fern' } });
      expect(result?.error).toHaveProperty('appPassword');
      expect(JSON.stringify(result)).not.toContain('canary');
    }
  });

  it('is not sent when Conform only judges what was typed so far', async () => {
    const intent = JSON.stringify({ type: 'validate', payload: { name: 'email' } });
    const sent: unknown[] = [];
    const form = typed({ email: 'fern@example.com', __intent__: intent });
    const answer = await sendForm(form, Visit, async (value) => sent.push(value));
    expect([answer.isTaken, sent]).toEqual([false, []]);
  });

  it('leaves out what would make a list of endless places', async () => {
    const Choice = z.strictObject({ days: z.array(z.string()).default([]) });
    const intent = { type: 'update', payload: { name: 'days[4000000000]', value: 'Monday' } };
    const form = typed({
      'days[0]': 'Friday',
      'days[4000000000]': 'Monday',
      __intent__: JSON.stringify(intent),
    });
    const sent: unknown[] = [];
    await sendForm(form, Choice, async (value) => sent.push(value));
    expect(sent).toEqual([{ days: ['Friday'] }]);
  });

  it('puts what the API refuses beside its field, with its status', async () => {
    const problem = { code: 'x', errors: [{ pointer: '/note', detail: 'Not today.' }] };
    const answer = await sendForm(typed({ email: 'a@example.com' }), Visit, refusing(409, problem));
    expect([answer.status, answer.result?.error]).toEqual([409, { note: ['Not today.'] }]);
  });

  it('says what is about no field above all of them', async () => {
    const problem = { code: 'x', detail: 'Please wait a minute.' };
    const answer = await sendForm(typed({ email: 'a@example.com' }), Visit, refusing(429, problem));
    expect([answer.status, answer.result?.error]).toEqual([429, { '': ['Please wait a minute.'] }]);
  });

  it.each([401, 403])('leaves %i to the page for it', async (status) => {
    const send = refusing(status, { code: 'x' });
    await expect(sendForm(typed({ email: 'a@example.com' }), Visit, send)).rejects.toThrow(
      ApiError,
    );
  });

  it('leaves what is no answer of the API to who can tell', async () => {
    const send = async () => {
      throw new TypeError('a mistake of ours');
    };
    await expect(sendForm(typed({ email: 'a@example.com' }), Visit, send)).rejects.toThrow(
      TypeError,
    );
  });
});

it.each([
  ['/email', 'email'],
  ['/lines/0/price', 'lines[0].price'],
  ['/a~1b/c~0d', 'a/b.c~d'],
])('the pointer %s is the field %s', (pointer, name) => {
  expect(fieldName(pointer)).toBe(name);
});
