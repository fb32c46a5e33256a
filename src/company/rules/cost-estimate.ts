// What a project costs by our rules of thumb: base price plus rate, times the scope
// (docs/product/lawn-plans-and-prices.md#cost-calculator).
import type { QuoteService } from '../facts/quote-services.ts';

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

/** Scopes with their multiplier in tenths, so that no price passes through a fraction. */
export const estimateScopes = [
  { id: 'basic', label: 'Basic', tenths: 10, description: 'Sound work, plain materials.' },
  {
    id: 'premium',
    label: 'Premium',
    tenths: 15,
    description: 'Larger plants, better fixtures, more detail.',
  },
  {
    id: 'luxury',
    label: 'Luxury',
    tenths: 22,
    description: 'Specimen trees, stone and custom work.',
  },
] as const;

export type EstimateScope = (typeof estimateScopes)[number]['id'];

/** What is estimated: base and rate in cents, the rate per foot or square foot of `size`. */
export const estimateServices = [
  {
    id: 'design',
    label: 'Landscape design and installation',
    baseCents: 180_000,
    rateCents: 40,
    size: 'property',
    quoteService: 'residential',
  },
  {
    id: 'irrigation',
    label: 'Irrigation system',
    baseCents: 250_000,
    rateCents: 40,
    size: 'property',
    quoteService: 'irrigation',
  },
  {
    id: 'lighting',
    label: 'Outdoor lighting',
    baseCents: 190_000,
    rateCents: 25,
    size: 'property',
    quoteService: 'lighting',
  },
  {
    id: 'fencing',
    label: 'Wood fencing',
    baseCents: 0,
    rateCents: 2800,
    size: 'fence',
    quoteService: 'fencing',
  },
  {
    id: 'drainage',
    label: 'Drainage',
    baseCents: 120_000,
    rateCents: 2800,
    size: 'drain',
    quoteService: 'drainage',
  },
] as const;

export type EstimateService = (typeof estimateServices)[number]['id'];

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

/** Estimates a project. */
export function estimateProject({ sizes, scope, services }: Project): Estimate {
  const tenths = tenthsOf(scope);
  const costs = estimateServices
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
export function quoteOfProject(project: Project): { service: QuoteService; text: string } {
  const { total, lines } = estimateProject(project);
  const chosen = estimateServices.filter(({ id }) => project.services.includes(id));
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

function tenthsOf(scope: EstimateScope): number {
  const found = estimateScopes.find(({ id }) => id === scope);
  if (!found) throw new RangeError(`no such scope: ${scope}`);
  return found.tenths;
}

/** Cents times tenths in whole dollars, halves up. */
function scaled(cents: number, tenths: number): number {
  return Math.floor((cents * tenths + 500) / 1000);
}
