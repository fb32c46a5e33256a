// The PDF of a statement in the language of its reader, as a file to download and to go with a mail.
import type { FastifyReply } from 'fastify';
import type { Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { toInstant } from '#company/rules/time/company-time.ts';
import type { Statement } from '#contract/billing/statements.ts';
import type { ServerContext } from '../../context.ts';
import { paperMessages } from '../paper/messages/choose-paper-messages.ts';

/** Its bytes; the same as long as nothing of its days and of the company changes. */
async function statementPdf(
  context: ServerContext,
  statement: Statement,
  language: Language,
): Promise<Uint8Array> {
  const company = context.settings();
  const { renderStatementPdf } = await import('../paper/render-paper.tsx');
  const madeAt = toInstant(statement.to, '00:00', company.timeZone);
  return renderStatementPdf({ company, statement, language, madeAt });
}

const fileName = ({ from, to }: Statement, language: Language) =>
  `${fill(paperMessages[language].statementFile, { from, to })}.pdf`;

/** It as the file that goes with a mail. */
export async function statementAttachment(
  context: ServerContext,
  statement: Statement,
  language: Language,
) {
  return {
    filename: fileName(statement, language),
    content: Buffer.from(await statementPdf(context, statement, language)),
    type: 'application/pdf',
  };
}

/** Answers with it as a file. */
export async function sendStatementPdf(
  context: ServerContext,
  statement: Statement,
  language: Language,
  reply: FastifyReply,
): Promise<Uint8Array> {
  const bytes = await statementPdf(context, statement, language);
  reply.header('content-disposition', `attachment; filename="${fileName(statement, language)}"`);
  return bytes;
}
