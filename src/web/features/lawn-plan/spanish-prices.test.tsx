// The price list on the Spanish plan: in Spanish where the owner has said it so; what they have not is shown in English and marked.
import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShownLawnPrices } from '#company/rules/money/lawn-price.ts';
import { MowingPrices } from '#contract/site/content/prices.ts';
import { shownWith, type Texts } from '#contract/site/content/translated-texts.ts';
import { englishFinder } from '../../../../test/find-english.ts';
import { englishLawnPlanMessages } from './messages/lawn-plan-messages.en.ts';
import { spanishLawnPlanMessages as words } from './messages/lawn-plan-messages.es.ts';
import { PlanFields } from './plan-fields.tsx';
import { priceOf } from './plan-rules.ts';
import { LawnPriceList } from './price-list.tsx';
import { Receipt } from './price-receipt.tsx';

const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`../../../../content/${file}`, import.meta.url), 'utf8'));

const english = MowingPrices.parse(read('mowing-prices.json'));
const texts: Texts = read('es/mowing-prices.json').only;
const without = (...paths: string[]): ShownLawnPrices =>
  shownWith(
    'mowing-prices',
    english,
    Object.fromEntries(Object.entries(texts).filter(([path]) => !paths.includes(path))),
  );

const lot = { propertySize: 8170, isManual: false, methodology: '' };
const choices = { frequency: 'weekly', addOns: ['bagging'], startDate: '2026-11-10' } as const;
const chosen = { ...choices, addOns: [...choices.addOns] };
const promo = {
  ...{ code: 'WELCOME10', description: '', spanishDescription: '' },
  ...{ percent: 10, amount: null },
};

const drawn = (element: ReactElement) => renderToStaticMarkup(element);
const receipt = (prices: ShownLawnPrices) =>
  drawn(<Receipt words={words} price={priceOf(lot, chosen, promo, prices, words)} />);
const fields = (prices: ShownLawnPrices) =>
  drawn(
    <PlanFields
      {...{ words, lot, promo, prices }}
      idPrefix="plan"
      choices={chosen}
      errors={{}}
      firstDay="2026-11-10"
    />,
  );
const list = (prices: ShownLawnPrices) =>
  drawn(<LawnPriceList language="es" prices={prices} company={{ salesTaxBasisPoints: 825 }} />);

it('list, choices and receipt have no English in them, nor anything that is marked so', async () => {
  const englishOn = await englishFinder('src/web/{features,forms}/**', []);
  for (const html of [receipt(without()), fields(without()), list(without())]) {
    expect(englishOn(html)).toEqual([]);
    expect(html).not.toContain('lang="en"');
  }
  const text = receipt(without());
  expect(text).toContain('Corte de césped, cada semana');
  expect(text).toContain('Cargo de confianza y seguridad');
  expect(text).toContain('Código promocional WELCOME10');
});

it('costs what it costs in English', () => {
  const inEnglish = priceOf(lot, chosen, promo, english, englishLawnPlanMessages);
  const inSpanish = priceOf(lot, chosen, promo, without(), words);
  expect(inSpanish.lines.map(({ cents }) => cents)).toEqual(
    inEnglish.lines.map(({ cents }) => cents),
  );
  expect(inEnglish.lines.map(({ label }) => label)).toEqual([
    'Mowing, weekly',
    'Backyard bagging',
    'Trust and Safety Fee',
    'Promo code WELCOME10',
  ]);
});

it('what has no Spanish is English as a whole, and marked', () => {
  const bare = without('frequencies.0.label', 'frequencies.1.label', 'addOns.2.name', 'fee.label');
  for (const marked of ['Mowing, weekly', 'Backyard bagging', 'Trust and Safety Fee']) {
    expect(receipt(bare)).toContain(`<dt><span lang="en">${marked}</span></dt>`);
  }
  expect(fields(bare)).toContain('(<span lang="en">Trust and Safety Fee</span>)');
  expect(fields(bare)).toContain('<span lang="en">Weekly</span>');
  expect(list(bare)).toContain('<span lang="en">Bi-weekly</span>: $5 más por corte');
});
