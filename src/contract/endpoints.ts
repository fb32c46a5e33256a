// The site map of the API: every endpoint of every module, with who may call it, how often, and what it takes and gives.
import { accountEndpoints } from './account.ts';
import { addressEndpoints } from './address.ts';
import { appointmentEndpoints } from './appointment.ts';
import { blogEndpoints } from './blog.ts';
import { bookingEndpoints } from './booking.ts';
import { companyProfileEndpoints } from './company-profile.ts';
import { consoleEndpoints } from './console.ts';
import { contentEndpoints } from './content/pages.ts';
import { eventsEndpoints } from './events.ts';
import { formGuardEndpoints } from './form-guard.ts';
import { lawnPlanEndpoints } from './lawn-plan.ts';
import { newsletterEndpoints } from './newsletter.ts';
import { photoEndpoints } from './photo.ts';
import { printEndpoints } from './print.ts';
import { quoteEndpoints } from './quote.ts';
import { receiptEndpoints } from './receipt.ts';
import { systemEndpoints } from './system.ts';
import { testimonialEndpoints } from './testimonial.ts';

/** Every endpoint by "METHOD /path", in OpenAPI's notation for parameters. */
export const endpoints = {
  ...companyProfileEndpoints,
  ...contentEndpoints,
  ...accountEndpoints,
  ...bookingEndpoints,
  ...appointmentEndpoints,
  ...receiptEndpoints,
  ...formGuardEndpoints,
  ...photoEndpoints,
  ...quoteEndpoints,
  ...newsletterEndpoints,
  ...testimonialEndpoints,
  ...blogEndpoints,
  ...printEndpoints,
  ...addressEndpoints,
  ...lawnPlanEndpoints,
  ...eventsEndpoints,
  ...consoleEndpoints,
  ...systemEndpoints,
} as const;
