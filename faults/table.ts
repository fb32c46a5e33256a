// The table of planted faults, by part of the product.
import { accountFaults } from './accounts.ts';
import { availabilityFaults } from './availability.ts';
import { bookingFaults } from './booking.ts';
import { contentFaults } from './content.ts';
import { dataDirectoryFaults } from './data-directory.ts';
import { edgeFaults } from './edge.ts';
import type { Fault } from './fault.ts';
import { guardFaults } from './guard.ts';
import { journalFaults } from './journal.ts';
import { leadFaults } from './leads.ts';
import { mailFaults } from './mail.ts';
import { pageFaults } from './pages.ts';
import { photoFaults } from './photos.ts';
import { priceFaults } from './prices.ts';
import { realtimeFaults } from './realtime.ts';
import { repetitionFaults } from './repetitions.ts';
import { signInFaults } from './sign-in.ts';
import { textFaults } from './texts.ts';

/** Every fault, by the name under which `npm run faults` takes its part. */
export const faultTable: Record<string, readonly Fault[]> = {
  availability: availabilityFaults,
  booking: bookingFaults,
  guard: guardFaults,
  repetitions: repetitionFaults,
  leads: leadFaults,
  prices: priceFaults,
  photos: photoFaults,
  accounts: accountFaults,
  'sign-in': signInFaults,
  edge: edgeFaults,
  texts: textFaults,
  'data-directory': dataDirectoryFaults,
  mail: mailFaults,
  journal: journalFaults,
  pages: pageFaults,
  realtime: realtimeFaults,
  content: contentFaults,
};
