// Answers staff about leads: reads what was seen and typed, calls the services.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { LeadName } from '#contract/leads/leads.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { listLeads, listWaitingLeads, readLeadFigures } from './lead.queries.ts';
import { assignLead, moveLead, takeCall, writeNote } from './lead.service.ts';
import { answerLead } from './lead-answer.service.ts';
import { reviewLead } from './lead-review.service.ts';
import { bookForLead, makeLeadCustomer, makeLeadRequest } from './lead-work.service.ts';
import { readLeadThread } from './read-lead.ts';

type LeadEndpoints =
  | 'GET /api/console/leads'
  | 'GET /api/console/lead-figures'
  | 'GET /api/console/waiting-leads'
  | 'POST /api/console/leads'
  | `${'GET' | 'POST'} /api/console/leads/{kind}/{id}${string}`;

/** The handlers of the inbox. */
export function leadHandlers(
  context: ServerContext,
): Handlers<Extract<keyof Handlers, LeadEndpoints>> {
  const act = (staff: CurrentUser, name: LeadName, version: number) => ({ staff, name, version });
  return {
    async 'GET /api/console/leads'({ query }) {
      return listLeads(context, query);
    },

    async 'GET /api/console/waiting-leads'() {
      return listWaitingLeads(context);
    },

    async 'GET /api/console/lead-figures'() {
      return readLeadFigures(context);
    },

    async 'POST /api/console/leads'({ body, user, attempt }) {
      return takeCall(context, body, user, attempt);
    },

    async 'GET /api/console/leads/{kind}/{id}'({ params, user }) {
      return readLeadThread(context, params, user);
    },

    async 'POST /api/console/leads/{kind}/{id}/stage'({ params, body, user }) {
      return moveLead(context, act(user, params, body.version), body.stage);
    },

    async 'POST /api/console/leads/{kind}/{id}/review'({ params, body, user }) {
      return reviewLead(context, act(user, params, body.version), body.decision);
    },

    async 'POST /api/console/leads/{kind}/{id}/assignee'({ params, body, user }) {
      return assignLead(context, act(user, params, body.version), body.userId);
    },

    async 'POST /api/console/leads/{kind}/{id}/notes'({ params: name, body, user, attempt }) {
      return writeNote(context, { staff: user, name }, body, attempt);
    },

    async 'POST /api/console/leads/{kind}/{id}/mails'({ params: name, body, user, attempt }) {
      return answerLead(context, { staff: user, name }, body, attempt);
    },

    async 'POST /api/console/leads/{kind}/{id}/customer'({ params, body, user }) {
      return makeLeadCustomer(context, act(user, params, body.version));
    },

    async 'POST /api/console/leads/{kind}/{id}/service-request'({ params, body, user, attempt }) {
      const { version, propertyAddress = null } = body;
      return makeLeadRequest(context, act(user, params, version), propertyAddress, attempt);
    },

    async 'POST /api/console/leads/{kind}/{id}/booking'({ params: name, body, user, attempt }) {
      return bookForLead(context, { staff: user, name }, body, attempt);
    },
  };
}
