// Short links of printed things: followed by anyone, made and looked at by the office.
import { qrLook } from '#company/facts/print-copy.ts';
import type { Module } from '../../module.ts';
import { createLinkFollower } from './follow-link.ts';
import {
  addPrintLink,
  changePrintLink,
  listPrintLinks,
  readPrintLink,
  requireLink,
  urlOf,
} from './print-links.service.ts';

export const printLinksModule: Module = {
  handlers: ({ context }) => {
    const follow = createLinkFollower(context);
    return {
      async 'GET /go/{code}'({ params, request, reply }) {
        const { 'user-agent': userAgent, 'sec-purpose': purpose } = request.headers;
        const asking = { method: request.method, userAgent, purpose: purpose?.toString() };
        reply.header('location', await follow(params.code, asking));
        reply.header('cache-control', 'no-store');
        return null;
      },

      async 'GET /api/console/print-links'() {
        return { items: await listPrintLinks(context) };
      },

      'POST /api/console/print-links': ({ body, user, attempt }) =>
        addPrintLink(context, user.id, body, attempt),

      'GET /api/console/print-links/{id}': ({ params }) => readPrintLink(context, params.id),

      'PATCH /api/console/print-links/{id}': ({ params, body, user }) =>
        changePrintLink(context, user.id, params.id, body),

      async 'GET /api/console/print-links/{id}/qr'({ params, reply }) {
        const { code, kind } = await requireLink(context.db, params.id);
        const { qrPath } = await import('#server/platform/print/qr-path.ts');
        const { side, dark } = qrPath(urlOf(context, code));
        const box = `viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"`;
        const paper = `<path d="M0 0h${side}v${side}h-${side}z" fill="${qrLook.light}"/>`;
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${paper}<path d="${dark}" fill="${qrLook.dark}"/></svg>`;
        reply.header('content-disposition', `inline; filename="${kind}-${code}.svg"`);
        return new TextEncoder().encode(svg);
      },
    };
  },
};
