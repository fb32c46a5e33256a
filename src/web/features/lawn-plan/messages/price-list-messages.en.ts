// How a lawn is priced, in English, for everyone to read before an address is typed. The list is rendered on the server alone.
import { salesTaxAt } from '#company/facts/sales-tax.ts';

export const englishPriceListMessages = {
  howHeading: 'How we get to your price',
  how: [
    'We take the usual lot of your neighborhood and look at the kind of street: a court has room, a street has less.',
    '65 percent of the lot counts as lawn. You see both figures and can correct them.',
    'The list gives the price of one mowing. The fee and any add-ons you choose come on top.',
  ],

  // The list itself. `fee` and `label` are the owner's words, `rate` is "8.25%".
  heading: 'One mowing, weekly plan',
  upTo: 'Up to {area} sq ft of lawn',
  fee: '{fee}, per visit',
  beyond: 'Above {above} sq ft: {from}, plus $2 for every {per} sq ft or part of it beyond.',
  dearer: '{label} mowing is {more} more. ',
  pricesTaxed: `Prices are ${salesTaxAt}.`,
};

export type PriceListMessages = typeof englishPriceListMessages;
