// What reports count: the figures of money, what they can be grouped by, and the lists of reports (docs/product/reports.md).

/** What money does: agreed in quotes and plans, invoiced, paid. Of each there are facts and sums by day. */
export const factFigures = ['quotes', 'plans', 'invoiced', 'paid'] as const;
export type FactFigure = (typeof factFigures)[number];

/** What sums by day are of: money, and arrivals of crews within and outside of the window that was promised. */
const sumFigures = [...factFigures, 'arrivals'] as const;
export type SumFigure = (typeof sumFigures)[number];

/** What sums are kept by. */
export const sumDimensions = ['all', 'service', 'crew', 'zip', 'source'] as const;
export type SumDimension = (typeof sumDimensions)[number];

/** What a report of money is grouped by, in the order in which it is offered. */
export const moneyGroups = [
  { value: 'month', label: 'Month' },
  { value: 'service', label: 'Service' },
  { value: 'crew', label: 'Crew' },
  { value: 'zip', label: 'ZIP code' },
  { value: 'source', label: 'Lead source' },
] as const;
export type MoneyGroup = (typeof moneyGroups)[number]['value'];

export const moneyGroupNames = moneyGroups.map(({ value }) => value);

/** The reports, in the order of their tabs. */
export const reports = [
  { value: 'money', label: 'Money' },
  { value: 'leads', label: 'Leads' },
  { value: 'plans', label: 'Plans' },
  { value: 'lawns', label: 'Lawns' },
  { value: 'promises', label: 'Promises' },
] as const;

export const reportNames = reports.map(({ value }) => value);

/** The longest time that one report is of: three years. */
export const REPORT_DAYS = 1_096;
