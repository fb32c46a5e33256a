// Reads one row of a file: who it is about, which property, which plan, which visit, with every fault of it by column.
import type { z } from 'zod';
import '#contract/platform/error-messages.ts';
import { addressKey } from '#company/rules/customers/address-parts.ts';
import { personName } from '#company/rules/customers/person-name.ts';
import type { LawnFrequency } from '#company/rules/money/lawn-price.ts';
import type { PlanKind } from '#company/rules/visits/plan-lines.ts';
import { CalendarDate } from '#contract/platform/dates.ts';
import { emailAddress, optionalLine, paragraph, phoneNumber } from '#contract/platform/text.ts';
import {
  type ImportColumnChoice,
  type ImportField,
  type ImportNote,
  importFieldGroups,
} from '#contract/visits/customer-imports.ts';
import { plainCell } from '../../customers/csv.ts';
import {
  firstOf,
  isOneTime,
  readAmount,
  readDay,
  readFrequency,
  readPlanKind,
  readSquareFeet,
  readTime,
} from './read-cell.ts';

/** What a row says of a plan. */
export type PlanCells = {
  name: string;
  kind: PlanKind;
  frequency: LawnFrequency;
  price: string;
  nextDate: string | null;
  time: string | null;
  crew: string | null;
};

/** What a row says of one visit to come. */
export type VisitCells = {
  date: string;
  time: string | null;
  service: string | null;
  price: string | null;
  crew: string | null;
};

/** A row as it was understood; what is faulty in it is null. */
export type ReadRow = {
  name: { firstName: string; lastName: string };
  email: string | null;
  phone: string | null;
  address: string | null;
  lotSize: number | null;
  lawnArea: number | null;
  instructions: string | null;
  plan: PlanCells | null;
  visit: VisitCells | null;
  faults: ImportNote[];
  warnings: ImportNote[];
};

const DEFAULT_PLAN_NAME: Readonly<Record<PlanKind, string>> = {
  mowing: 'Lawn Maintenance',
  'year-round': 'Year-Round Program',
  fertilization: 'Fertilization Program',
  'pre-emergent': 'Pre-Emergent Program',
  aeration: 'Aeration Program',
  mulch: 'Mulch Program',
};

// Made once: a file has thousands of rows, and a shape costs more than its use.
const nameLine = optionalLine(100);
const fullNameLine = optionalLine(200);
const addressLine = optionalLine(300);
const instructionsText = paragraph(2000);

/** A row by its columns, judged by the shapes of the contract. */
export function readRow(cells: readonly string[], columns: ImportColumnChoice): ReadRow {
  const faults: ImportNote[] = [];
  const warnings: ImportNote[] = [];
  const reader = new RowReader(cells, columns, faults, warnings);
  const email = reader.oneOf('email', emailAddress);
  const phone = reader.oneOf('phone', phoneNumber);
  const name = nameOf(reader);
  if (!reader.has('email') && !reader.has('phone')) {
    faults.push({ field: 'email', message: 'Please add an email or a phone number.' });
  } else if (!reader.has('email') && !personName(name)) {
    faults.push({
      field: 'name',
      message: 'Please add a name: there is no email to know them by.',
    });
  }
  return {
    name,
    email: email?.toLowerCase() ?? null,
    phone,
    address: addressOf(reader),
    lotSize: reader.as('lotSize', readSquareFeet, 'Please enter whole square feet, such as 9100.'),
    lawnArea: reader.as(
      'lawnArea',
      readSquareFeet,
      'Please enter whole square feet, such as 5900.',
    ),
    instructions: reader.text('instructions', instructionsText),
    plan: planOf(reader),
    visit: visitOf(reader),
    faults,
    warnings,
  };
}

/** Cells by their field; what does not fit is a fault of its column. */
class RowReader {
  readonly #cells: readonly string[];
  readonly #columns: ImportColumnChoice;
  readonly #faults: ImportNote[];
  readonly #warnings: ImportNote[];

  constructor(
    cells: readonly string[],
    columns: ImportColumnChoice,
    faults: ImportNote[],
    warnings: ImportNote[],
  ) {
    this.#cells = cells;
    this.#columns = columns;
    this.#faults = faults;
    this.#warnings = warnings;
  }

  cell(field: ImportField): string {
    const column = this.#columns[field];
    return column === undefined ? '' : plainCell(this.#cells[column] ?? '');
  }

  has(field: ImportField): boolean {
    return this.cell(field) !== '';
  }

  text(field: ImportField, shape: z.ZodType<string>, cell = this.cell(field)): string | null {
    if (cell === '') return null;
    const result = shape.safeParse(cell);
    if (result.success) return result.data || null;
    this.fault(field, result.error.issues[0]?.message ?? 'This does not fit.');
    return null;
  }

  /** The first of several; that there are more is said. */
  oneOf(field: 'email' | 'phone', shape: z.ZodType<string>): string | null {
    const { first, hasMore } = firstOf(this.cell(field));
    if (hasMore) this.#warnings.push({ field, message: 'Only the first one is imported.' });
    return this.text(field, shape, first);
  }

  as<Value>(
    field: ImportField,
    read: (cell: string) => Value | undefined,
    message: string,
  ): Value | null {
    const cell = this.cell(field);
    if (cell === '') return null;
    const value = read(cell);
    if (value === undefined) this.fault(field, message);
    return value ?? null;
  }

  day(field: ImportField): string | null {
    const day = this.as(field, readDay, 'Please enter a date such as 12/1/2026.');
    return day === null ? null : this.text(field, CalendarDate, day);
  }

  fault(field: ImportField, message: string): void {
    this.#faults.push({ field, message });
  }

  warn(field: ImportField, message: string): void {
    this.#warnings.push({ field, message });
  }
}

/** First and last name; else the full name, whose first word is the first name; else the company. */
function nameOf(reader: RowReader): { firstName: string; lastName: string } {
  const firstName = reader.text('firstName', nameLine) ?? '';
  const lastName = reader.text('lastName', nameLine) ?? '';
  if (firstName || lastName) return { firstName, lastName };
  const [first = '', ...rest] = (reader.text('name', fullNameLine) ?? '').split(' ');
  if (first) return { firstName: first.slice(0, 100), lastName: rest.join(' ').slice(0, 100) };
  return { firstName: '', lastName: reader.text('company', nameLine) ?? '' };
}

/** One line of the parts; a part that the street has already is not said twice. */
function addressOf(reader: RowReader): string | null {
  const street = reader.cell('address');
  if (street === '') return null;
  const missing = (part: string) => part !== '' && !hasWord(street, part);
  const [city, state, zip] = (['city', 'state', 'zip'] as const).map((field) => reader.cell(field));
  const place = [state, zip].filter((part) => part !== undefined && missing(part)).join(' ');
  const parts = [street, city !== undefined && missing(city) ? city : '', place].filter(Boolean);
  return reader.text('address', addressLine, parts.join(', '));
}

function hasWord(text: string, word: string): boolean {
  return ` ${addressKey(text)} `.includes(` ${addressKey(word)} `);
}

/**
 * The plan of a row. A row of a visit has one only when it says how often: other programs list visits with the price and name of
 * their plan, and one-time work with a frequency that says so.
 */
function planOf(reader: RowReader): PlanCells | null {
  const isAboutPlan = reader.has('frequency')
    ? !isOneTime(reader.cell('frequency'))
    : !reader.has('visitDate') && planCells.some((field) => reader.has(field));
  if (!isAboutPlan) return null;
  const kind = reader.as('planKind', readPlanKind, KIND_FAULT);
  const frequency = reader.as('frequency', readFrequency, FREQUENCY_FAULT);
  const price = reader.as('planPrice', readAmount, PRICE_FAULT);
  const nextDate = reader.day('nextDate');
  if (!reader.has('frequency')) reader.fault('frequency', 'A plan needs how often we come.');
  if (!reader.has('planPrice')) reader.fault('planPrice', 'A plan needs its price per visit.');
  const isDated = reader.has('nextDate') || reader.has('visitDate');
  if (frequency !== null && frequency !== 'per-visit' && !isDated) {
    reader.fault('nextDate', 'A plan needs the date of its next visit.');
  }
  if (frequency === 'monthly' && /4|four|28/.test(reader.cell('frequency'))) {
    reader.warn('frequency', 'Planned monthly, on the same weekday of each month.');
  }
  const typed = reader.text('planName', nameLine);
  if (frequency === null || price === null) return null;
  const named = kind ?? readPlanKind(typed ?? '') ?? 'mowing';
  const time = reader.as('visitTime', readTime, TIME_FAULT);
  const crew = reader.text('crew', nameLine);
  return {
    name: typed ?? DEFAULT_PLAN_NAME[named],
    kind: named,
    frequency,
    price,
    nextDate,
    time,
    crew,
  };
}

const planCells = importFieldGroups.plan.filter((field) => field !== 'crew');
const KIND_FAULT = 'Please enter mowing, fertilization, pre-emergent, aeration or mulch.';
const FREQUENCY_FAULT = 'Please enter weekly, every 2 weeks, monthly or per visit.';
const PRICE_FAULT = 'Please enter a price such as $45.';
const TIME_FAULT = 'Please enter a time such as 9:00 AM.';

/** The visit of a row; its own columns come before those of the plan. */
function visitOf(reader: RowReader): VisitCells | null {
  const date = reader.day('visitDate');
  const time = reader.has('visitTime')
    ? reader.as('visitTime', readTime, TIME_FAULT)
    : (readTime(reader.cell('visitDate')) ?? null);
  const service = reader.text('visitService', nameLine);
  const price = reader.as('visitPrice', readAmount, PRICE_FAULT);
  if (date === null) return null;
  return {
    date,
    time,
    service: service ?? reader.text('planName', nameLine),
    price: price ?? reader.as('planPrice', readAmount, PRICE_FAULT),
    crew: reader.text('crew', nameLine),
  };
}
