// What add-on work costs in a new installation, as it is read.
import { expect, it } from 'vitest';
import { firstContent } from '#server/site/seed/first-content.ts';
import { addOnPriceInSpanish } from '../../facts/add-on-services.es.ts';
import { addOnServices } from '../../facts/add-on-services.ts';
import { addOnPriceOf, addOnPriceText } from './add-on-price.ts';

it('has the prices of the page of add-ons', () => {
  const prices = firstContent()['add-on-prices'];
  expect(
    addOnServices.map(
      ({ value, label }) => `${label} ${addOnPriceText(addOnPriceOf(value, prices))}`,
    ),
  ).toEqual([
    'Shrub Pruning from $25 per shrub',
    'Tree Trimming from $75 per tree',
    'Mulch Installation $45 per cubic yard',
    'Fertilization $0.50 per sq ft',
    'Weed Control $0.25 per sq ft',
    'Irrigation Repair $85 per hour',
    'Landscape Lighting custom quote',
    'Other custom quote',
  ]);
});

it('is read in Spanish', () => {
  const price = { service: 'mulch', cents: 4500, unit: 'yarda cúbica', isFrom: false } as const;
  const said = [price, { ...price, isFrom: true }, { ...price, cents: null }].map((one) =>
    addOnPriceText(one, addOnPriceInSpanish),
  );
  expect(said).toEqual(['$45 por yarda cúbica', 'desde $45 por yarda cúbica', 'se cotiza aparte']);
});
