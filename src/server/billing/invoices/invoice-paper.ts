// The PDF of an invoice: made when it is asked for, because what is owed on it changes.
import type { FastifyReply } from 'fastify';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import type { ReadInvoice } from './invoice.queries.ts';
import { presentInvoice } from './present-invoice.ts';

/** Its bytes; the same as long as nothing is paid, credited or changed about the company. */
async function invoicePdf(context: ServerContext, db: Db, read: ReadInvoice): Promise<Uint8Array> {
  const invoice = await presentInvoice(context, db, read);
  const { renderInvoicePdf } = await import('../paper/render-paper.tsx');
  const company = context.settings();
  return renderInvoicePdf({ company, invoice, issuedAt: read.invoice.createdAt });
}

/** What a downloaded one is called. */
const invoiceFileName = (number: number) => `invoice-${number}.pdf`;

/** It as the file that goes with a mail. */
export async function invoiceAttachment(context: ServerContext, db: Db, read: ReadInvoice) {
  return {
    filename: invoiceFileName(read.invoice.number),
    content: Buffer.from(await invoicePdf(context, db, read)),
    type: 'application/pdf',
  };
}

/** Answers with it as a file. */
export async function sendInvoicePdf(
  context: ServerContext,
  read: ReadInvoice,
  reply: FastifyReply,
): Promise<Uint8Array> {
  const bytes = await invoicePdf(context, context.db, read);
  const name = invoiceFileName(read.invoice.number);
  reply.header('content-disposition', `attachment; filename="${name}"`);
  return bytes;
}
