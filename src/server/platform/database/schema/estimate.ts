// The table of estimates that were asked for by mail: the choices and the address, for a week.
import { index, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core';
import type { EstimateChoice } from '#contract/leads/estimate.ts';
import { instant, uuidId } from './columns.ts';
import { mailboxOf } from './mailbox.ts';

/** One mail; what it says is priced anew when it is sent. */
export const estimateMails = pgTable(
  'estimate_mails',
  {
    id: uuidId(),
    email: varchar({ length: 255 }).notNull(),
    choice: jsonb().$type<EstimateChoice>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('estimate_mails_by_mailbox').on(mailboxOf(table.email), table.createdAt),
    index('estimate_mails_by_age').on(table.createdAt),
  ],
);
