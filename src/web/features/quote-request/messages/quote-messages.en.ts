// Every word of the quote request in English: the form, what is wrong with it, and what is said when it has arrived. The words are those of
// docs/product/quotes.md. What stands in braces is filled in (company/rules/platform/fill-message.ts).
import type { QuoteService } from '#company/facts/quote-services.ts';
import { SERVICE_MISSING } from '#company/rules/platform/form-fields.ts';
import { englishContactMessages } from '#web/forms/messages/contact-messages.en.ts';

export const englishQuoteMessages = {
  contact: englishContactMessages,

  // The fields. `services` are the options, by what is sent.
  service: 'Service',
  chooseService: 'Choose a service',
  services: {
    commercial: 'Commercial',
    residential: 'Residential',
    irrigation: 'Irrigation',
    fencing: 'Fencing',
    lighting: 'Lighting',
    drainage: 'Drainage',
    other: 'Other/Multiple Services',
  } satisfies Record<QuoteService, string>,
  details: 'Project Details',
  detailsHint: 'Optional. What would you like to change?',
  photos: 'Photos of your property',
  photosHint: 'Optional. Choose or drop up to 5 JPEG, PNG or WebP images, each under 10MB.',

  // The button, at rest and while the request is on its way.
  send: 'Send My Request',
  sending: 'Sending...',

  // Beside the button and in the toast: nothing was sent.
  failedTitle: 'Submission Failed',
  failed: 'Please try again or call us directly',

  // What the server has refused. Nothing in English, where its own sentences are shown: a lot of requests at once, and a field.
  busy: '',
  fieldRefused: '',

  // Below a field that cannot be sent as it is.
  serviceMissing: SERVICE_MISSING as string,
  photoFailed: 'One photo did not upload. Please try it again or remove it.',

  // It has arrived: the toast, and the page after a form without a script. `time` is how soon we answer: "24 hours".
  sentTitle: 'Quote Request Submitted!',
  sent: 'Thank you for your inquiry! We will contact you within {time}.',
  // The same below the form, and what was sent: "Fencing, with one photo."
  gotIt: 'Got it. We’ll call or email you within {time}.',
  withoutPhotos: '{service}, without photos.',
  withOnePhoto: '{service}, with one photo.',
  withPhotos: '{service}, with {count} photos.',
  copyOnItsWay:
    'A copy is on its way to {email}. Something to add? Answer that email, or call {phone}.',
};

export type QuoteMessages = typeof englishQuoteMessages;
