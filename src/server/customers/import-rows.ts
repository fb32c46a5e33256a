// Judges the rows of a file of customers: which column is what, and for each row who it is or what is wrong with it.
import type { z } from 'zod';
import '#contract/platform/error-messages.ts';
import type { ImportColumnChoice, ImportField } from '#contract/customers/customer-imports.ts';
import { emailAddress, optionalLine, phoneNumber } from '#contract/platform/text.ts';
import { plainCell } from './csv.ts';
import type { NewCustomer } from './make-customer.ts';

/** How the head of a column may be called, without case and marks; the first that fits is taken. */
const NAMES: Record<ImportField, RegExp> = {
  email: /^(customer|client|contact)?e?mail(address)?1?$/,
  firstName: /^(first|given|fore)name$|^first$/,
  lastName: /^(last|family|sur)name$|^last$/,
  name: /^(full|customer|client|contact|display)?name$|^(customer|client)$/,
  phone:
    /^(customer|client|contact|main|mobile|cell|home)?(phone|mobile|cell|telephone|tel)(number|no)?1?$/,
  address: /^(service|property|street|full|billing|mailing|job)?(address|location)1?$|^property$/,
  lotSize: /^(lot|propertysize|lotsize|lotsqft|lotsizesqft)$/,
  lawnArea: /^(lawn|turf)(area|size|sqft)?(sqft)?$/,
};

/** Which column holds what, as far as the header row says it. */
export function guessColumns(header: readonly string[]): Partial<Record<ImportField, number>> {
  const names = header.map((cell) => cell.toLowerCase().replace(/[^a-z0-9]/g, ''));
  const taken = new Set<number>();
  const guessed: Partial<Record<ImportField, number>> = {};
  for (const [field, pattern] of Object.entries(NAMES) as [ImportField, RegExp][]) {
    const column = names.findIndex((name, index) => !taken.has(index) && pattern.test(name));
    if (column === -1) continue;
    taken.add(column);
    guessed[field] = column;
  }
  return guessed;
}

export type JudgedRow =
  | { customer: NewCustomer; faults: [] }
  | { customer: undefined; faults: string[] };

/** Who a row is, or every fault of it as a sentence. */
export function judgeRow(
  cells: readonly string[],
  columns: Partial<ImportColumnChoice>,
): JudgedRow {
  const faults: string[] = [];
  const cell = (field: ImportField) => {
    const column = columns[field];
    return column === undefined ? '' : plainCell(cells[column] ?? '');
  };
  const read = (field: ImportField, label: string, shape: z.ZodType<string>): string => {
    const result = shape.safeParse(cell(field));
    if (result.success) return result.data;
    faults.push(`${label}: ${result.error.issues[0]?.message ?? 'This does not fit.'}`);
    return '';
  };
  const size = (field: 'lotSize' | 'lawnArea', label: string): number | null => {
    const digits = cell(field).replace(/[,\s]|sq\.? ?ft\.?$/gi, '');
    if (!digits) return null;
    if (/^[1-9]\d{0,7}(\.0+)?$/.test(digits)) return Number.parseInt(digits, 10);
    faults.push(`${label}: Please enter whole square feet, such as 9100.`);
    return null;
  };
  const firstName = read('firstName', 'First name', optionalLine(100));
  const lastName = read('lastName', 'Last name', optionalLine(100));
  const whole = read('name', 'Name', optionalLine(200));
  const customer: NewCustomer = {
    name: firstName || lastName ? { firstName, lastName } : whole,
    email: read('email', 'Email', emailAddress),
    phone: cell('phone') ? read('phone', 'Phone', phoneNumber) : null,
    address: read('address', 'Address', optionalLine(300)) || null,
    lotSize: size('lotSize', 'Lot size'),
    lawnArea: size('lawnArea', 'Lawn'),
  };
  return faults.length > 0 ? { customer: undefined, faults } : { customer, faults: [] };
}
