// The six services with their pages, in the order of the pages (docs/product/home-page.md#services).
import type { Service } from '#contract/site/content/services.ts';
import { commercial } from './commercial.ts';
import { drainage } from './drainage.ts';
import { fencing } from './fencing.ts';
import { irrigation } from './irrigation.ts';
import { lighting } from './lighting.ts';
import { residential } from './residential.ts';

export const services: readonly Service[] = [
  commercial,
  residential,
  irrigation,
  fencing,
  lighting,
  drainage,
];
