// The office writes a quote for a request: a draft of its own, sent for the request as it is, revised until it is accepted.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { type AddOnOffice, draftOf, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { TEST_NOW } from '../../../../test/now.ts';

let office: AddOnOffice;
beforeAll(async () => {
  office = await openAddOnOffice();
});
afterAll(() => office.test.close());
beforeEach(() => office.test.setNow(TEST_NOW));

describe('a quote at the desk', () => {
  it('is seen by no one else while it is a draft, and can be changed', async () => {
    const request = await office.ask('maria');
    const draft = await office.draft(request);
    expect(draft).toMatchObject({ status: 'draft', total: '340.99', sentAt: null });
    expect((await office.call('maria', `GET /api/quotes/${draft.id}`)).statusCode).toBe(404);
    const path = `PATCH /api/console/quotes/${draft.id}`;
    const changed = await office.must<DeskQuote>('staff', path, {
      ...draftOf(),
      title: 'Changed',
      version: 1,
    });
    expect(changed).toMatchObject({ title: 'Changed', version: 2, status: 'draft' });
    const late = await office.call('staff', path, { ...draftOf(), version: 1 });
    expect(late.json().code).toBe('changed_meanwhile');
    expect(
      (await office.must<ServiceRequest[]>('maria', 'GET /api/service-requests'))[0],
    ).toMatchObject({ status: 'pending', quoteId: null });
  });

  it('is not sent when its customer has changed the request since', async () => {
    const request = await office.ask('maria');
    const draft = await office.draft(request);
    await office.must('maria', `PATCH /api/service-requests/${request.id}`, {
      serviceType: 'Other',
      description: 'Something else.',
      version: 1,
    });
    const sent = await office.call('staff', `POST /api/console/quotes/${draft.id}/send`, {
      version: 1,
      requestVersion: 1,
    });
    expect([sent.statusCode, sent.json().code]).toEqual([409, 'changed_meanwhile']);
  });

  it('there is one of for a request', async () => {
    const request = await office.ask('maria');
    await office.draft(request);
    const again = await office.call(
      'staff',
      `POST /api/console/service-requests/${request.id}/quotes`,
      {
        ...draftOf(),
        requestVersion: 1,
      },
    );
    expect([again.statusCode, again.json().code]).toEqual([409, 'wrong_state']);
  });

  it.each([
    ['a last day that is past', { validUntil: '2026-11-08' }, '/validUntil'],
    ['a total below nothing', { lines: [{ description: 'x', unitPrice: '-1.00' }] }, '/lines'],
    ['no lines', { lines: [] }, '/lines'],
    [
      'a price that is none',
      { lines: [{ description: 'x', unitPrice: '1' }] },
      '/lines/0/unitPrice',
    ],
    [
      'nothing of something',
      { lines: [{ description: 'x', unitPrice: '1.00', quantity: '0.00' }] },
      '/lines/0/quantity',
    ],
    [
      'a pin beside the photo',
      {
        lines: [
          {
            description: 'x',
            unitPrice: '1.00',
            pins: [{ photoId: crypto.randomUUID(), x: 1.2, y: 0 }],
          },
        ],
      },
      '/lines/0/pins/0/x',
    ],
  ])('with %s is refused', async (_what, changes, pointer) => {
    const { id } = await office.ask('maria');
    const answer = await office.call('staff', `POST /api/console/service-requests/${id}/quotes`, {
      ...draftOf(),
      ...changes,
      requestVersion: 1,
    });
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, pointer]);
  });

  it('takes pins on photos of this request alone, and keeps their place', async () => {
    const photo = await office.upload('maria');
    const request = await office.ask('maria', { photos: [photo] });
    const other = await office.ask('maria');
    const path = `POST /api/console/service-requests/${other.id}/quotes`;
    const foreign = await office.call('staff', path, { ...draftOf(photo), requestVersion: 1 });
    expect([foreign.statusCode, foreign.json().errors[0].pointer]).toEqual([
      422,
      '/lines/0/pins/0/photoId',
    ]);
    const sent = await office.send(await office.draft(request, draftOf(photo)), 1);
    expect(sent.lines[0]?.pins).toEqual([{ photoId: photo, x: 0.25, y: 0.75 }]);
  });

  it('keeps the customer’s choice over a revision where the option is still there', async () => {
    const { quote } = await office.quoted();
    const option = quote.lines[1]?.id ?? 0;
    await office.must('maria', `POST /api/quotes/${quote.id}/choice`, {
      version: 1,
      chosen: [option],
    });
    const revised = await office.must<DeskQuote>(
      'staff',
      `POST /api/console/quotes/${quote.id}/revise`,
      {
        ...draftOf(),
        title: 'Revised',
        version: 1,
      },
    );
    expect(revised.lines[1]).toMatchObject({ isOptional: true, isChosen: true });
    expect(revised).toMatchObject({ version: 2, status: 'sent', viewedAt: null });
  });

  it('that was accepted is revised no more', async () => {
    const { quote } = await office.quoted();
    await office.accept('maria', quote);
    const path = `POST /api/console/quotes/${quote.id}/revise`;
    const answer = await office.call('staff', path, { ...draftOf(), version: 1 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
  });

  it('keeps the rate of sales tax with which it was written', async () => {
    const { quote } = await office.quoted();
    expect(quote.taxBasisPoints).toBe(825);
  });
});
