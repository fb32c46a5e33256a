// Storms: calls for help with a promised time, and the notice on every page.
import { receiptToken } from '#server/platform/http/receipt-token.ts';
import { job } from '#server/platform/jobs/job.ts';
import type { Module } from '../../module.ts';
import { findQuoteRequest } from '../quote-requests/quote-request.queries.ts';
import { endNotice, presentNotice, raiseNotice } from './storm-notice.service.ts';
import { requestStormHelp } from './storm-request.service.ts';
import { sendStormText, stormText } from './storm-text.ts';

export const stormModule: Module = {
  handlers: ({ context, guard }) => ({
    async 'POST /api/storm-requests'({ body, visitor, attempt, request }) {
      const inspection = await guard.inspect('storm', body, request);
      const sender = { visitorHash: visitor, inspection, attempt };
      const kept = await requestStormHelp(context, body, sender);
      const receipt = receiptToken(context.secrets.receiptLink, 'storm-request', kept.id);
      return { ...kept, receipt };
    },

    async 'GET /api/storm-notice'() {
      return { notice: presentNotice(context) };
    },

    async 'GET /api/console/storm-notice'() {
      return { notice: presentNotice(context) };
    },

    async 'POST /api/console/storm-notice'({ body, user }) {
      return { notice: await raiseNotice(context, user, body) };
    },

    async 'DELETE /api/console/storm-notice'({ user }) {
      await endNotice(context, user);
      return null;
    },
  }),
  jobs: [job(stormText, (payload, { context }) => sendStormText(context, payload))],
  receipts: {
    async 'storm-request'(subject, { db }) {
      const row = await findQuoteRequest(db, subject);
      return row?.callBackBy
        ? { kind: 'storm-request', callBackBy: row.callBackBy.toISOString() }
        : undefined;
    },
  },
};
