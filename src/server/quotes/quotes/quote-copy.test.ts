// The copy of an accepted quote: a PDF of exactly what was signed, with the pins on the photos, for its owner and staff alone.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import { auditLog, businessSettings } from '#server/platform/database/schema/operations.ts';
import { quoteAcceptances } from '#server/platform/database/schema/quote-version.ts';
import { type AddOnOffice, draftOf, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { mailsAfterWork, recipientsOf } from '../../../../test/outbox.ts';
import { readPdf } from '../../../../test/read-pdf.ts';
import { hashOf } from './shown-quote.ts';

let office: AddOnOffice;
let quote: PricedQuote;
beforeAll(async () => {
  office = await openAddOnOffice();
  const photo = await office.upload('maria');
  const draft = { ...draftOf(photo), title: 'Mulch 🌱 for <b>the</b> front beds' };
  quote = (await office.quoted(draft, { photos: [photo] })).quote;
});
afterAll(() => office.test.close());

const open = (person: 'maria' | 'ben' | 'staff' | 'nobody', id = quote.id) =>
  office.call(person, `GET /api/quotes/${id}/pdf`);

describe('the copy of an accepted quote', () => {
  it('is not there before it is accepted', async () => {
    expect((await open('maria')).statusCode).toBe(404);
    expect((await open('staff')).statusCode).toBe(404);
  });

  it('says what was signed, by whom, and shows the photo with the pin', async () => {
    await office.accept('maria', quote, { typedName: 'Maria Ortega' });
    const answer = await open('maria');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="accepted-quote-/);
    const pdf = await readPdf(answer.rawPayload);
    const words = pdf
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const said of [
      'Hardwood mulch, installed',
      '$315.00',
      'not chosen',
      '$25.99',
      '$340.99',
      'Maria Ortega',
      'November 9, 2026',
      'December 9, 2026',
      '1 Elm Lane',
      'for <b>the</b> front beds',
    ]) {
      expect(words).toContain(said);
    }
    expect(words.replaceAll(' ', '')).toContain(quote.contentHash);
    expect(answer.rawPayload.includes('/DCTDecode')).toBe(true);
  });

  it('stays the same to the byte, under its hash', async () => {
    const first = (await open('maria')).rawPayload;
    office.test.setNow(new Date('2027-03-01T15:00:00Z'));
    await office.test.open.db
      .update(businessSettings)
      .set({ values: { companyName: 'Renamed Landscaping' } });
    expect((await open('maria')).rawPayload.equals(first)).toBe(true);
    const now = await office.must<PricedQuote>('maria', `GET /api/quotes/${quote.id}`);
    expect(now.copyHash).toBe(hashOf(first));
  });

  it('is never made again once it is there', async () => {
    const { db } = office.test.open;
    const first = (await open('maria')).rawPayload;
    await db.update(quoteAcceptances).set({ typedName: 'Somebody Else' });
    expect((await open('maria')).rawPayload.equals(first)).toBe(true);
    await db.update(quoteAcceptances).set({ typedName: 'Maria Ortega' });
  });

  it('is its owner’s and the office’s alone; the office leaves a line in the audit log', async () => {
    expect((await open('ben')).statusCode).toBe(404);
    expect((await open('nobody')).statusCode).toBe(401);
    expect((await open('staff')).statusCode).toBe(200);
    const lines = await office.test.open.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'quote-opened'));
    expect(lines.map(({ subjectId }) => subjectId)).toEqual([quote.id]);
  });

  it('is not handed out when the file is no longer what was stored', async () => {
    const now = await office.must<PricedQuote>('maria', `GET /api/quotes/${quote.id}`);
    const { storage } = office.test.context;
    const file = `quotes/${quote.id}/${now.copyHash}.pdf`;
    const bytes = (await storage.get(file)) ?? new Uint8Array();
    await storage.put(file, Buffer.from('%PDF-1.4 forged'), 'application/pdf');
    expect((await open('maria')).statusCode).toBe(503);
    await storage.put(file, bytes, 'application/pdf');
    expect((await open('maria')).statusCode).toBe(200);
  });

  it('is made by itself soon after, and both sides are told of the acceptance', async () => {
    const other = (await office.quoted({ ...draftOf(), validUntil: '2027-04-01' })).quote;
    await office.accept('maria', other);
    await office.test.work();
    const mails = await mailsAfterWork(office.test);
    const told = mails.map((mail) => `${recipientsOf(mail)[0]} ${mail.subject?.split(':')[0]}`);
    expect(told).toContain('maria@example.com Your quote is ready');
    expect(told).toContain('maria@example.com You accepted our quote');
    expect(told).toContain('office@example.com Quote accepted');
    const now = await office.must<PricedQuote>('maria', `GET /api/quotes/${other.id}`);
    expect(now.copyHash).toMatch(/^[0-9a-f]{64}$/);
  });
});
