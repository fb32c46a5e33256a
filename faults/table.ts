// The table of planted faults, by part of the product.
import { accountFaults } from './accounts.ts';
import { availabilityFaults } from './availability.ts';
import { bookingFaults } from './booking.ts';
import type { Fault } from './fault.ts';
import { journalFaults } from './journal.ts';
import { leadFaults } from './leads.ts';
import { mailFaults } from './mail.ts';
import { pageFaults } from './pages.ts';
import { photoFaults } from './photos.ts';
import { priceFaults } from './prices.ts';

/** Every fault, by the name under which `npm run faults` takes its part. */
export const faultTable: Record<string, readonly Fault[]> = {
  availability: availabilityFaults,
  booking: bookingFaults,
  leads: leadFaults,
  prices: priceFaults,
  photos: photoFaults,
  accounts: accountFaults,
  mail: mailFaults,
  journal: journalFaults,
  pages: pageFaults,
};
