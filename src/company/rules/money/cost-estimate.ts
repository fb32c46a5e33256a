// What a project costs by our rules of thumb: base price plus rate, times the scope
// (docs/product/lawn-plans-and-prices.md#cost-calculator).
import type { QuoteService } from '../../facts/quote-services.ts';

/** What the sliders measure, with their bounds. */
export const estimateSizes = [
  {
    id: 'property',
    label: 'Property size',
    unit: 'sq ft',
    min: 1000,
    max: 20_000,
    step: 500,
  },
  { id: 'fence', label: 'Fence length', unit: 'ft', min: 25, max: 500, step: 25 },
  { id: 'drain', label: 'Drain length', unit: 'ft', min: 20, max: 300, step: 10 },
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
  const tenths = tenthsOf(scope, rates);
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
): { service: QuoteService; text: string } {
  const { total, lines } = estimateProject(project, rates);
  const chosen = rates.services.filter(({ id }) => project.services.includes(id));
  const parts = lines.map(
    ({ dollars }, index) => `${chosen[index]?.label} ${formatDollars(dollars)}`,
  );
  const sizes = estimateSizes
    .filter(({ id }) => chosen.some(({ size }) => size === id))
    .map(
      ({ id, label, unit }) =>
        `${label.toLowerCase()} ${project.sizes[id].toLocaleString('en-US')} ${unit}`,
    );
  const [only, ...others] = chosen;
  return {
    service: only && others.length === 0 ? only.quoteService : 'other',
    text: only
      ? `Cost calculator, ${project.scope} scope: ${parts.join(', ')}. Estimated total ${formatDollars(total)}, for ${sizes.join(', ')}.`
      : '',
  };
}

function tenthsOf(scope: EstimateScope, { scopes }: EstimateRates): number {
  const found = scopes.find(({ id }) => id === scope);
  if (!found) throw new RangeError(`no such scope: ${scope}`);
  return found.tenths;
}

/** Cents times tenths in whole dollars, halves up. */
function scaled(cents: number, tenths: number): number {
  return Math.floor((cents * tenths + 500) / 1000);
}
