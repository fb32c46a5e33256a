// By which names other programs call their columns: Jobber, Housecall Pro, spreadsheets and our own template.
import { type ImportField, importFields } from '#contract/visits/customer-imports.ts';

/** Each name without case and marks, with a part number taken off: "Service street 1" is "servicestreet". The first that fits is taken. */
const NAMES: Readonly<Record<ImportField, RegExp>> = {
  email: /^(customer|client|contact|main|primary)?emails?(address(es)?)?$/,
  firstName: /^((customer|client)?(first|given|fore)name|first)$/,
  lastName: /^((customer|client)?(last|family|sur)name|last)$/,
  name: /^((full|customer|client|contact|display)?name|customer|client)$/,
  company: /^(company|business|organi[sz]ation)(name)?$/,
  phone:
    /^(customer|client|contact|main|primary|mobile|cell|home|work)?(phone|mobile|cell|telephone|tel)(numbers?|no)?$/,
  address: /^(service|property|job|full|location)?(address|location|street)(line)?$|^property$/,
  city: /^(service|property|job|location)?(city|town)$/,
  state: /^(service|property|job|location)?(state|province|stateprovince)$/,
  zip: /^(service|property|job|location)?(zip|postal)(code)?$/,
  lotSize: /^lot(size|area)?(sqft)?$|^propertysize(sqft)?$/,
  lawnArea: /^(lawn|turf)(area|size)?(sqft)?$/,
  instructions: /^(crew|job|property|visit|service)(instructions|notes)$|^instructions$/,
  planName: /^(plan|recurringservice)(name)?$|^(job|contract)(title|name)$/,
  planKind: /^(plan|program)(type|kind)$|^program$/,
  frequency:
    /^(visit|service|plan|job|recurring)?(frequency|recurrence|repeats?|schedule)$|^recurring(job)?$/,
  planPrice:
    /^(priceper|perl?)(visit|cut|service)$|^(plan|recurring|service|visitbased)price$|^visitbased$|^price$/,
  nextDate: /^next(visit|service|job|date)?(date)?$|^(plan)?starts?(date|on)$/,
  crew: /^(crew|team)(name)?$|^assigned(to|crew|employees?|team)$/,
  visitDate:
    /^(visit|job|appointment|scheduled?)date$|^scheduled(start|for)$|^schedulestart(date)?$|^date$/,
  visitTime: /^(visit|job|appointment|scheduled?|start)time$|^schedulestarttime$|^times?$/,
  visitService: /^(visit|job|service)(title|type|name|service|description)?$|^lineitems?$/,
  visitPrice: /^(visit|job)?(total|amount|price|revenue)(amount)?$|^oneoffjob$/,
};

/** Which column holds what, as far as the head of the file says it. A column is taken once. */
export function guessColumns(header: readonly string[]): Partial<Record<ImportField, number>> {
  const names = header.map(plainName);
  const taken = new Set<number>();
  const guessed: Partial<Record<ImportField, number>> = {};
  for (const field of importFields) {
    const column = names.findIndex((name, index) => !taken.has(index) && NAMES[field].test(name));
    if (column === -1) continue;
    taken.add(column);
    guessed[field] = column;
  }
  return guessed;
}

function plainName(head: string): string {
  return head
    .toLowerCase()
    .replace(/\([^)]*\)/g, (unit) => (/sq/.test(unit) ? 'sqft' : ''))
    .replace(/[^a-z0-9]/g, '')
    .replace(/1$/, '');
}
