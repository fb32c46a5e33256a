// Gathers the rows of a file by customer and property: several rows of one person are one customer with all that they name.
import { addressKey } from '#company/rules/customers/address-parts.ts';
import { mailboxText, nameAndPhone, type SoughtCustomer } from '../../customers/known-customers.ts';
import type { PlanCells, ReadRow, VisitCells } from './read-row.ts';

/** A plan or visit with the row that names it, as an index of the file's rows. */
export type FromRow<Cells> = Cells & { row: number };

/** A property as a file has it; the address is empty where the rows leave it to what is on file. */
export type FileProperty = {
  address: string;
  rows: number[];
  lotSize: number | null;
  lawnArea: number | null;
  instructions: string | null;
  plans: FromRow<PlanCells>[];
  visits: FromRow<VisitCells>[];
};

export type FileCustomer = SoughtCustomer & { rows: number[]; properties: FileProperty[] };

/**
 * The customers of the rows without faults, in the order in which they first come. Rows with the same mailbox are one customer, and
 * so are rows with the same name and phone number of which at most one mailbox is known.
 */
export function gatherRows(rows: readonly ReadRow[]): FileCustomer[] {
  const byKey = new Map<string, FileCustomer>();
  const indexed = rows.map((row, index) => ({ row, index })).filter(({ row }) => !isFaulty(row));
  const [withEmail, without] = [
    indexed.filter(({ row }) => row.email),
    indexed.filter(({ row }) => !row.email),
  ];
  for (const { row, index } of [...withEmail, ...without]) {
    const person = nameAndPhone(row);
    const key = row.email ? mailboxText(row.email) : (person ?? `row ${index}`);
    const customer = byKey.get(key) ?? newCustomer(row);
    byKey.set(key, customer);
    if (person && !byKey.has(person)) byKey.set(person, customer);
    customer.rows.push(index);
    customer.phone ??= row.phone;
    if (!customer.name.firstName && !customer.name.lastName) customer.name = row.name;
  }
  const customers = [...new Set(byKey.values())];
  for (const customer of customers) {
    customer.rows.sort((one, other) => one - other);
    for (const index of customer.rows) addTo(customer, rows[index], index);
  }
  return customers.sort((one, other) => (one.rows[0] ?? 0) - (other.rows[0] ?? 0));
}

export function isFaulty({ faults }: Pick<ReadRow, 'faults'>): boolean {
  return faults.length > 0;
}

function newCustomer({ name, email, phone }: ReadRow): FileCustomer {
  return { name, email, phone, rows: [], properties: [] };
}

/** A row without an address is about the only property that the file has of this customer. */
function addTo(customer: FileCustomer, row: ReadRow | undefined, index: number): void {
  if (!row) return;
  const { lotSize, lawnArea, instructions, plan, visit } = row;
  const isAboutProperty =
    row.address !== null || lotSize || lawnArea || instructions || plan || visit;
  if (!isAboutProperty) return;
  const property = propertyOf(customer, row.address ?? '');
  property.rows.push(index);
  property.lotSize ??= lotSize;
  property.lawnArea ??= lawnArea;
  property.instructions ??= instructions;
  if (plan) property.plans.push({ ...plan, row: index });
  if (visit) property.visits.push({ ...visit, row: index });
}

function propertyOf(customer: FileCustomer, address: string): FileProperty {
  const key = addressKey(address);
  const found = customer.properties.find((one) => addressKey(one.address) === key);
  if (found) return found;
  const added = { address, rows: [], lotSize: null, lawnArea: null, instructions: null };
  const property: FileProperty = { ...added, plans: [], visits: [] };
  customer.properties.push(property);
  return property;
}
