// Sample testimonials for a fresh database; none of these people exists, and every row is marked as a sample.

/** One seed row for geo_testimonials. */
export type SampleTestimonial = {
  /** First name and initial. */
  readonly customerName: string;
  /** Subdivision and area, so that a filter by area finds it ("Bridgeland, Cypress"). */
  readonly neighborhood: string;
  /** Area name as in the service area table. */
  readonly city: string;
  readonly zipCode: string;
  readonly rating: 4 | 5;
  readonly testimonialText: string;
  readonly serviceType: string;
  /** Approximate center of the ZIP code, never of a house. */
  readonly latitude: number;
  readonly longitude: number;
  /** Calendar date, YYYY-MM-DD. */
  readonly completedAt: string;
  /** Always true: pages label these as samples and production can refuse them. */
  readonly isSample: true;
};

export const sampleTestimonials: readonly SampleTestimonial[] = [
  {
    customerName: 'Maria G.',
    neighborhood: 'Coles Crossing, Cypress',
    city: 'Cypress',
    zipCode: '77429',
    rating: 5,
    testimonialText:
      'Our back yard held water for three days after every storm. They put in a French drain and a catch basin by the gate, and it was dry the morning after the next two-inch rain.',
    serviceType: 'Drainage Solutions',
    latitude: 29.9815,
    longitude: -95.6629,
    completedAt: '2026-09-18',
    isSample: true,
  },
  {
    customerName: 'Kevin T.',
    neighborhood: 'Bridgeland, Cypress',
    city: 'Cypress',
    zipCode: '77433',
    rating: 5,
    testimonialText:
      'They gave us the drawing and plant list for the HOA, and it was approved the first time. The azaleas went in on the morning-sun side and every one bloomed in March.',
    serviceType: 'Residential Landscaping',
    latitude: 29.9503,
    longitude: -95.7367,
    completedAt: '2026-03-27',
    isSample: true,
  },
  {
    customerName: 'Priya S.',
    neighborhood: 'Copperfield, Cypress',
    city: 'Cypress',
    zipCode: '77095',
    rating: 4,
    testimonialText:
      'The fence is straight and the gate closes with one finger. Rain pushed the start by four days, but they called the evening before each time.',
    serviceType: 'Privacy Fence',
    latitude: 29.9058,
    longitude: -95.6485,
    completedAt: '2026-05-22',
    isSample: true,
  },
  {
    customerName: 'Angela R.',
    neighborhood: 'Firethorne, Katy',
    city: 'Katy',
    zipCode: '77494',
    rating: 5,
    testimonialText:
      'We wanted to see the live oak at night without lighting up the street. They came back after dark, moved three fixtures, took one out and did not charge for it.',
    serviceType: 'Outdoor Lighting',
    latitude: 29.7405,
    longitude: -95.8303,
    completedAt: '2025-12-12',
    isSample: true,
  },
  {
    customerName: 'Daryl W.',
    neighborhood: 'Bear Creek, Katy',
    city: 'Katy',
    zipCode: '77084',
    rating: 5,
    testimonialText:
      'Same two men every Thursday, and they cut the St. Augustine high like they said they would. First summer without brown edges along the driveway.',
    serviceType: 'Lawn Maintenance',
    latitude: 29.8407,
    longitude: -95.6627,
    completedAt: '2026-08-27',
    isSample: true,
  },
  {
    customerName: 'Lena H.',
    neighborhood: 'Westfield, Katy',
    city: 'Katy',
    zipCode: '77449',
    rating: 5,
    testimonialText:
      'The quote had a price on every line, so we did the beds this year and left the walk for next spring. They put sleeves under the path line so nothing has to be dug up twice.',
    serviceType: 'Residential Landscaping',
    latitude: 29.8358,
    longitude: -95.7381,
    completedAt: '2025-11-14',
    isSample: true,
  },
  {
    customerName: 'Robert C.',
    neighborhood: 'Gleannloch Farms, Spring',
    city: 'Spring',
    zipCode: '77379',
    rating: 5,
    testimonialText:
      'They measured our zones with cans before touching the controller. Two nozzles and a new schedule later, the runoff into the street stopped and the water bill came down.',
    serviceType: 'Irrigation',
    latitude: 30.0248,
    longitude: -95.5329,
    completedAt: '2026-06-30',
    isSample: true,
  },
  {
    customerName: 'Joyce B.',
    neighborhood: 'Northampton, Spring',
    city: 'Spring',
    zipCode: '77389',
    rating: 4,
    testimonialText:
      'Honest advice: grass was never going to grow under our pines, so they made the bed bigger. It took an extra visit to get the edging right, and they came without being asked twice.',
    serviceType: 'Residential Landscaping',
    latitude: 30.1044,
    longitude: -95.5068,
    completedAt: '2026-02-20',
    isSample: true,
  },
  {
    customerName: 'Sam P.',
    neighborhood: 'Northpointe, Tomball',
    city: 'Tomball',
    zipCode: '77377',
    rating: 5,
    testimonialText:
      'One hundred eighty feet of cedar with a cap rail, done in three days. They waited for the 811 flags and hand-dug next to the gas line.',
    serviceType: 'Privacy Fence',
    latitude: 30.0634,
    longitude: -95.6817,
    completedAt: '2026-04-17',
    isSample: true,
  },
  {
    customerName: 'Grace L.',
    neighborhood: 'Old Town, Tomball',
    city: 'Tomball',
    zipCode: '77375',
    rating: 5,
    testimonialText:
      'Our office entrance finally has color in January. They change the beds in one early morning, and the walk is blown clean before the first client arrives.',
    serviceType: 'Commercial Maintenance',
    latitude: 30.0999,
    longitude: -95.5836,
    completedAt: '2026-01-16',
    isSample: true,
  },
  {
    customerName: 'Hannah M.',
    neighborhood: 'Alden Bridge, The Woodlands',
    city: 'The Woodlands',
    zipCode: '77382',
    rating: 5,
    testimonialText:
      'The 3D rendering looked so much like our house that the covenant committee asked who drew it. What got built matches it down to the bench.',
    serviceType: 'Residential Landscaping',
    latitude: 30.2148,
    longitude: -95.5254,
    completedAt: '2026-10-09',
    isSample: true,
  },
  {
    customerName: 'Victor N.',
    neighborhood: "Grogan's Mill, The Woodlands",
    city: 'The Woodlands',
    zipCode: '77380',
    rating: 5,
    testimonialText:
      'A limb came down on the roof on a Sunday night and somebody answered the phone. By noon on Monday it was cut up and hauled off.',
    serviceType: 'Emergency Service',
    latitude: 30.1379,
    longitude: -95.4689,
    completedAt: '2026-07-13',
    isSample: true,
  },
  {
    customerName: 'Ellen D.',
    neighborhood: 'Panther Creek, The Woodlands',
    city: 'The Woodlands',
    zipCode: '77381',
    rating: 5,
    testimonialText:
      'Eleven small lights instead of the floodlight we had. We use the patio after supper now, and the neighbors thanked us.',
    serviceType: 'Outdoor Lighting',
    latitude: 30.1716,
    longitude: -95.4985,
    completedAt: '2025-10-24',
    isSample: true,
  },
  {
    customerName: 'Tom A.',
    neighborhood: 'Jersey Village',
    city: 'Jersey Village',
    zipCode: '77040',
    rating: 5,
    testimonialText:
      'They checked with the city about the fence permit before giving us a price. No surprises, and the crew swept the alley when they left.',
    serviceType: 'Privacy Fence',
    latitude: 29.8803,
    longitude: -95.5301,
    completedAt: '2025-09-26',
    isSample: true,
  },
  {
    customerName: 'Nadia F.',
    neighborhood: 'Willowbrook, Northwest Houston',
    city: 'Northwest Houston',
    zipCode: '77064',
    rating: 5,
    testimonialText:
      'We manage a small shop row and get one invoice and one person to call. The grass is cut before we open on Tuesdays, every Tuesday.',
    serviceType: 'Commercial Maintenance',
    latitude: 29.919,
    longitude: -95.5569,
    completedAt: '2026-08-11',
    isSample: true,
  },
];
