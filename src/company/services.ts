// The six services the company sells, in the order of the pages (docs/product/home-page.md#services).
import type { PictureName } from './facts/pictures.gen.ts';

export type ServiceId =
  | 'commercial'
  | 'residential'
  | 'irrigation'
  | 'fencing'
  | 'lighting'
  | 'drainage';

/** The kind of state license whose number Texas wants to see wherever the service is advertised. */
export type LicenseKind = 'irrigation';

export type Service = {
  readonly id: ServiceId;
  readonly title: string;
  /** Two sentences for the card. */
  readonly description: string;
  readonly picture: PictureName;
  /** Set when the advertisement must carry a license number (30 TAC chapter 344 for irrigation). */
  readonly licensed?: LicenseKind;
};

export const services: readonly Service[] = [
  {
    id: 'commercial',
    title: 'Commercial Landscape Maintenance',
    description:
      'Mowing, edging, hedges, mulch and seasonal color for offices, shops and HOA common areas, with the same crew on the same weekday. You get one monthly invoice and one person to call, and new commercial work starts at $10,000.',
    picture: 'office-brick-seasonal-colour-bed',
  },
  {
    id: 'residential',
    title: 'Residential Landscape Transformations',
    description:
      'New beds, trees, walks and lawns, drawn first as 3D renderings from a visualization tool so you can change your mind before anyone digs. Most yards cost $3,000 to $25,000, and we plan for gumbo clay, August heat and the odd hard freeze.',
    picture: 'limestone-front-palms-summer',
  },
  {
    id: 'irrigation',
    title: 'Water-Efficient Irrigation Systems',
    description:
      'Sprinklers laid out head to head for the lawn, drip lines for the beds, and a controller set to water in short cycles that clay can take in. We program the days your water district allows and cover the work for two years.',
    picture: 'front-lawn-irrigation-morning',
    licensed: 'irrigation',
  },
  {
    id: 'fencing',
    title: 'Privacy Fence Installation',
    description:
      'Wood privacy fences in standard treated lumber, priced from $28 per linear foot. Cedar, custom designs and height variations cost extra, and the quote lists each one on its own line.',
    picture: 'backyard-cedar-fence-summer',
  },
  {
    id: 'lighting',
    title: 'Stunning Outdoor Lighting',
    description:
      'Low-voltage LED path lights, uplights and wall washes, placed so that you see the oak and not the bulb. We walk the yard with you after dark and aim every fixture before we call it done.',
    picture: 'limestone-front-uplights-dusk',
  },
  {
    id: 'drainage',
    title: 'Expert Drainage Solutions',
    description:
      'French drains, surface drainage and grading for yards that still squish two days after the rain. We find out where the water comes from and where it may lawfully go before we price a trench.',
    picture: 'side-yard-river-rock-swale',
  },
];
