// Answers the two PDFs: flyer and business card, made from settings and content as they are now.
import type { FastifyReply } from 'fastify';
import { type PrintPiece, pdfFileName } from '#company/facts/print-copy.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { createPress } from './press.ts';

type PrintEndpoints = 'GET /api/generate-flyer-pdf' | 'GET /api/generate-business-card-pdf';

/** The handlers of printed pieces. The renderer is loaded with the first PDF: it is large, and a start never needs it. */
export function printHandlers(context: ServerContext): Handlers<PrintEndpoints> {
  const press = createPress(async (piece, facts) => {
    const { renderPdf } = await import('./render-pdf.tsx');
    return renderPdf(piece, facts, context.clock());
  });
  const print = async (piece: PrintPiece, reply: FastifyReply): Promise<Uint8Array> => {
    const company = context.settings();
    const content = context.content();
    const bytes = await press.print(piece, {
      company,
      services: content.service.map(({ slug, title, flyerLine }) => ({ slug, title, flyerLine })),
      areas: content.area.map(({ name }) => name),
      origin: context.config.publicUrl.origin,
    });
    // The name is plain ASCII without quotes, so it needs no encoding (RFC 6266).
    const file = pdfFileName(company.companyName, piece);
    reply.header('content-disposition', `attachment; filename="${file}"`);
    return bytes;
  };
  return {
    'GET /api/generate-flyer-pdf': ({ reply }) => print('Flyer', reply),
    'GET /api/generate-business-card-pdf': ({ reply }) => print('Business-Card', reply),
  };
}
