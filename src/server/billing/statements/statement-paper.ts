// The PDF of a statement, as a file to download and to go with a mail.
import type { FastifyReply } from 'fastify';
import { toInstant } from '#company/rules/time/company-time.ts';
import type { Statement } from '#contract/billing/statements.ts';
import type { ServerContext } from '../../context.ts';

/** Its bytes; the same as long as nothing of its days and of the company changes. */
async function statementPdf(context: ServerContext, statement: Statement): Promise<Uint8Array> {
  const company = context.settings();
  const { renderStatementPdf } = await import('../paper/render-paper.tsx');
  const madeAt = toInstant(statement.to, '00:00', company.timeZone);
  return renderStatementPdf({ company, statement, madeAt });
}

const fileName = ({ from, to }: Statement) => `statement-${from}-to-${to}.pdf`;

/** It as the file that goes with a mail. */
export async function statementAttachment(context: ServerContext, statement: Statement) {
  return {
    filename: fileName(statement),
    content: Buffer.from(await statementPdf(context, statement)),
    type: 'application/pdf',
  };
}

/** Answers with it as a file. */
export async function sendStatementPdf(
  context: ServerContext,
  statement: Statement,
  reply: FastifyReply,
): Promise<Uint8Array> {
  const bytes = await statementPdf(context, statement);
  reply.header('content-disposition', `attachment; filename="${fileName(statement)}"`);
  return bytes;
}
