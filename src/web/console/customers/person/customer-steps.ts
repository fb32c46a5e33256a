// What the office does on a customer's page: notes, permissions to contact, the code of a gate, and taking accounts apart.
import { z } from 'zod';
import { PersonInvitation } from '#contract/accounts/people.ts';
import { customerEndpoints, NewConsent } from '#contract/customers/customers.ts';
import { RowId } from '#contract/platform/ids.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { noteStep } from '../note-step.ts';

const OF_CUSTOMER = '/api/console/customers/{id}';
const ofWithdrawal = customerEndpoints[`POST ${OF_CUSTOMER}/consents/{consentId}/withdraw`].body;
const ofReveal = customerEndpoints[`POST ${OF_CUSTOMER}/properties/{propertyId}/gate-code`].body;

const customer = ({ params }: StepCall) => ({ id: String(params.id) });
const part = (id: string) => ({
  to: ({ call }: { call: StepCall }) => `${call.url.pathname}#${id}`,
});

export const customerSteps = steps({
  note: noteStep('note'),
  'note-remove': step({
    schema: z.strictObject({ note: RowId }),
    isPress: true,
    send: (call, { note }) =>
      call.api(`DELETE ${OF_CUSTOMER}/notes/{noteId}`, {
        params: { ...customer(call), noteId: note },
      }),
    ...part('note'),
    undo: {
      step: 'note-restore',
      fields: ({ body }) => body,
      toast: { title: 'Note removed', description: 'It no longer shows on this page.' },
    },
  }),
  'note-restore': step({
    schema: z.strictObject({ note: RowId }),
    isPress: true,
    send: (call, { note }) =>
      call.api(`POST ${OF_CUSTOMER}/notes/{noteId}/restore`, {
        params: { ...customer(call), noteId: note },
      }),
    ...part('note'),
    done: 'Note restored.',
  }),
  consent: step({
    schema: NewConsent,
    send: (call, body) =>
      call.api(`POST ${OF_CUSTOMER}/consents`, { params: customer(call), body }),
    ...part('consent'),
    done: 'Permission recorded.',
  }),
  withdraw: step({
    schema: ofWithdrawal.extend({ consent: RowId }),
    send: (call, { consent, ...body }) =>
      call.api(`POST ${OF_CUSTOMER}/consents/{consentId}/withdraw`, {
        params: { ...customer(call), consentId: consent },
        body,
      }),
    ...part('consent'),
    done: 'Withdrawal recorded.',
  }),
  reveal: step({
    schema: ofReveal.extend({ property: RowId }),
    showsAnswer: true,
    send: (call, { property, ...body }) =>
      call.api(`POST ${OF_CUSTOMER}/properties/{propertyId}/gate-code`, {
        params: { ...customer(call), propertyId: property },
        body,
      }),
  }),
  invite: step({
    schema: PersonInvitation,
    send: (call, body) =>
      call.api(`POST ${OF_CUSTOMER}/people/invitations`, { params: customer(call), body }),
    ...part('people'),
    done: 'The invitation is on its way.',
  }),
  uninvite: step({
    schema: z.strictObject({ invitation: z.uuid() }),
    isPress: true,
    send: (call, { invitation }) =>
      call.api(`DELETE ${OF_CUSTOMER}/people/invitations/{invitationId}`, {
        params: { ...customer(call), invitationId: invitation },
      }),
    ...part('people'),
    done: 'The invitation is canceled. Its link no longer works.',
  }),
  'person-remove': step({
    schema: z.strictObject({ person: z.uuid() }),
    isPress: true,
    send: (call, { person }) =>
      call.api(`DELETE ${OF_CUSTOMER}/people/{personId}`, {
        params: { ...customer(call), personId: person },
      }),
    ...part('people'),
    done: 'Removed. They are signed out everywhere.',
  }),
  apart: step({
    schema: z.strictObject({ merge: z.uuid() }),
    isPress: true,
    send: ({ api }, { merge }) =>
      api('POST /api/console/customer-merges/{id}/undo', { params: { id: merge } }),
    to: ({ call }) => call.url.pathname,
    done: 'The merge is undone.',
  }),
});
