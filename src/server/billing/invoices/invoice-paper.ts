// The PDF of an invoice in the language of its reader: made when it is asked for, because what is owed on it changes.
import type { FastifyReply } from 'fastify';
import type { Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { paperMessages } from '../paper/messages/choose-paper-messages.ts';
import type { ReadInvoice } from './invoice.queries.ts';
import { presentInvoice } from './present-invoice.ts';

/** Its bytes; the same as long as nothing is paid, credited or changed about the company. */
async function invoicePdf(
  context: ServerContext,
  db: Db,
  read: ReadInvoice,
  language: Language,
): Promise<Uint8Array> {
  const invoice = await presentInvoice(context, db, read);
  const { renderInvoicePdf } = await import('../paper/render-paper.tsx');
  const company = context.settings();
  return renderInvoicePdf({ company, invoice, language, issuedAt: read.invoice.createdAt });
}

/** What a downloaded one is called. */
const invoiceFileName = (number: number, language: Language) =>
  `${fill(paperMessages[language].invoiceFile, { number: String(number) })}.pdf`;

/** It as the file that goes with a mail. */
export async function invoiceAttachment(
  context: ServerContext,
  db: Db,
  read: ReadInvoice,
  language: Language,
) {
  return {
    filename: invoiceFileName(read.invoice.number, language),
    content: Buffer.from(await invoicePdf(context, db, read, language)),
    type: 'application/pdf',
  };
}

/** Answers with it as a file. */
export async function sendInvoicePdf(
  context: ServerContext,
  read: ReadInvoice,
  language: Language,
  reply: FastifyReply,
): Promise<Uint8Array> {
  const bytes = await invoicePdf(context, context.db, read, language);
  const name = invoiceFileName(read.invoice.number, language);
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return bytes;
}
