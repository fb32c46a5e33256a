// Answers staff about leads: reads what was seen and typed, calls the services.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { LeadName } from '#contract/leads/leads.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { listLeads, listWaitingLeads, readLeadFigures } from './lead.queries.ts';
import { assignLead, moveLead, takeCall, writeNote } from './lead.service.ts';
import { answerLead } from './lead-answer.service.ts';
import { makeLeadCustomer } from './lead-customer.service.ts';
import { readLeadThread } from './read-lead.ts';
import { sendTemplateTest } from './test-template.service.ts';

type LeadEndpoints =
  | 'POST /api/console/mail-templates/{slug}/test'
  | 'GET /api/console/leads'
  | 'GET /api/console/lead-figures'
  | 'GET /api/console/waiting-leads'
  | 'POST /api/console/leads'
  | 'GET /api/console/leads/{kind}/{id}'
  | `POST /api/console/leads/{kind}/{id}/${'stage' | 'assignee' | 'notes' | 'mails' | 'customer'}`;

/** The handlers of the inbox. */
export function leadHandlers(context: ServerContext): Handlers<LeadEndpoints> {
  const act = (staff: CurrentUser, name: LeadName, version: number) => ({ staff, name, version });
  return {
    'POST /api/console/mail-templates/{slug}/test': ({ params, user }) =>
      sendTemplateTest(context, user, params.slug),
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
  };
}
