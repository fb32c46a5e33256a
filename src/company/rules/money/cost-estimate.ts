// What a project costs by our rules of thumb: base price plus rate, times the scope
// (docs/product/lawn-plans-and-prices.md#cost-calculator).
import type { QuoteService } from '../../facts/quote-services.ts';

/** What the sliders measure, with their bounds. */
export const estimateSizes = [
  { id: 'property', min: 1000, max: 20_000, step: 500 },
  { id: 'fence', min: 25, max: 500, step: 25 },
  { id: 'drain', min: 20, max: 300, step: 10 },
] as const;

export type EstimateSize = (typeof estimateSizes)[number]['id'];

/** What can be asked for; names, figures and descriptions are the owner's. */
export const estimateSizeIds = ['property', 'fence', 'drain'] as const satisfies EstimateSize[];
export const estimateScopeIds = ['basic', 'premium', 'luxury'] as const;
export const estimateServiceIds = [
  'design',
  'irrigation',
  'lighting',
  'fencing',
  'drainage',
] as const;

export type EstimateScope = (typeof estimateScopeIds)[number];
export type EstimateService = (typeof estimateServiceIds)[number];

/** The owner's figures (docs/product/lawn-plans-and-prices.md#cost-calculator). */
export type EstimateRates = {
  /** Scopes with their multiplier in tenths, so that no price passes through a fraction. */
  readonly scopes: readonly {
    readonly id: EstimateScope;
    readonly label: string;
    readonly tenths: number;
    readonly description: string;
  }[];
  /** What is estimated: base and rate in cents, the rate per foot or square foot of `size`. */
  readonly services: readonly {
    readonly id: EstimateService;
    readonly label: string;
    readonly baseCents: number;
    readonly rateCents: number;
    readonly size: EstimateSize;
    readonly quoteService: QuoteService;
  }[];
};

export type Project = {
  /** Square feet for the property, feet for fence and drain. */
  sizes: Readonly<Record<EstimateSize, number>>;
  scope: EstimateScope;
  /** In any order. */
  services: readonly EstimateService[];
};

/** How a project is put into words for the quote form; what stands in braces is filled in. */
export type ProjectMessages = {
  /** Names the scope, the jobs, the total and the sizes. */
  readonly quote: string;
  /** Each size as it is named there. */
  readonly quoteSizes: Readonly<Record<EstimateSize, string>>;
};

/** Whole dollars, before sales tax. The lines are rounded one by one, so they may miss the total by a dollar. */
export type Estimate = { total: number; lines: { id: EstimateService; dollars: number }[] };

/** The project that the calculator shows at first. */
export const firstProject: Project = {
  sizes: { property: 8000, fence: 150, drain: 60 },
  scope: 'basic',
  services: ['design', 'drainage'],
};

/** Estimates a project by the owner's rates. */
export function estimateProject(
  { sizes, scope, services }: Project,
  rates: EstimateRates,
): Estimate {
  const { tenths } = scopeOf(scope, rates);
  const costs = rates.services
    .filter(({ id }) => services.includes(id))
    .map(({ id, baseCents, rateCents, size }) => ({
      id,
      cents: baseCents + rateCents * sizes[size],
    }));
  const sum = costs.reduce((total, { cents }) => total + cents, 0);
  return {
    total: scaled(sum, tenths),
    lines: costs.map(({ id, cents }) => ({ id, dollars: scaled(cents, tenths) })),
  };
}

/** Whole dollars for people, such as "$7,880". */
export function formatDollars(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}

/** What the quote form is preset to: the service when there is one, the text with all figures. */
export function quoteOfProject(
  project: Project,
  rates: EstimateRates,
  messages: ProjectMessages,
): { service: QuoteService; text: string } {
  const { total, lines } = estimateProject(project, rates);
  const chosen = rates.services.filter(({ id }) => project.services.includes(id));
  const parts = lines.map(
    ({ dollars }, index) => `${chosen[index]?.label} ${formatDollars(dollars)}`,
  );
  const sizes = estimateSizeIds
    .filter((id) => chosen.some(({ size }) => size === id))
    .map((id) =>
      messages.quoteSizes[id].replace('{size}', project.sizes[id].toLocaleString('en-US')),
    );
  const values: Record<string, string> = {
    scope: scopeOf(project.scope, rates).label.toLowerCase(),
    jobs: parts.join(', '),
    total: formatDollars(total),
    sizes: sizes.join(', '),
  };
  const [only, ...others] = chosen;
  return {
    service: only && others.length === 0 ? only.quoteService : 'other',
    text: only ? messages.quote.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '') : '',
  };
}

function scopeOf(scope: EstimateScope, { scopes }: EstimateRates) {
  const found = scopes.find(({ id }) => id === scope);
  if (!found) throw new RangeError(`no such scope: ${scope}`);
  return found;
}

/** Cents times tenths in whole dollars, halves up. */
function scaled(cents: number, tenths: number): number {
  return Math.floor((cents * tenths + 500) / 1000);
}
