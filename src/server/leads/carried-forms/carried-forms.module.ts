// Half-filled forms on their way to another device: left, opened, stopped, and gone after a week.
import { hrefIn } from '#company/facts/languages.ts';
import type { Module } from '../../module.ts';
import { leaveForms, openForms, stopLink, sweepCarriedForms } from './carry.service.ts';

export const carriedFormsModule: Module = {
  handlers: ({ context, limiter }) => ({
    async 'POST /api/carried-forms'({ body, visitor, request }) {
      await limiter.take('storage', request, 0);
      const { code, photos, bytes, expiresAt } = await leaveForms(context, body, visitor);
      await limiter.charge('storage', request, Math.ceil(bytes / 1000));
      const { qrPath } = await import('#server/platform/print/qr-path.ts');
      const path = hrefIn(body.language ?? 'en', `/continue/${code}`);
      const url = new URL(path, context.config.publicUrl).href;
      return { code, url, qr: qrPath(url), photos, expiresAt: expiresAt.toISOString() };
    },

    async 'POST /api/carried-forms/open'({ body, visitor, request }) {
      await limiter.take('storage', request, 0);
      const { bytes, ...things } = await openForms(context, body.code, visitor);
      await limiter.charge('storage', request, Math.ceil(bytes / 1000));
      return things;
    },

    async 'POST /api/carried-forms/stop'({ body }) {
      await stopLink(context, body.code);
      return null;
    },
  }),
  sweep: sweepCarriedForms,
};
