// The words of the contact page, in English; those of its form are beside it (features/quote-request/messages). What stands in braces is
// filled in (company/rules/platform/fill-message.ts).
import type { Row } from '../rows.tsx';

/** By the town of the office; of other towns the map alone knows the way. */
type Directions = Readonly<Record<string, readonly Row[]>>;

const directions: Directions = {
  Cypress: [
    {
      term: 'From Houston',
      detail: 'US 290 northwest past the Beltway to Cypress. Leave before the Grand Parkway.',
    },
    {
      term: 'From Katy',
      detail: 'Grand Parkway 99 north to US 290, then a few miles back toward town.',
    },
    {
      term: 'From Tomball',
      detail: 'Grand Parkway 99 west from TX 249, then US 290 toward town.',
    },
    {
      term: 'From The Woodlands and Spring',
      detail: 'I-45 south, Grand Parkway 99 west all the way around to US 290.',
    },
  ],
};

export const englishContactPageMessages = {
  // What search engines read; `place` is "Cypress, TX".
  title: 'Contact a Landscaper in {place}',
  description:
    'Call {phone}, write, or send photos for a free quote. Office and phone hours, directions to {city}, and emergencies 24/7.',

  heading: 'Call, write, or send us the photo',
  chat: 'Chat with us',
  book: 'Book a free consultation',

  form: 'Request a Quote',
  // `time` is "24 hours".
  lead: 'Tell us what bothers you about the yard. A person replies within {time}, and the estimate is free.',

  findingUs: 'Finding us',
  // `place` is "12 Sample St, Cypress, TX 77429".
  office:
    'The office is in {place}. Most of the time we are in someone’s yard, so call before you drive over, or let us come to you.',
  map: 'Directions on a map',
  newTab: '(opens in a new tab)',
  directions,
};

export type ContactPageMessages = typeof englishContactPageMessages;
