// The words of the forms of a request, to ask, to change and to write about it, in English. What stands in braces is filled in.
import type { Urgency } from '#company/facts/add-on-services.ts';
import { PHOTO_HINT, REMOVE_PHOTO_FIRST } from '../request-labels.ts';

export const englishRequestFormMessages = {
  // The fields by their names, and those that are asked of someone of whom we do not know it.
  labels: {
    serviceType: 'Service type',
    description: 'Description',
    preferredDate: 'Preferred date',
    urgency: 'Urgency',
    photos: 'Photos',
  },
  askedLabels: { customerPhone: 'Phone number', propertyAddress: 'Property address' },
  chooseService: 'Choose a service',
  // The services by their English labels; null where those are shown.
  services: null as Readonly<Partial<Record<string, string>>> | null,
  descriptionHint: 'Where it is, how much of it, and what you would like it to be.',
  dateHint: 'Optional. We offer the nearest day that a crew has.',
  // How soon it should be done; null where the facts' own words are shown.
  urgencies: null as Readonly<Record<Urgency, { label: string; hint: string }>> | null,
  photoField: { hint: PHOTO_HINT, removeFirst: REMOVE_PHOTO_FIRST },

  // A message about the request.
  yourMessage: 'Your message',
  sending: 'Sending...',
  send: 'Send Message',

  // Why a form was not taken: a toast, or a notice above it with the way on.
  missing: {
    title: 'Missing Information',
    description: 'Please select a service type and provide a description.',
  },
  failed: {
    title: 'Error',
    description: 'Failed to submit service request. Please try again.',
  },
  expired: {
    title: 'Session Expired',
    description: 'Your session has expired. Redirecting to login...',
  },
  signInAgain: 'Your session has expired. Please sign in again.',
  signIn: 'Sign in',
};

export type RequestFormMessages = typeof englishRequestFormMessages;
