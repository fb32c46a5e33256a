// The real page with content as it would be: rendered for the session that asked for it, kept nowhere, and sending nothing.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { PreviewedEntry } from '#contract/site/content/editing.ts';
import { securityHeaders } from '#server/platform/http/headers.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { requireKind } from '../content/content.policy.ts';
import { mailParts, pagesOf } from '../content/content-kinds.ts';
import { contentWith, withContent } from '../content/content-overlay.ts';
import { PREVIEW_PATH } from '../content/content-preview.service.ts';
import { type RenderDeps, readFresh, readPreviewed, renderDocument } from './render.ts';
import { visitedOrigin } from './request-url.ts';

/** Registers the address of previews. Whoever it is not for finds nothing there. */
export function registerPreviews(app: FastifyInstance, deps: RenderDeps): void {
  app.get(`${PREVIEW_PATH}:id`, async (request, reply) => {
    await app.limiter.take('read', request);
    return sendPreview(deps, request, reply);
  });
}

async function sendPreview(
  deps: RenderDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const previewed = await readPreviewed(deps, request);
  if (previewed?.kind === 'automatic-mail')
    return sendMailPreview(deps.context, previewed, request, reply);
  const page = previewed && pageOf(previewed, request.query);
  if (!page) throw new RequestProblem('not_found', 'There is nothing at this address.');
  const { context } = deps;
  const { kind, slug, body } = previewed;
  const content = contentWith(context.content(), { kind: requireKind(kind), slug, body });
  const fresh = deps.fresh ? deps.fresh.now() : (await readFresh(deps)).parts;
  const { status, html } = await withContent(content, () =>
    renderDocument(deps, page.path, { fresh }),
  );
  const { build } = await deps.source();
  const { publicUrl } = context.config;
  return reply
    .code(status)
    .headers(
      securityHeaders({
        kind: 'document',
        publicUrl,
        inlineStyles: build.entry.module.stylesIn(html),
        development: deps.development,
        previewReads: readAddresses(visitedOrigin(request.host, publicUrl).origin),
      }),
    )
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** Our own pages alone may frame the mail and read how far it is scrolled; nothing in it runs, and it loads nothing. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** An automatic email as it would leave, with made-up facts: the mail itself, or the plain text that goes with it. */
async function sendMailPreview(
  context: ServerContext,
  { slug, body }: PreviewedEntry,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const part = mailParts[placeOf(request.query)];
  const { previewMail } = await import('../content/automatic-mail.mail.ts');
  const mail = part && (await previewMail(context, slug, body));
  if (!mail) throw new RequestProblem('not_found', 'There is nothing at this address.');
  return reply
    .header('content-security-policy', MAIL_POLICY)
    .header('x-frame-options', 'SAMEORIGIN')
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer')
    .type(`text/${part.path === 'html' ? 'html' : 'plain'}; charset=utf-8`)
    .send(part.path === 'html' ? `<base target="_blank">${mail.html}` : mail.text);
}

/** The page that an address asks for, by its place among those on which the entry is seen. */
function pageOf({ kind, slug }: PreviewedEntry, query: unknown) {
  return pagesOf(requireKind(kind), slug)[placeOf(query)];
}

function placeOf(query: unknown): number {
  const place = (query as { page?: unknown }).page ?? '0';
  return typeof place === 'string' ? Number(place) : -1;
}

/**
 * What scripts of a preview may ask for, as sources of a policy (CSP level 3, 2.3.1): everything of the pages that only reads. A source that
 * ends with a slash is all that begins with it, so none of them may be the beginning of what changes something.
 */
export function readAddresses(origin: string): string[] {
  const all = Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => {
    const [method, path = ''] = name.split(' ');
    const fixed = path.replace(/\{.*$/, '');
    // Every page with a header asks who is there, and shows it.
    const isOfPages = endpoint.access === 'public' || path === '/api/auth/user';
    return { isReading: method === 'GET', isOfPages, path, fixed };
  });
  const writing = all.filter(({ isReading }) => !isReading);
  const reading = all.filter(
    ({ isReading, isOfPages, path, fixed }) =>
      isReading &&
      isOfPages &&
      path.startsWith('/api/') &&
      !writing.some((one) =>
        fixed.endsWith('/') ? one.path.startsWith(fixed) : one.path === path,
      ),
  );
  return [...new Set(reading.map(({ fixed }) => `${origin}${fixed}`))];
}
