// Answering a quote: options are chosen, exactly what is shown is accepted once, and everything else is told what is different.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readContent } from '#company/rules/quotes/quote-content.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { quoteAcceptances } from '#server/platform/database/schema/quote-version.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import {
  type AddOnOffice,
  draftOf,
  openAddOnOffice,
  signatureOf,
} from '../../../../test/add-on-office.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { acceptQuote } from './quote-answer.service.ts';
import { hashOf } from './shown-quote.ts';

let office: AddOnOffice;
beforeAll(async () => {
  office = await openAddOnOffice();
});
afterAll(() => office.test.close());
beforeEach(() => office.test.setNow(TEST_NOW));

const optionOf = (quote: PricedQuote) => quote.lines.find(({ isOptional }) => isOptional)?.id ?? 0;
const choose = (quote: PricedQuote, chosen: number[]) =>
  office.call('maria', `POST /api/quotes/${quote.id}/choice`, { version: quote.version, chosen });
const revise = (quote: PricedQuote, content: object) =>
  office.must('staff', `POST /api/console/quotes/${quote.id}/revise`, {
    ...content,
    version: quote.version,
  });
const copyOf = async (id: string) =>
  (
    await office.test.open.db
      .select()
      .from(quoteAcceptances)
      .where(eq(quoteAcceptances.quoteId, id))
  )[0];
const stateOf = async (id: number) =>
  (await office.test.open.db.select().from(serviceRequests).where(eq(serviceRequests.id, id)))[0];

describe('a quote as its customer sees it', () => {
  it('has its lines, the tax on what is taxed, and a total without options', async () => {
    const { quote, request } = await office.quoted();
    expect(quote).toMatchObject({
      serviceRequestId: request.id,
      status: 'sent',
      taxBasisPoints: 825,
      subtotal: '315.00',
      tax: '25.99',
      total: '340.99',
      answeredAt: null,
      copyHash: null,
    });
    expect(quote.lines.map(({ amount, isChosen }) => [amount, isChosen])).toEqual([
      ['315.00', false],
      ['120.00', false],
    ]);
  });

  it('is there for no one else, whatever they do with it', async () => {
    const { quote } = await office.quoted();
    const actions: [string, object?][] = [
      ['GET /api/quotes/ID'],
      ['POST /api/quotes/ID/choice', { version: quote.version, chosen: [] }],
      ['POST /api/quotes/ID/accept', signatureOf(quote)],
      ['POST /api/quotes/ID/decline', { version: quote.version }],
      ['GET /api/quotes/ID/pdf'],
    ];
    for (const [name, payload] of actions) {
      const foreign = await office.call('ben', name.replace('ID', quote.id), payload);
      const missing = await office.call('ben', name.replace('ID', crypto.randomUUID()), payload);
      const odd = await office.call('ben', name.replace('ID', 'x'), payload);
      expect([name, foreign.statusCode]).toEqual([name, 404]);
      expect(foreign.body).toBe(missing.body);
      expect(odd.body).toBe(missing.body);
      expect((await office.call('nobody', name.replace('ID', quote.id), payload)).statusCode).toBe(
        401,
      );
    }
  });

  it('is told to the office once it was looked at', async () => {
    const { quote } = await office.quoted();
    const desk = await office.must('staff', `GET /api/console/quotes/${quote.id}`);
    expect(desk).toMatchObject({ viewedAt: TEST_NOW.toISOString() });
  });
});

describe('choosing an option', () => {
  it('moves total and tax, on the request as well, and changes what would be signed', async () => {
    const { quote, request } = await office.quoted();
    const chosen = (await choose(quote, [optionOf(quote)])).json();
    expect(chosen).toMatchObject({ subtotal: '435.00', tax: '35.89', total: '470.89' });
    expect(chosen.contentHash).not.toBe(quote.contentHash);
    expect((await stateOf(request.id))?.estimatedPrice).toBe('470.89');
    const back = (await choose(quote, [])).json();
    expect(back).toMatchObject({ total: '340.99', contentHash: quote.contentHash });
  });

  it('takes options of this quote alone', async () => {
    const { quote } = await office.quoted();
    const other = (await office.quoted()).quote;
    for (const stray of [quote.lines[0]?.id ?? 0, optionOf(other)]) {
      const answer = await choose(quote, [stray]);
      expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, '/chosen/0']);
    }
    const now = await office.must<PricedQuote>('maria', `GET /api/quotes/${other.id}`);
    expect(now.total).toBe('340.99');
  });
});

describe('accepting', () => {
  it('keeps exactly what was shown, under its hash, with the typed name', async () => {
    const { quote, request } = await office.quoted();
    const shown = (await choose(quote, [optionOf(quote)])).json();
    const answer = await office.accept('maria', shown);
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'accepted']);
    const copy = await copyOf(quote.id);
    expect(copy).toMatchObject({
      version: shown.version,
      contentHash: shown.contentHash,
      typedName: 'Maria Ortega',
      total: '470.89',
      acceptedAt: TEST_NOW,
    });
    expect(hashOf(copy?.content ?? '')).toBe(shown.contentHash);
    const { quote: id, ...content } = readContent(copy?.content ?? '');
    expect(id).toBe(quote.id);
    expect(shown).toMatchObject(content);
    expect(await stateOf(request.id)).toMatchObject({
      status: 'accepted',
      estimatedPrice: '470.89',
    });
  });

  it('happens once; another attempt is told by whom it was accepted', async () => {
    const { quote } = await office.quoted();
    expect((await office.accept('maria', quote)).statusCode).toBe(200);
    const again = await office.accept('maria', quote, { typedName: 'Someone Else' });
    expect([again.statusCode, again.json().code]).toEqual([409, 'quote_answered']);
    expect(again.json().detail).toContain('Maria Ortega');
    expect(await copyOf(quote.id)).toMatchObject({ typedName: 'Maria Ortega' });
  });

  it('with the same request key gives the first answer again', async () => {
    const { quote } = await office.quoted();
    const first = await office.accept('maria', quote, {}, 'sign-once');
    expect((await office.accept('maria', quote, {}, 'sign-once')).body).toBe(first.body);
    expect(first.statusCode).toBe(200);
  });

  it('is refused when an option was toggled in another tab in between, and says which', async () => {
    const { quote } = await office.quoted();
    await choose(quote, [optionOf(quote)]);
    const answer = await office.accept('maria', quote);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'quote_changed']);
    expect(answer.json().changes).toEqual(['Edging along the walk: chosen.']);
    expect(answer.json().spanishChanges).toEqual([
      [{ written: 'Edging along the walk' }, ': elegida.'],
    ]);
    expect(await copyOf(quote.id)).toBeUndefined();
  });

  it('is refused when the choices sent are not those that the hash was shown with', async () => {
    const { quote } = await office.quoted();
    const answer = await office.accept('maria', quote, { chosen: [optionOf(quote)] });
    expect(answer.json().code).toBe('quote_changed');
    const hash = await office.accept('maria', quote, { contentHash: 'f'.repeat(64) });
    expect(hash.json().code).toBe('quote_changed');
  });

  it('is refused for an older version, which is told what is different', async () => {
    const { quote } = await office.quoted();
    const content = draftOf();
    await revise(quote, {
      ...content,
      validUntil: '2026-12-16',
      lines: [
        { ...content.lines[0], unitPrice: '50.00' },
        { description: 'Haul away the old mulch', unitPrice: '60.00' },
      ],
    });
    const answer = await office.accept('maria', quote);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'quote_changed']);
    expect(answer.json().changes).toEqual([
      'Added: Haul away the old mulch, $60.00 (fixed price).',
      'Removed: Edging along the walk, $120.00 (fixed price).',
      'Hardwood mulch, installed: $350.00 (7 × $50.00 per cubic yard) instead of $315.00 (7 × $45.00 per cubic yard).',
      'It is good through Wednesday, December 16, 2026.',
    ]);
    expect(await copyOf(quote.id)).toBeUndefined();
  });

  it('is possible through the last day at the company, and no longer', async () => {
    const { quote } = await office.quoted();
    const late = (await office.quoted()).quote;
    office.test.setNow(new Date('2026-12-10T05:59:00Z'));
    expect((await office.accept('maria', quote)).statusCode).toBe(200);
    office.test.setNow(new Date('2026-12-10T06:00:00Z'));
    expect(await office.must<PricedQuote>('maria', `GET /api/quotes/${late.id}`)).toMatchObject({
      status: 'expired',
    });
    const answer = await office.accept('maria', late);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'quote_expired']);
    expect(answer.json().detail).toContain('December 9, 2026');
  });

  it('wants a name', async () => {
    const { quote } = await office.quoted();
    const answer = await office.accept('maria', quote, { typedName: '  ' });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      'Please sign with your first and last name.',
    ]);
  });

  it('is not signed by one word, and says what to do', async () => {
    const { quote } = await office.quoted();
    const answer = await office.accept('maria', quote, { typedName: 'J' });
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([
      422,
      {
        pointer: '/typedName',
        detail:
          'Please sign with your first and last name. If you have only one name, type it twice.',
      },
    ]);
    expect(await copyOf(quote.id)).toBeUndefined();
  });

  it('of a hundred at once one wins, and the others are told so', async () => {
    const { quote } = await office.quoted();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        office.accept('maria', quote, { typedName: `Signer Number${index}` }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 99 }, () => 409)]);
    const winner = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(await copyOf(quote.id)).toMatchObject({
      typedName: winner.answeredBy,
      contentHash: quote.contentHash,
    });
    const { db } = office.test.open;
    const isAcceptance = and(
      eq(auditLog.subjectId, quote.id),
      eq(auditLog.action, 'quote-accepted'),
    );
    expect(await db.select().from(auditLog).where(isAcceptance)).toHaveLength(1);
  });

  it('against a decline and a revision at the same moment: one of them counts', async () => {
    const { quote, request } = await office.quoted();
    const [accepted, declined, revised] = await Promise.all([
      office.accept('maria', quote),
      office.call('maria', `POST /api/quotes/${quote.id}/decline`, { version: quote.version }),
      office.call('staff', `POST /api/console/quotes/${quote.id}/revise`, {
        ...draftOf(),
        version: quote.version,
      }),
    ]);
    const state = (await stateOf(request.id))?.status;
    if (accepted.statusCode === 200) {
      expect([state, declined.statusCode, revised.statusCode]).toEqual(['accepted', 409, 409]);
    } else {
      expect(accepted.statusCode).toBe(409);
      expect(await copyOf(quote.id)).toBeUndefined();
    }
  });
});

describe('the database itself', () => {
  it('lets one of several instances win, which have no turns in common', async () => {
    const { quote } = await office.quoted();
    const maria = (await office.call('maria', 'GET /api/auth/user')).json();
    const person = { ...maria, customerId: maria.id };
    const signature = signatureOf(quote);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        acceptQuote(office.test.context, quote.id, signature, person, undefined),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tries) {
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'quote_answered' });
    }
  });

  it('has room for one acceptance of a quote', async () => {
    const { quote } = await office.quoted();
    await office.accept('maria', quote);
    const copy = await copyOf(quote.id);
    if (!copy) throw new Error('no copy');
    await expect(office.test.open.db.insert(quoteAcceptances).values(copy)).rejects.toThrow();
  });
});

describe('declining', () => {
  it('keeps the reason, and ends the request until the office sends a new version', async () => {
    const { quote, request } = await office.quoted();
    const reason = 'Too expensive for us this year.';
    const path = `POST /api/quotes/${quote.id}/decline`;
    const declined = await office.must<PricedQuote>('maria', path, {
      version: quote.version,
      reason,
    });
    expect(declined).toMatchObject({ status: 'declined', answerNote: reason });
    expect(await stateOf(request.id)).toMatchObject({
      status: 'declined',
      declineReason: reason,
      declinedBy: 'customer',
    });
    expect((await office.accept('maria', quote)).json().code).toBe('quote_answered');
    await revise(quote, draftOf());
    expect(await stateOf(request.id)).toMatchObject({ status: 'quoted', declineReason: null });
    const anew = await office.must<PricedQuote>('maria', `GET /api/quotes/${quote.id}`);
    expect(anew).toMatchObject({ status: 'sent', answerNote: null });
    expect((await office.accept('maria', anew)).statusCode).toBe(200);
  });
});
