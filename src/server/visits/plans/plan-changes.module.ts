// Changes of what a plan costs: new prices with notice, and sizes that crews have measured; and another year at the same price.
import type { Handlers } from '#server/platform/http/mount.ts';
import { clockJob, job } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import type { Module } from '../../module.ts';
import { applyDueChanges } from './apply-plan-change.ts';
import { acceptSize, declineSize, ownPlanChanges } from './own-plan-change.service.ts';
import { findPlanChange } from './plan-change.queries.ts';
import { planPrices } from './plan-prices.service.ts';
import { previewPrices, proposePrices, withdrawProposal } from './propose-prices.service.ts';
import { planRenewalMail, previewRenewals, renewPlans } from './renew-plans.service.ts';
import { noteNoticeSent, planChangeMail } from './write-plan-change.ts';

export const planChangesModule: Module = {
  handlers: ({ context }) => planChangeHandlers(context),
  jobs: [
    clockJob(
      { name: 'apply-plan-changes' },
      '5 0 * * *',
      async (context) => void (await applyDueChanges(context)),
    ),
    job(planRenewalMail, async ({ agreementId }, { context, mailer }) => {
      const { planRenewalMailOf } = await import('./plan-renewal.mail.ts');
      const mail = await planRenewalMailOf(context, agreementId);
      if (mail) await mailer.send(mail);
    }),
    job(planChangeMail, async ({ changeId, about }, { context, mailer }) => {
      const found = await findPlanChange(context.db, changeId);
      // What was withdrawn before its notice could leave is not told of.
      if (!found || (about === 'change' && found.change.status === 'withdrawn')) return;
      const { planChangeMailOf } = await import('./plan-change.mail.ts');
      const mail = await planChangeMailOf(context, found, about);
      if (!mail) return;
      await mailer.send(mail);
      if (about === 'withdrawn') return;
      await context.db.transaction((tx) => noteNoticeSent(tx, changeId, context.clock()));
    }),
  ],
};

type PlanChangeEndpoints =
  | 'GET /api/console/plan-prices'
  | 'GET /api/console/plan-prices/preview'
  | 'POST /api/console/plan-prices/proposals'
  | 'GET /api/console/plan-renewals/preview'
  | 'POST /api/console/plan-renewals'
  | 'POST /api/console/plan-changes/{id}/withdraw'
  | 'GET /api/portal/plan-changes'
  | 'POST /api/portal/plan-changes/{id}/accept'
  | 'POST /api/portal/plan-changes/{id}/decline';

function planChangeHandlers(context: ServerContext): Handlers<PlanChangeEndpoints> {
  return {
    'GET /api/console/plan-prices': ({ query }) => planPrices(context, query),
    'GET /api/console/plan-prices/preview': ({ query }) => previewPrices(context, query),
    'POST /api/console/plan-prices/proposals': ({ user, body, attempt }) =>
      proposePrices(context, user.id, body, attempt),
    'GET /api/console/plan-renewals/preview': ({ query }) => previewRenewals(context, query),
    'POST /api/console/plan-renewals': ({ user, body, attempt }) =>
      renewPlans(context, user.id, body, attempt),
    async 'POST /api/console/plan-changes/{id}/withdraw'({ user, params, body }) {
      await withdrawProposal(context, user.id, params.id, body.version);
      return null;
    },
    'GET /api/portal/plan-changes': ({ user }) => ownPlanChanges(context, user.customerId),
    'POST /api/portal/plan-changes/{id}/accept': ({ user, params, body }) =>
      acceptSize(context, user, params.id, body),
    'POST /api/portal/plan-changes/{id}/decline': ({ user, params, body }) =>
      declineSize(context, user, params.id, body.version),
  };
}
