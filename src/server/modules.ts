// The modules of the server, each in a line.
import { accountsModule } from './accounts/accounts.module.ts';
import { addressModule } from './address/address.module.ts';
import { blogModule } from './blog/blog.module.ts';
import { bookingModule } from './booking/booking.module.ts';
import { consoleModule } from './console/console.module.ts';
import { contentModule } from './content/content.module.ts';
import { formGuardModule } from './form-guard/form-guard.module.ts';
import { clockJob } from './jobs/job.ts';
import { lawnPlansModule } from './lawn-plans/lawn-plans.module.ts';
import type { Module } from './module.ts';
import { newsletterModule } from './newsletter/newsletter.module.ts';
import { photosModule } from './photos/photos.module.ts';
import { portalModule } from './portal/portal.module.ts';
import { printModule } from './print/print.module.ts';
import { quotesModule } from './quotes/quotes.module.ts';
import { receiptsModule } from './receipts/receipts.module.ts';
import { systemModule } from './system/system.module.ts';
import { testimonialsModule } from './testimonials/testimonials.module.ts';

export const modules: readonly Module[] = [
  systemModule,
  accountsModule,
  bookingModule,
  portalModule,
  consoleModule,
  formGuardModule,
  contentModule,
  photosModule,
  quotesModule,
  lawnPlansModule,
  newsletterModule,
  testimonialsModule,
  blogModule,
  addressModule,
  printModule,
  receiptsModule(() => modules),
];

const sweepExpired = clockJob({ name: 'sweep-expired' }, '7 * * * *', async (context) => {
  for (const { sweep } of modules) await sweep?.(context);
});

/** The jobs of all modules. */
export const allJobs = [...modules.flatMap(({ jobs = [] }) => jobs), sweepExpired];

/** What the journal keeps of all modules. */
export const allLeads = modules.flatMap(({ leads = [] }) => leads);
