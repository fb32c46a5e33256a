// Asks what a company has set up already: everything that tells how far getting started is (docs/product/getting-started.md).
import { sql } from 'drizzle-orm';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { MailOutcome } from '#company/rules/platform/mail-outcomes.ts';
import type { SetupAnswer, SetupStep } from '#company/rules/platform/setup-steps.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Staff } from '#contract/accounts/staff.ts';
import type { TestMail } from '#contract/platform/test-mail.ts';
import type { ContentKind } from '#contract/site/content/kinds.ts';
import { readStaff } from '#server/accounts/staff/staff.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import { closures, timeSlotPreferences } from '#server/platform/database/schema/booking.ts';
import { contentHistory } from '#server/platform/database/schema/content.ts';
import { auditLog, setupStepAnswers } from '#server/platform/database/schema/operations.ts';
import { crews } from '#server/platform/database/schema/visits.ts';
import { readSettings } from '#server/platform/settings/settings.ts';
import type { ServerContext } from '../../context.ts';

/** The kinds of content in which prices are. */
const PRICE_KINDS: readonly ContentKind[] = [
  'package',
  'package-terms',
  'program',
  'estimate-prices',
  'mowing-prices',
  'add-on-prices',
];

/** What is there. */
export type SetupFacts = {
  settings: BusinessSettings;
  answers: ReadonlyMap<SetupStep, SetupAnswer>;
  /** Times of a week at which a consultation can be booked. */
  slots: number;
  closedDays: number;
  crews: readonly string[];
  staff: Staff;
  /** Which parts of the settings were ever changed. */
  changedSettings: readonly string[];
  hasChangedAreas: boolean;
  hasChangedPrices: boolean;
  hasChangedClaims: boolean;
  hasChangedStory: boolean;
  testMail: TestMail | null;
};

type Row = {
  slots: number;
  closedDays: number;
  crews: string[];
  changedSettings: string[];
  hasChangedAreas: boolean;
  hasChangedPrices: boolean;
  hasChangedClaims: boolean;
  hasChangedStory: boolean;
};

/** Reads all of it; settings as they are in the database, not as this process last read them. */
export async function readSetupFacts(
  context: Pick<ServerContext, 'db' | 'config' | 'clock'>,
): Promise<SetupFacts> {
  const { db, clock } = context;
  const settings = await readSettings(db);
  const today = dateInZone(clock(), settings.timeZone);
  const [row, staff, testMail, answers] = await Promise.all([
    readRow(db, today),
    readStaff(context, db, clock()),
    lastTestMail(db),
    db.select().from(setupStepAnswers),
  ]);
  const said = new Map(answers.map(({ step, answer }) => [step, answer]));
  return { settings, staff, testMail, answers: said, ...row };
}

async function readRow(db: Db, today: string): Promise<Row> {
  const { rows } = await db.execute<Row>(sql`
    select
      (select count(*)::int from ${timeSlotPreferences} where is_available) as "slots",
      (select count(*)::int from ${closures} where date >= ${today}) as "closedDays",
      array(select name from ${crews} where is_active order by id limit 20) as "crews",
      array(select distinct subject_id from ${auditLog}
        where subject_type = 'settings' and action = 'settings-changed') as "changedSettings",
      exists (select from ${contentHistory} where kind = 'area') as "hasChangedAreas",
      exists (select from ${contentHistory} where kind = 'company-claims') as "hasChangedClaims",
      exists (select from ${contentHistory} where kind = 'about-story') as "hasChangedStory",
      exists (select from ${contentHistory}
        where kind in (${sql.join(
          PRICE_KINDS.map((kind) => sql`${kind}`),
          sql`, `,
        )})) as "hasChangedPrices"`);
  const [row] = rows;
  if (!row) throw new Error('the database says nothing');
  return row;
}

type TestMailRow = { outcome: MailOutcome; reason: string | null; at: string | Date };

async function lastTestMail(db: Db): Promise<TestMail | null> {
  const { rows } = await db.execute<TestMailRow>(sql`
    select details->>'outcome' as outcome, details->>'reason' as reason, created_at as at
    from ${auditLog} where action = 'test-mail-sent' and subject_type = 'settings' order by id desc limit 1`);
  const [row] = rows;
  return row ? { ...row, at: new Date(row.at).toISOString() } : null;
}
