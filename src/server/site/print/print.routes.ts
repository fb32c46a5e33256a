// Answers the two PDFs: flyer and business card, made from settings and content as they are now.
import { eq } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { type PrintPiece, pdfFileName } from '#company/facts/print-copy.ts';
import type { Db } from '#server/platform/database/client.ts';
import { printLinks } from '#server/platform/database/schema/print-link.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { publicClaims } from '../content/claim-sources.ts';
import { createPress } from './press.ts';

type PrintEndpoints =
  | 'GET /api/printed-links/{code}'
  | 'GET /api/generate-flyer-pdf'
  | 'GET /api/generate-business-card-pdf';

/** @throws RequestProblem 404 for a code that no link has: it would be printed by the hundred. */
async function requireCode(db: Db, code: string): Promise<string> {
  const [link] = await db.select().from(printLinks).where(eq(printLinks.code, code.toLowerCase()));
  if (link) return link.code;
  throw new RequestProblem('not_found', 'We could not find this link.');
}

/** The handlers of printed pieces. The renderer is loaded with the first PDF: it is large, and a start never needs it. */
export function printHandlers(context: ServerContext): Handlers<PrintEndpoints> {
  const press = createPress(async (piece, facts) => {
    const { renderPdf } = await import('./render-pdf.tsx');
    return renderPdf(piece, facts, context.clock());
  });
  const print = async (
    piece: PrintPiece,
    asked: string | undefined,
    reply: FastifyReply,
  ): Promise<Uint8Array> => {
    const link = asked === undefined ? null : await requireCode(context.db, asked);
    const company = context.settings();
    const content = context.content();
    const bytes = await press.print(piece, {
      company,
      services: content.service.map(({ slug, title, flyerLine }) => ({ slug, title, flyerLine })),
      areas: content.area.map(({ name }) => name),
      claims: publicClaims(content['company-claims']),
      origin: context.config.publicUrl.origin,
      link,
    });
    // The name is plain ASCII without quotes, so it needs no encoding (RFC 6266).
    const file = pdfFileName(company.companyName, piece);
    reply.header('content-disposition', `attachment; filename="${file}"`);
    return bytes;
  };
  return {
    async 'GET /api/printed-links/{code}'({ params }) {
      return { code: await requireCode(context.db, params.code) };
    },
    'GET /api/generate-flyer-pdf': ({ query, reply }) => print('Flyer', query.link, reply),
    'GET /api/generate-business-card-pdf': ({ query, reply }) =>
      print('Business-Card', query.link, reply),
  };
}
