// Everyone who may come, each with what their browser sends, for the table of rights.
import { eq, sql } from 'drizzle-orm';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { type AddOnOffice, openAddOnOffice } from './add-on-office.ts';
import type { PortalCustomer } from './portal-customer.ts';
import { cookiesOf, signedIn } from './signed-in.ts';
import type { TestAppOptions } from './test-app.ts';

/** Who comes, in the order of the columns of the table. */
export const actors = [
  'nobody',
  'chat visitor',
  'Maria',
  'Ben',
  'crew lead',
  'staff',
  'owner',
  'disabled',
  'expired',
] as const;
export type Actor = (typeof actors)[number];

export type People = {
  office: AddOnOffice;
  cookies: Record<Actor, string>;
  maria: PortalCustomer;
};

/** Starts the app with its pages and gives everyone a session as they would have it. */
export async function openPeople(
  // Who may do what is asked, not what a public page says after it: to render them all after each step takes a minute.
  { withPages = 'kept' }: Pick<TestAppOptions, 'withPages'> = {},
): Promise<People> {
  const office = await openAddOnOffice({}, { withPages });
  const { test } = office;
  const cookies = {
    nobody: '',
    'chat visitor': cookiesOf(await test.app.inject('/api/form-guard?form=quote')),
    Maria: office.cookies.maria,
    Ben: office.cookies.ben,
    'crew lead': await crewLead(office),
    staff: office.cookies.staff,
    owner: await signedIn(test, 'owner@example.com'),
    disabled: await signedIn(test, 'disabled@example.com'),
    expired: await signedIn(test, 'expired@example.com'),
  };
  await disable(office, 'disabled@example.com');
  await expire(office, 'expired@example.com');
  return { office, cookies, maria: { ...(await ownerOfPlan(office)), cookie: cookies.Maria } };
}

async function crewLead({ test }: AddOnOffice): Promise<string> {
  await test.open.db.insert(users).values({ email: 'lead@example.com', role: 'crew' });
  return signedIn(test, 'lead@example.com');
}

async function disable({ test }: AddOnOffice, email: string): Promise<void> {
  const closed = { disabledAt: new Date() };
  await test.open.db.update(users).set(closed).where(eq(users.email, email));
}

async function expire({ test }: AddOnOffice, email: string): Promise<void> {
  await test.open.db
    .update(sessions)
    .set({ expire: sql`now() - interval '1 minute'` })
    .where(
      sql`${sessions.sess} ->> 'userId' = (select id::text from users where email = ${email})`,
    );
}

/** Maria with her property, to which a plan is added. */
async function ownerOfPlan({ test }: AddOnOffice): Promise<Omit<PortalCustomer, 'cookie'>> {
  const { rows } = await test.open.db.execute<Omit<PortalCustomer, 'cookie'>>(sql`
    with maria as (
      select users.id, properties.id as property_id
      from users join properties on properties.user_id = users.id where email = 'maria@example.com'),
    plan as (
      insert into service_plans (property_id, name, frequency, monthly_price, starts_on)
      select property_id, 'Lawn Maintenance', 'bi-weekly', 120, '2026-01-05' from maria returning id)
    select maria.id, maria.property_id as "propertyId", plan.id as "planId",
      (select min(crews.id) from crews) as "crewId"
    from maria, plan`);
  if (!rows[0]) throw new Error('Maria has no property');
  return rows[0];
}
