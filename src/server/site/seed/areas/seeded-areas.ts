// The eight areas the company serves, with their pages, in their order
// (docs/product/service-area-and-addresses.md#areas).
import type { Area } from '#contract/site/content/areas.ts';
import { cypress } from './cypress.ts';
import { humble } from './humble.ts';
import { jerseyVillage } from './jersey-village.ts';
import { katy } from './katy.ts';
import { northwestHouston } from './northwest-houston.ts';
import { spring } from './spring.ts';
import { theWoodlands } from './the-woodlands.ts';
import { tomball } from './tomball.ts';

export const areas: readonly Area[] = [
  cypress,
  katy,
  spring,
  tomball,
  theWoodlands,
  northwestHouston,
  jerseyVillage,
  humble,
];
