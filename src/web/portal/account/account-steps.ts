// What a customer changes in their account: contact, email, properties with their gate codes, notices, people who share it, the calendar
// feed, their own sign-in.
import { z } from 'zod';
import { PersonInvitation } from '#contract/accounts/people.ts';
import { EmailChangeCode, EmailChangeRequest } from '#contract/customers/email-change.ts';
import { ContactChange, NoticesChange, PropertyChange } from '#contract/customers/properties.ts';
import { RowIdText } from '#contract/platform/ids.ts';
import { signInSteps } from '#web/features/own-sign-in/sign-in-steps.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { englishAccountMessages } from './messages/account-messages.en.ts';

const { done } = englishAccountMessages;

/** Leads to a part of the page. */
const part = (id: string) => ({
  to: ({ call }: { call: StepCall }) => `${call.url.pathname}#${id}`,
});
const ById = z.strictObject({ id: z.uuid() });
const ofFeed = { ...part('feed'), done: done.feed };

export const accountSteps = steps({
  ...signInSteps,
  contact: step({
    schema: ContactChange,
    send: ({ api }, body) => api('PATCH /api/portal/contact', { body }),
    ...part('contact'),
    done: done.contact,
  }),
  email: step({
    schema: EmailChangeRequest,
    send: ({ api }, body) => api('POST /api/portal/email-change', { body }),
    ...part('email'),
    done: done.email,
  }),
  'email-code': step({
    schema: EmailChangeCode,
    send: ({ api }, body) => api('POST /api/portal/email-change/code', { body }),
    ...part('email'),
    done: done['email-code'],
  }),
  property: step({
    schema: PropertyChange,
    send: ({ api }, body) => api('PATCH /api/portal/property', { body }),
    // Of many properties the one that was open stays open.
    to: ({ call: { url } }) => {
      const open = url.searchParams.get('property');
      return `${url.pathname}${open ? `?property=${encodeURIComponent(open)}` : ''}#property`;
    },
    done: done.property,
  }),
  reveal: step({
    schema: z.strictObject({ property: RowIdText }),
    isPress: true,
    showsAnswer: true,
    send: ({ api }, { property }) =>
      api('POST /api/portal/property/gate-code', { query: { property: String(property) } }),
  }),
  notices: step({
    schema: NoticesChange,
    send: ({ api }, body) => api('PATCH /api/portal/notices', { body }),
    ...part('notices'),
    done: done.notices,
  }),
  invite: step({
    schema: PersonInvitation,
    send: ({ api }, body) => api('POST /api/portal/people/invitations', { body }),
    ...part('people'),
    done: done.invite,
  }),
  uninvite: step({
    schema: ById,
    isPress: true,
    send: ({ api }, params) => api('DELETE /api/portal/people/invitations/{id}', { params }),
    ...part('people'),
    done: done.uninvite,
  }),
  'person-remove': step({
    schema: ById,
    isPress: true,
    send: ({ api }, params) => api('DELETE /api/portal/people/{id}', { params }),
    ...part('people'),
    done: done['person-remove'],
  }),
  // Who has left is signed out.
  leave: step({
    schema: ById,
    isPress: true,
    send: ({ api }, params) => api('DELETE /api/portal/people/{id}', { params }),
    to: () => '/sign-in',
  }),
  feed: step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('POST /api/portal/calendar-feed'),
    ...ofFeed,
  }),
  'feed-end': step({
    schema: z.strictObject({}),
    isPress: true,
    send: ({ api }) => api('DELETE /api/portal/calendar-feed'),
    ...ofFeed,
  }),
});
