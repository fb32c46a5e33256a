// The invented people of the demonstration: customers with their properties, staff and the owner, and the crews.
import { inArray } from 'drizzle-orm';
import { personName } from '#company/rules/customers/person-name.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { crews, properties } from '#server/platform/database/schema/visits.ts';
import { setPeople } from '#server/visits/core/crew-people.ts';

export type DemoUser = typeof users.$inferSelect & { email: string };
type DemoProperty = typeof properties.$inferSelect;
export type DemoCrew = typeof crews.$inferSelect;

/** A customer with the one property that we look after. */
export type DemoCustomer = { user: DemoUser; property: DemoProperty };

/** Everyone whom the rest of the demonstration speaks of. */
export type DemoPeople = {
  /** Has the sample plan of docs/product/portal.md#add-on-prices. */
  juniper: DemoCustomer;
  /** Has a weekly plan. */
  basil: DemoCustomer;
  /** Has paused a monthly plan. */
  olive: DemoCustomer;
  /** Is new and has no plan. */
  rowan: DemoCustomer;
  agent: DemoUser;
  crews: { oak: DemoCrew; pecan: DemoCrew; redbud: DemoCrew };
};

const customers = [
  {
    firstName: 'Juniper',
    lastName: 'Meadows',
    email: 'juniper.meadows@example.com',
    phone: '(281) 555-0111',
    property: {
      address: '118 Sample Meadow Lane, Cypress, TX 77429',
      lotSize: 9100,
      lawnArea: 5915,
      pets: 'Biscuit, a friendly beagle',
      specialInstructions:
        'Please latch the side gate twice. The dog is inside on service days. Sprinkler heads along the drive sit high.',
    },
  },
  {
    firstName: 'Basil',
    lastName: 'Thornfield',
    email: 'basil.thornfield@example.com',
    phone: '(281) 555-0112',
    property: {
      address: '2040 Example Creek Drive, Katy, TX 77494',
      lotSize: 9500,
      lawnArea: 6175,
      specialInstructions: 'Leave the wildflower strip by the back fence until June.',
    },
  },
  {
    firstName: 'Olive',
    lastName: 'Branchley',
    email: 'olive.branchley@example.com',
    phone: '(832) 555-0113',
    property: {
      address: '77 Placeholder Pines Court, The Woodlands, TX 77381',
      lotSize: 12800,
      lawnArea: 8320,
      specialInstructions: null,
    },
  },
  {
    firstName: 'Rowan',
    lastName: 'Fernwood',
    email: 'rowan.fernwood@example.com',
    phone: '(832) 555-0114',
    property: {
      address: '509 Imaginary Oak Street, Tomball, TX 77375',
      lotSize: 10300,
      lawnArea: 6695,
      specialInstructions: null,
    },
  },
] as const;

const team = [
  { firstName: 'Daniel', lastName: 'Oakley', email: 'owner@prairieoak.example', role: 'owner' },
  { firstName: 'Ivy', lastName: 'Trellis', email: 'ivy@prairieoak.example', role: 'staff' },
  {
    firstName: 'Forrest',
    lastName: 'Greenway',
    email: 'forrest@prairieoak.example',
    role: 'staff',
  },
] as const;

/** The addresses of everyone in the demonstration. */
export const demoEmails: string[] = [...customers, ...team].map(({ email }) => email);

/** Sows users, properties and crews. Someone who has an account already keeps it as it is. */
export async function sowPeople(tx: Tx): Promise<DemoPeople> {
  const user = await sowUsers(tx);
  const customer = async (index: 0 | 1 | 2 | 3): Promise<DemoCustomer> => {
    const { email, property } = customers[index];
    const owner = user(email);
    const row = { userId: owner.id, ...property };
    return { user: owner, property: only(await tx.insert(properties).values(row).returning()) };
  };
  const crew = async (name: string, people: string[]) => {
    const made = only(await tx.insert(crews).values({ name }).returning());
    await setPeople(tx, made.id, people);
    return made;
  };
  return {
    juniper: await customer(0),
    basil: await customer(1),
    olive: await customer(2),
    rowan: await customer(3),
    agent: user('ivy@prairieoak.example'),
    crews: {
      oak: await crew('Live Oak Crew', ['Luis Romero', 'Marco Villa', 'Ana Delgado']),
      pecan: await crew('Pecan Crew', ['Tomás Reyes', 'Hugo Luna']),
      redbud: await crew('Redbud Crew', ['Carla Mendez', 'Rick Harmon']),
    },
  };
}

/** A person's first and last name as one text. */
export function fullName(user: DemoUser): string {
  return personName(user);
}

/** The row that a statement must have given back. */
export function only<Row>(rows: Row[]): Row {
  const row = rows[0];
  if (row === undefined) throw new Error('A seed statement gave no row.');
  return row;
}

/** Gives a finder of users by e-mail address. */
async function sowUsers(tx: Tx): Promise<(email: string) => DemoUser> {
  const people = [...customers.map(({ property, ...person }) => person), ...team];
  await tx.insert(users).values(people).onConflictDoNothing();
  const rows = await tx.select().from(users).where(inArray(users.email, demoEmails));
  return (email) => ({ ...only(rows.filter((row) => row.email === email)), email });
}
