// The editor of a quote without its script: what its form carries is the quote that was typed, and each button changes its lines.
import { describe, expect, it } from 'vitest';
import { sendStep } from '#web/forms/app/send-step.ts';
import type { Api } from '#web/lib/api-client.ts';
import { quoteSteps } from './quote-steps.ts';

const PHOTO = '6f1f1d5e-5a6e-4f43-9d3a-0f0f2a9f7a11';

const typed = {
  title: 'Mulch',
  message: 'Two lines,\r\nas typed.',
  validUntil: '2026-12-31',
  firstPhoto: PHOTO,
  requestVersion: '3',
  'lines[0].description': 'Mulch the beds',
  'lines[0].quantity': '2',
  'lines[0].unit': 'cubic yard',
  'lines[0].unitPrice': '$1,045.5',
  'lines[0].taxClass': 'not_taxed',
  'lines[0].isOptional': 'on',
  'lines[0].pins[0].photoId': PHOTO,
  'lines[0].pins[0].x': '25',
  'lines[0].pins[0].y': '70.5',
  'lines[1].description': '',
  'lines[1].quantity': '1',
  'lines[1].unitPrice': '',
  'lines[1].taxClass': 'taxable',
};

/** Sends the form as it is typed; gives what its page shows, and what the API was asked for. */
async function send(fields: Record<string, string>) {
  const asked: unknown[] = [];
  const api = (async (endpoint: string, { body }: { body?: unknown }) => {
    asked.push([endpoint, body]);
    return { version: 1 };
  }) as Api;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const url = new URL('http://localhost/console/requests/4/quote');
  const outcome = await sendStep(quoteSteps, { api, params: { id: '4' }, url, form });
  return { asked, outcome, answer: outcome.isTaken ? undefined : outcome.answer };
}

describe('a button of the lines', () => {
  const press = async (name: string) => {
    const { answer } = await send({ step: 'lines', ...typed, [name]: 'on' });
    return answer?.shown as { message: string; lines: { description: string; pins: unknown[] }[] };
  };

  it.each([
    ['addLine', ['Mulch the beds', '', '']],
    ['lines[0].remove', ['']],
    ['lines[1].remove', ['Mulch the beds']],
  ])('%s leaves these lines', async (name, lines) => {
    const quote = await press(name);
    expect(quote.lines.map(({ description }) => description)).toEqual(lines);
    expect(quote.message).toBe('Two lines,\nas typed.');
  });

  it('puts a pin in the middle of the first photo, and takes one away', async () => {
    const middle = { photoId: PHOTO, x: '50', y: '50' };
    expect((await press('lines[1].addPin')).lines[1]?.pins).toEqual([middle]);
    expect((await press('lines[0].pins[0].remove')).lines[0]?.pins).toEqual([]);
  });
});

describe('a draft', () => {
  it('is sent as the contract takes it, with amounts as people type them', async () => {
    const oneLine = Object.entries(typed).filter(([name]) => !name.startsWith('lines[1]'));
    const { asked, outcome } = await send({ step: 'save', ...Object.fromEntries(oneLine) });
    expect(outcome).toMatchObject({
      isTaken: true,
      goTo: '/console/requests/4/quote?saved=1',
    });
    expect(asked).toMatchObject([
      [
        'POST /api/console/service-requests/{id}/quotes',
        {
          title: 'Mulch',
          requestVersion: 3,
          lines: [
            {
              quantity: '2.00',
              unitPrice: '1045.50',
              taxClass: 'not_taxed',
              isOptional: true,
              pins: [{ photoId: PHOTO, x: 0.25, y: 0.705 }],
            },
          ],
        },
      ],
    ]);
  });

  it('says beside its field what the contract does not take, and keeps what was typed', async () => {
    const { asked, answer } = await send({ step: 'save', ...typed, title: '' });
    expect(asked).toEqual([]);
    expect(answer?.status).toBe(422);
    expect(Object.keys(answer?.result?.error ?? {})).toEqual(
      expect.arrayContaining(['title', 'lines[1].description', 'lines[1].unitPrice']),
    );
    expect(answer?.result?.initialValue).toMatchObject({ lines: [{ unitPrice: '$1,045.5' }, {}] });
  });
});
