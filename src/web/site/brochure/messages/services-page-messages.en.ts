// The words of the page of all services, in English. What stands in braces is filled in (company/rules/platform/fill-message.ts).
import { salesTaxAt } from '#company/facts/sales-tax.ts';
import type { ServiceId } from '#company/facts/service-kinds.ts';

/** What people are tired of looking at, by the service that it leads to, in the order of the page. */
type Symptoms = Readonly<Record<ServiceId, { complaint: string; advice: string }>>;

const symptoms: Symptoms = {
  drainage: {
    complaint: 'The lawn still squishes on the third day',
    advice: 'Water comes up from below or has nowhere to go. Start here before any planting:',
  },
  residential: {
    complaint: 'Grass thins out under the trees again',
    advice: 'It is light, not seed. A wider bed drawn once beats a third pallet of sod:',
  },
  irrigation: {
    complaint: 'The water bill doubled and the corner is brown',
    advice: 'Too much in one place, too little in another. Measure the zones first:',
  },
  fencing: {
    complaint: 'The fence leans with every storm',
    advice: 'Pickets are cheap, posts are the fence. If three lean, the line is due:',
  },
  lighting: {
    complaint: 'We only see the yard at night',
    advice: 'In December you come home after dark for weeks. Eleven lamps change that:',
  },
  commercial: {
    complaint: 'Tenants complain and nobody can say when the crew came',
    advice: 'A weekday, a crew and a photo report settle it:',
  },
};

export const englishServicesPageMessages = {
  // What search engines read; `place` is "Cypress, TX", `count` "Six".
  title: 'Landscaping Services in {place}',
  description:
    '{count} landscaping services in {city} and Greater Houston and what each one starts at: maintenance, design, irrigation, fences, lighting and drainage.',

  heading: '{count} services, and what each one starts at',
  lead: `A price before a phone call. These are the numbers we start from; the quote has a line for everything that changes them, ${salesTaxAt}.`,

  // What a service begins at; `rate` is "40¢" or "$28".
  onSite: 'priced on site',
  upkeep: 'upkeep from {visit} a visit, new work from {newWork}',
  bySize: {
    property: '{rate} per square foot',
    fence: '{rate} per linear foot',
    drain: '{rate} per linear foot',
  },

  notSure: 'Not sure which one you need?',
  notSureLead:
    'People rarely call about a service. They call about something they are tired of looking at.',
  caption: 'A low limestone wall in Tomball: half drainage, half garden.',
  symptoms,

  nextHeading: 'Still two things at once?',
  next: 'Most yards are. Send a photo of each, and we tell you which to do first and what can wait a year.',
  calculator: 'Add up several services',
};

export type ServicesPageMessages = typeof englishServicesPageMessages;
