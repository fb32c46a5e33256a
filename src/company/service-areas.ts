// The eight areas the company serves, their ZIP codes and what a customer there can expect
// (docs/product/service-area-and-addresses.md#areas).

export type ServiceArea = {
  readonly name: string;
  readonly zipCodes: readonly string[];
  /** From the Cypress office, as a text range. */
  readonly driveTime: string;
  readonly isCore: boolean;
  /** One thing worth knowing about working there. */
  readonly note: string;
};

/** Miles from the Cypress office (docs/product/service-area-and-addresses.md#service-radius). */
export const serviceRadiusMiles = 30;

export const serviceAreas: readonly ServiceArea[] = [
  {
    name: 'Cypress',
    zipCodes: ['77429', '77433', '77095'],
    driveTime: '0-15 min',
    isCore: true,
    note: 'Our home. ZIP 77429 is in hardiness zone 9b and 77433 in 9a, so two Cypress yards can get two different plant lists.',
  },
  {
    name: 'Katy',
    zipCodes: ['77084', '77494', '77449'],
    driveTime: '15-25 min',
    isCore: true,
    note: 'Flat old rice prairie: water has nowhere to hurry to, so we look at drainage before we look at plants.',
  },
  {
    name: 'Spring',
    zipCodes: ['77389', '77373', '77379'],
    driveTime: '10-20 min',
    isCore: true,
    note: 'Tall pines and deep shade. Where St. Augustine thins out under the trees we widen the beds instead of laying sod again.',
  },
  {
    name: 'Tomball',
    zipCodes: ['77375', '77377'],
    driveTime: '15-25 min',
    isCore: true,
    note: 'Bigger lots, and colder nights on the west side: 77377 is zone 9a, 77375 is 9b.',
  },
  {
    name: 'The Woodlands',
    zipCodes: ['77380', '77381', '77382'],
    driveTime: '20-30 min',
    isCore: true,
    note: 'Visible changes usually need covenant approval first. You get the drawing and the plant list you need for the application.',
  },
  {
    name: 'Northwest Houston',
    zipCodes: ['77040', '77041', '77064'],
    driveTime: '20-30 min',
    isCore: false,
    note: 'City customers follow the City of Houston watering plan; utility districts set their own. We set your controller to whichever is yours.',
  },
  {
    name: 'Jersey Village',
    zipCodes: ['77040'],
    driveTime: '15-25 min',
    isCore: false,
    note: 'A city of its own, so we check its permit rules before we price a fence or a sprinkler system.',
  },
  {
    name: 'Humble',
    zipCodes: ['77338', '77339'],
    driveTime: '25-35 min',
    isCore: false,
    note: 'The far edge of our map. Closer to the San Jacinto the soil is often sandier, so beds drain faster and want water sooner.',
  },
];

/** What a core city gets. */
export const coreAreaTerms: readonly string[] = ['Same-day consultations', 'Preferred scheduling'];

/** What every other city gets. */
export const standardAreaTerms: readonly string[] = [
  'Next-day consultations',
  'Standard scheduling',
];

/** What holds for the whole map. */
export const serviceAreaNotes: readonly string[] = [
  'Free estimates within the service area',
  'Same-day consultations in core areas',
  'Travel fees may apply beyond 30 miles',
  'Emergency services in all areas',
];

/** The last part of the address of an area's page: "The Woodlands" is at /areas/the-woodlands. */
export function areaSlug({ name }: Pick<ServiceArea, 'name'>): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
