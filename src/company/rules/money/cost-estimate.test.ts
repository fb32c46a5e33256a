// The calculator's estimates against tables worked out by hand from
// docs/product/lawn-plans-and-prices.md#cost-calculator.
import { describe, expect, it } from 'vitest';
import { firstContent } from '#server/site/seed/first-content.ts';
import { englishCostCalculatorMessages } from '#web/site/home/messages/cost-calculator-messages.en.ts';
import {
  type EstimateScope,
  type EstimateService,
  estimateProject,
  firstProject,
  type Project,
  quoteOfProject,
} from './cost-estimate.ts';

const { 'estimate-prices': estimatePrices } = firstContent();

const estimate = (project: Project) => estimateProject(project, estimatePrices);
const quote = (project: Project) =>
  quoteOfProject(project, estimatePrices, englishCostCalculatorMessages);

describe('one service', () => {
  /** Square feet or feet of what it is measured by; then dollars for basic, premium and luxury. */
  const table: [EstimateService, number, number, number, number][] = [
    // 1,800 + 0.40 per sq ft.
    ['design', 1000, 2200, 3300, 4840],
    ['design', 1500, 2400, 3600, 5280],
    ['design', 2500, 2800, 4200, 6160],
    ['design', 8000, 5000, 7500, 11_000],
    ['design', 12_500, 6800, 10_200, 14_960],
    ['design', 20_000, 9800, 14_700, 21_560],
    // 2,500 + 0.40 per sq ft.
    ['irrigation', 1000, 2900, 4350, 6380],
    ['irrigation', 5500, 4700, 7050, 10_340],
    ['irrigation', 8000, 5700, 8550, 12_540],
    ['irrigation', 20_000, 10_500, 15_750, 23_100],
    // 1,900 + 0.25 per sq ft; 2,275 × 1.5 = 3,412.50 and 2,525 × 1.5 = 3,787.50 go up.
    ['lighting', 1000, 2150, 3225, 4730],
    ['lighting', 1500, 2275, 3413, 5005],
    ['lighting', 2500, 2525, 3788, 5555],
    ['lighting', 8000, 3900, 5850, 8580],
    ['lighting', 20_000, 6900, 10_350, 15_180],
    // 28 per ft; 700 × 2.2 = 1,540.
    ['fencing', 25, 700, 1050, 1540],
    ['fencing', 75, 2100, 3150, 4620],
    ['fencing', 150, 4200, 6300, 9240],
    ['fencing', 175, 4900, 7350, 10_780],
    ['fencing', 500, 14_000, 21_000, 30_800],
    // 1,200 + 28 per ft; 1,760 × 2.2 = 3,872 and 2,040 × 2.2 = 4,488.
    ['drainage', 20, 1760, 2640, 3872],
    ['drainage', 30, 2040, 3060, 4488],
    ['drainage', 60, 2880, 4320, 6336],
    ['drainage', 110, 4280, 6420, 9416],
    ['drainage', 300, 9600, 14_400, 21_120],
  ];

  it.each(table)('%s of %i', (service, size, ...dollars) => {
    const sizes = { property: size, fence: size, drain: size };
    const scopes: EstimateScope[] = ['basic', 'premium', 'luxury'];
    const estimates = scopes.map((scope) => estimate({ sizes, scope, services: [service] }));
    expect(estimates.map(({ total }) => total)).toEqual(dollars);
    expect(estimates.map(({ lines }) => lines)).toEqual(
      dollars.map((amount) => [{ id: service, dollars: amount }]),
    );
  });
});

describe('several services', () => {
  /** Property, fence, drain; scope; services; total; lines in the order of the list. */
  const table: [
    [number, number, number],
    EstimateScope,
    EstimateService[],
    total: number,
    lines: number[],
  ][] = [
    [[8000, 150, 60], 'basic', [], 0, []],
    [[8000, 150, 60], 'basic', ['design', 'drainage'], 7880, [5000, 2880]],
    [[8000, 150, 60], 'premium', ['drainage', 'design'], 11_820, [7500, 4320]],
    [[8000, 150, 60], 'luxury', ['design', 'drainage'], 17_336, [11_000, 6336]],
    [[8000, 150, 60], 'basic', ['design', 'irrigation', 'lighting'], 14_600, [5000, 5700, 3900]],
    [
      [8000, 150, 60],
      'basic',
      ['design', 'irrigation', 'lighting', 'fencing', 'drainage'],
      21_680,
      [5000, 5700, 3900, 4200, 2880],
    ],
    [
      [8000, 150, 60],
      'luxury',
      ['design', 'irrigation', 'lighting', 'fencing', 'drainage'],
      47_696,
      [11_000, 12_540, 8580, 9240, 6336],
    ],
    // Smallest and largest of everything.
    [
      [1000, 25, 20],
      'basic',
      ['design', 'irrigation', 'lighting', 'fencing', 'drainage'],
      9710,
      [2200, 2900, 2150, 700, 1760],
    ],
    [
      [20_000, 500, 300],
      'luxury',
      ['design', 'irrigation', 'lighting', 'fencing', 'drainage'],
      111_760,
      [21_560, 23_100, 15_180, 30_800, 21_120],
    ],
    // 2,275 + 2,400 = 4,675; × 1.5 = 7,012.50, which is rounded once for the total and for each line by itself.
    [[1500, 25, 20], 'premium', ['design', 'lighting'], 7013, [3600, 3413]],
    [[1500, 25, 20], 'premium', ['lighting', 'fencing'], 4463, [3413, 1050]],
    [[9500, 300, 100], 'basic', ['fencing', 'drainage'], 12_400, [8400, 4000]],
    [[9500, 300, 100], 'premium', ['irrigation'], 9450, [9450]],
    [[9500, 300, 100], 'luxury', ['lighting'], 9405, [9405]],
    [[11_000, 225, 40], 'premium', ['design', 'fencing'], 18_750, [9300, 9450]],
  ];

  it.each(table)('%j %s %j', ([property, fence, drain], scope, services, total, lines) => {
    const reckoned = estimate({ sizes: { property, fence, drain }, scope, services });
    expect(reckoned.total).toBe(total);
    expect(reckoned.lines.map(({ dollars }) => dollars)).toEqual(lines);
  });

  it('what the page shows at first is 7,880 dollars', () => {
    expect(estimate(firstProject).total).toBe(7880);
  });
});

describe('what goes along to the quote form', () => {
  it('is the service and its figures', () => {
    expect(quote({ ...firstProject, scope: 'premium', services: ['fencing'] })).toEqual({
      service: 'fencing',
      text: 'Cost calculator, premium scope: Wood fencing $6,300. Estimated total $6,300, for fence length 150 ft.',
    });
  });

  it('is all of them when there are several', () => {
    expect(quote(firstProject)).toEqual({
      service: 'other',
      text: 'Cost calculator, basic scope: Landscape design and installation $5,000, Drainage $2,880. Estimated total $7,880, for property size 8,000 sq ft, drain length 60 ft.',
    });
  });

  it('is nothing when nothing is chosen', () => {
    expect(quote({ ...firstProject, services: [] })).toEqual({
      service: 'other',
      text: '',
    });
  });
});

it('a scope that we do not have is an error of the program', () => {
  const project = { ...firstProject, scope: 'royal' as EstimateScope };
  expect(() => estimate(project)).toThrow(new RangeError('no such scope: royal'));
});
