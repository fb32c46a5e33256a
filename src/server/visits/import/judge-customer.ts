// Judges what the rows of one customer name together, beside what is on file of them (docs/product/import.md#dry-run).
import { addressKey } from '#company/rules/customers/address-parts.ts';
import { serviceReach } from '#company/rules/customers/service-reach.ts';
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { frequencyPrice, monthlyCents } from '#company/rules/visits/plan-price.ts';
import type { ImportNote } from '#contract/visits/customer-imports.ts';
import type { ServerContext } from '../../context.ts';
import { type FileCustomer, type FileProperty, type FromRow, isFaulty } from './gather-rows.ts';
import { type CrewOnFile, type PropertyOnFile, visitKey } from './on-file.queries.ts';
import type { PlanCells, ReadRow, VisitCells } from './read-row.ts';

/** A visit with what it is for. */
export type PlannedVisit = FromRow<VisitCells> & { service: string };

/** A property that is added, or the one on file, with what comes to it. */
export type PlannedProperty = Omit<FileProperty, 'plans' | 'visits'> & {
  onFile: PropertyOnFile | null;
  plans: (FromRow<PlanCells> & { monthlyPrice: string })[];
  visits: PlannedVisit[];
};

/** A customer who is added, or the one on file. */
export type PlannedCustomer = Omit<FileCustomer, 'properties'> & {
  userId: string | null;
  properties: PlannedProperty[];
};

/** A customer of the file with the account and the properties that are on file. */
export type Found = { customer: FileCustomer; userId: string | null; properties: PropertyOnFile[] };

type Facts = {
  today: string;
  isOpen: (day: string) => boolean;
  crews: ReadonlyMap<string, CrewOnFile>;
};

/** Judges what the rows of a customer name together, and leaves out what is faulty or there already. */
export class Judge {
  readonly #context: ServerContext;
  readonly #rows: readonly ReadRow[];
  readonly #facts: Facts;

  constructor(context: ServerContext, rows: readonly ReadRow[], facts: Facts) {
    this.#context = context;
    this.#rows = rows;
    this.#facts = facts;
  }

  customer({ customer, userId, properties: onFile }: Found): PlannedCustomer {
    if (userId)
      this.#warn(customer.rows[0], {
        field: 'email',
        message: 'Already a customer: nothing about them changes.',
      });
    const properties = this.#placed(customer.properties, onFile).map(({ property, known }) =>
      this.#property(property, known),
    );
    const rows = customer.rows.filter((row) => !this.#isFaulty(row));
    return {
      ...customer,
      rows,
      userId,
      properties: properties.filter((one) => one.rows.length > 0),
    };
  }

  /** Rows without an address are about the only property that there is. */
  #placed(properties: readonly FileProperty[], onFile: readonly PropertyOnFile[]) {
    const named = properties.filter(({ address }) => address !== '');
    const nameless = properties.find(({ address }) => address === '');
    const placed = named.map((property) => ({
      property,
      known: onFile.find((one) => addressKey(one.address) === addressKey(property.address)) ?? null,
    }));
    if (!nameless) return placed;
    const [only] = placed;
    if (only && placed.length === 1) {
      return [{ ...only, property: joined(only.property, nameless) }];
    }
    const [known] = onFile;
    if (known && named.length === 0 && onFile.length === 1) {
      return [{ property: { ...nameless, address: known.address }, known }];
    }
    const message = placed.length > 1 || onFile.length > 1 ? SEVERAL_ADDRESSES : NO_ADDRESS;
    for (const row of nameless.rows) this.#fault(row, { field: 'address', message });
    return placed;
  }

  #property(property: FileProperty, onFile: PropertyOnFile | null): PlannedProperty {
    const wanted = this.#plans(property, onFile);
    const visits = this.#visits(property, onFile, wanted);
    const plans = wanted.filter(({ row }) => !this.#isFaulty(row));
    const rows = property.rows.filter((row) => !this.#isFaulty(row));
    if (!onFile && rows[0] !== undefined) this.#warnOfReach(rows[0], property.address);
    return { ...property, rows, onFile, plans, visits };
  }

  #plans(property: FileProperty, onFile: PropertyOnFile | null): PlannedProperty['plans'] {
    const plans: PlannedProperty['plans'] = [];
    for (const plan of property.plans) {
      const same = plans.find(({ kind }) => kind === plan.kind);
      if (same && (same.price !== plan.price || same.frequency !== plan.frequency)) {
        const message = `Row ${same.row + 2} has another plan of this type for this property.`;
        this.#fault(plan.row, { field: 'frequency', message });
      } else if (onFile?.plans.some(({ kind }) => kind === plan.kind)) {
        this.#warn(plan.row, {
          field: 'planName',
          message: 'This property has this plan already: it stays as it is.',
        });
      } else if (!same) {
        this.#warnOfPlan(plan);
        plans.push({ ...plan, monthlyPrice: this.#monthly(plan) });
      }
    }
    return plans;
  }

  #visits(
    property: FileProperty,
    onFile: PropertyOnFile | null,
    plans: readonly PlanCells[],
  ): PlannedVisit[] {
    const seen = new Set(onFile?.visits);
    return property.visits.flatMap((visit) => {
      const service = serviceOf(visit, [...plans, ...(onFile?.plans ?? [])]);
      const note = this.#visitNote(visit, service, seen);
      if (note) this.#warn(visit.row, { field: 'visitDate', message: note });
      if (service === null || note || this.#isFaulty(visit.row)) return [];
      if (!this.#facts.isOpen(visit.date)) {
        this.#warn(visit.row, { field: 'visitDate', message: 'No crew works on this day.' });
      }
      this.#warnOfCrew(visit.row, visit.crew);
      seen.add(visitKey(visit.date, service));
      return [{ ...visit, service }];
    });
  }

  /** Why a visit is not imported; what has no service is a fault. */
  #visitNote(
    { row, date }: FromRow<VisitCells>,
    service: string | null,
    seen: ReadonlySet<string>,
  ) {
    if (date < this.#facts.today) return 'This visit is over: it is not imported.';
    if (service === null) {
      this.#fault(row, {
        field: 'visitService',
        message: 'Please say what is done on this visit.',
      });
      return null;
    }
    return seen.has(visitKey(date, service)) ? 'This visit is there already.' : null;
  }

  #warnOfPlan({ row, nextDate, crew }: FromRow<PlanCells>): void {
    if (nextDate && nextDate < this.#facts.today) {
      this.#warn(row, {
        field: 'nextDate',
        message: 'This date is over: the next visit follows its rhythm.',
      });
    } else if (nextDate && !this.#facts.isOpen(nextDate)) {
      this.#warn(row, {
        field: 'nextDate',
        message: 'No crew works on this day: the next open day is taken.',
      });
    }
    this.#warnOfCrew(row, crew);
  }

  #warnOfCrew(row: number, crew: string | null): void {
    const known = crew === null ? undefined : this.#facts.crews.get(crew.toLowerCase());
    if (known && !known.isActive) {
      this.#warn(row, {
        field: 'crew',
        message: 'This crew is not in service: its visits are unassigned.',
      });
    }
  }

  #warnOfReach(row: number, address: string): void {
    const { isWithin } = serviceReach(address, this.#context.settings());
    if (!isWithin)
      this.#warn(row, {
        field: 'address',
        message: 'Outside our service area, or not known by its ZIP code.',
      });
  }

  #monthly({ frequency, price }: PlanCells): string {
    const { visits } = frequencyPrice(frequency, this.#context.content()['mowing-prices']);
    return amountOf(visits === null ? 0 : monthlyCents(centsOf(price), visits));
  }

  #isFaulty(row: number): boolean {
    const found = this.#rows[row];
    return found !== undefined && isFaulty(found);
  }

  #fault(row: number, note: ImportNote): void {
    this.#rows[row]?.faults.push(note);
  }

  #warn(row: number | undefined, note: ImportNote): void {
    if (row !== undefined) this.#rows[row]?.warnings.push(note);
  }
}

const SEVERAL_ADDRESSES = 'Please add the address: this customer has several properties.';
const NO_ADDRESS = 'Please add the address of the property.';

function joined(one: FileProperty, other: FileProperty): FileProperty {
  return {
    address: one.address,
    rows: [...one.rows, ...other.rows],
    lotSize: one.lotSize ?? other.lotSize,
    lawnArea: one.lawnArea ?? other.lawnArea,
    instructions: one.instructions ?? other.instructions,
    plans: [...one.plans, ...other.plans],
    visits: [...one.visits, ...other.visits],
  };
}

/** What a visit is for: its own words, else the plan of the property when there is one alone. */
function serviceOf({ service }: VisitCells, plans: readonly { name: string }[]): string | null {
  const [only, ...others] = plans;
  return service ?? (only && others.length === 0 ? only.name : null);
}
