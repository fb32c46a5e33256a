// Answers the console about customers. Staff alone come here: the endpoint table says so, and mount.ts sees to it.
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { accountPeopleEndpoints } from '#contract/accounts/people.ts';
import type { customerMergeEndpoints } from '#contract/customers/customer-merge.ts';
import type { customerRecordEndpoints } from '#contract/customers/customer-records.ts';
import type { customerEndpoints } from '#contract/customers/customers.ts';
import { readAccountPeople } from '#server/accounts/people/account-people.queries.ts';
import { inviteToAccount, withdrawInvitation } from '#server/accounts/people/invite.service.ts';
import { removeFromAccount } from '#server/accounts/people/remove-person.service.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../context.ts';
import { recordConsent, withdrawConsent } from './consent.service.ts';
import { readCustomer } from './customer.queries.ts';
import {
  addCustomer,
  addNote,
  changeCustomer,
  customerOf,
  noteOf,
  setNoteRemoved,
} from './customer.service.ts';
import { listCustomers } from './customer-list.queries.ts';
import { addDeskProperty, changeDeskProperty, revealToStaff } from './desk-property.service.ts';
import { exportCustomers } from './export.service.ts';
import { mergeCustomers, previewMerge, undoMerge } from './merge.service.ts';
import { accountsOf, listRecords } from './records.queries.ts';

type CustomerEndpoints =
  | keyof typeof customerEndpoints
  | keyof typeof customerRecordEndpoints
  | keyof typeof customerMergeEndpoints
  | Extract<keyof typeof accountPeopleEndpoints, `${string} /api/console/${string}`>;

/** The handlers of customers. */
export function customerHandlers(context: ServerContext): Handlers<CustomerEndpoints> {
  return { ...reading(context), ...changing(context), ...sharing(context), ...merging(context) };
}

function reading(context: ServerContext) {
  const { db, clock, config, settings } = context;
  const today = () => dateInZone(clock(), settings().timeZone);
  return {
    'GET /api/console/customers': ({ query: { q, ...rest } }) =>
      listCustomers(
        db,
        { ...rest, search: q },
        { staffEmails: config.staffEmails, today: today() },
      ),
    'GET /api/console/customer-export': ({ user, query, reply }) =>
      exportCustomers(context, user, query, reply),
    'GET /api/console/customers/{id}': async ({ params }) =>
      readCustomer(context, db, await customerOf(context, db, params.id)),
    async 'GET /api/console/customers/{id}/records'({ params, query }) {
      const { id } = await customerOf(context, db, params.id);
      const of = { ...(await accountsOf(db, id)), today: today() };
      return listRecords(db, of, query.kind, query.cursor);
    },
  } satisfies Partial<Handlers>;
}

function changing(context: ServerContext) {
  return {
    'POST /api/console/customers': ({ user, body }) => addCustomer(context, user, body),
    'PATCH /api/console/customers/{id}': ({ user, params, body }) =>
      changeCustomer(context, user, params.id, body),
    'POST /api/console/customers/{id}/properties': ({ user, params, body }) =>
      addDeskProperty(context, user, params.id, body),
    'PATCH /api/console/customers/{id}/properties/{propertyId}': ({ user, params, body }) =>
      changeDeskProperty(context, user, params, body),
    'POST /api/console/customers/{id}/properties/{propertyId}/gate-code': ({
      user,
      params,
      body,
    }) => revealToStaff(context, user, params, body.reason ?? ''),
    'POST /api/console/customers/{id}/notes': ({ user, params, body }) =>
      addNote(context, user, params.id, body.text),
    async 'DELETE /api/console/customers/{id}/notes/{noteId}'({ user, params }) {
      await setNoteRemoved(context, user, { ...params, isRemoved: true });
      return null;
    },
    async 'POST /api/console/customers/{id}/notes/{noteId}/restore'({ user, params }) {
      await setNoteRemoved(context, user, { ...params, isRemoved: false });
      const { id } = await customerOf(context, context.db, params.id);
      return noteOf(context.db, id, params.noteId);
    },
    'POST /api/console/customers/{id}/consents': ({ user, params, body }) =>
      recordConsent(context, user, params.id, body),
    'POST /api/console/customers/{id}/consents/{consentId}/withdraw': ({ user, params, body }) =>
      withdrawConsent(context, user, params, body.withdrawnHow),
  } satisfies Partial<Handlers>;
}

/** People on a customer's account, as the office invites and removes them. */
function sharing(context: ServerContext) {
  const on = async (user: CurrentUser, id: string) => ({
    customerId: (await customerOf(context, context.db, id)).id,
    actorId: user.id,
  });
  return {
    async 'GET /api/console/customers/{id}/people'({ params }) {
      const { id } = await customerOf(context, context.db, params.id);
      return readAccountPeople(context.db, id, context.clock());
    },
    'POST /api/console/customers/{id}/people/invitations': async ({ user, params, body }) =>
      inviteToAccount(context, await on(user, params.id), body),
    async 'DELETE /api/console/customers/{id}/people/invitations/{invitationId}'({ user, params }) {
      await withdrawInvitation(context, await on(user, params.id), params.invitationId);
      return null;
    },
    async 'DELETE /api/console/customers/{id}/people/{personId}'({ user, params }) {
      await removeFromAccount(context, await on(user, params.id), params.personId);
      return null;
    },
  } satisfies Partial<Handlers>;
}

function merging(context: ServerContext) {
  return {
    'GET /api/console/customers/{id}/merge': ({ params, query }) =>
      previewMerge(context, params.id, query.other),
    'POST /api/console/customers/{id}/merge': ({ user, params, body }) =>
      mergeCustomers(context, user, params.id, body),
    'POST /api/console/customer-merges/{id}/undo': ({ user, params }) =>
      undoMerge(context, user, params.id),
  } satisfies Partial<Handlers>;
}
