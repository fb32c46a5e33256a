// What the customers of the demonstration have asked for beside their plans, the oldest first.
import type { serviceRequests } from '#server/platform/database/schema/visits.ts';
import type { DemoQuote } from './demo-quotes.ts';

type RequestRow = typeof serviceRequests.$inferInsert;

/** A request as it is told: by whom, how long ago, what came of it. */
export type DemoRequest = {
  /** By which its photos are found. */
  name: string;
  customer: 'juniper' | 'basil' | 'olive';
  daysAgo: number;
  preferredInDays?: number;
  row: Pick<RequestRow, 'serviceType' | 'description'> & Partial<RequestRow>;
  quote?: DemoQuote;
  messages?: { from: 'customer' | 'office'; hoursAgo: number; text: string }[];
  /** When the crew comes or came, in days from now. */
  work?: { crew: 'oak' | 'pecan' | 'redbud'; inDays: number };
};

export const demoRequests: readonly DemoRequest[] = [
  {
    name: 'feeding',
    customer: 'juniper',
    daysAgo: 40,
    row: {
      serviceType: 'Fertilization',
      description: 'Fall feeding for the St. Augustine in front.',
      status: 'completed',
    },
    work: { crew: 'oak', inDays: -28 },
    quote: {
      title: 'Fall feeding for the front lawn',
      message:
        'Slow-release, watered in the same day. Please keep the dog off it until the evening.',
      answer: 'accepted',
      lines: [
        {
          description: 'Fall fertilization of the front lawn',
          quantity: '820.00',
          unit: 'sq ft',
          unitPrice: '0.50',
        },
      ],
    },
  },
  {
    name: 'lights',
    customer: 'basil',
    daysAgo: 25,
    row: {
      serviceType: 'Landscape Lighting',
      description: 'Path lights from the drive to the front door, six or seven of them.',
      status: 'declined',
      declinedBy: 'customer',
      declineReason: 'More than we want to spend this year. Maybe in spring.',
    },
    quote: {
      title: 'Path lights to the front door',
      message: 'Low-voltage LED on a timer. The price includes the transformer.',
      answer: 'declined',
      note: 'More than we want to spend this year. Maybe in spring.',
      lines: [
        {
          description: 'Brass path light, installed',
          quantity: '7.00',
          unit: 'light',
          unitPrice: '165.00',
        },
        { description: 'Transformer and timer', unitPrice: '340.00' },
      ],
    },
  },
  {
    name: 'weeds',
    customer: 'basil',
    daysAgo: 18,
    row: {
      serviceType: 'Weed Control',
      description: 'Can you spray the nutsedge along the back fence?',
      status: 'declined',
      declinedBy: 'office',
      declineReason:
        'We do not spray. On your next visit the crew pulls what it can reach by hand, at no charge.',
    },
  },
  {
    name: 'other',
    customer: 'juniper',
    daysAgo: 15,
    row: {
      serviceType: 'Other',
      description: 'Take down the old swing set in the back yard.',
      status: 'cancelled',
    },
  },
  {
    name: 'trees',
    customer: 'olive',
    daysAgo: 9,
    row: {
      serviceType: 'Tree Trimming',
      description: 'Two live oaks reach over the driveway; lift the canopy to about nine feet.',
      status: 'scheduled',
    },
    work: { crew: 'redbud', inDays: 6 },
    quote: {
      title: 'Two live oaks over the driveway',
      message: 'We cut in the cool season and paint every cut, because of oak wilt.',
      answer: 'accepted',
      terms: { depositPercent: 30, depositAmount: null, steps: [] },
      lines: [
        {
          description: 'Lifting the canopy of a live oak to nine feet',
          quantity: '2.00',
          unit: 'tree',
          unitPrice: '75.00',
          pins: [{ photo: 0, x: 0.14, y: 0.42 }],
        },
        { description: 'Chipping and hauling', unitPrice: '125.00' },
        {
          description: 'Deadwood out of the crowns',
          unitPrice: '90.00',
          isOptional: true,
          isChosen: true,
        },
      ],
    },
  },
  {
    name: 'hedge',
    customer: 'basil',
    daysAgo: 7,
    row: {
      serviceType: 'Shrub Pruning',
      description: 'The hollies beside the garage, back to about four feet.',
      status: 'accepted',
    },
    quote: {
      title: 'Five hollies beside the garage',
      message: 'Cut by hand, not sheared, so that they stay full at the bottom.',
      answer: 'accepted',
      lines: [
        {
          description: 'Holly, pruned by hand to four feet',
          quantity: '5.00',
          unit: 'shrub',
          unitPrice: '25.00',
        },
      ],
    },
  },
  {
    name: 'mulch',
    customer: 'juniper',
    daysAgo: 5,
    preferredInDays: 9,
    row: {
      serviceType: 'Mulch Installation',
      description:
        'Fresh hardwood mulch for the beds in front and the long one on the side, about two inches. Could the edge along the walk be done as well?',
      status: 'quoted',
    },
    messages: [
      { from: 'customer', hoursAgo: 110, text: 'The side bed is about 40 feet long.' },
      {
        from: 'office',
        hoursAgo: 96,
        text: 'Thank you, that helped. The edge along the walk is in the quote as an option.',
      },
    ],
    quote: {
      title: 'Mulch for the front and side beds',
      message:
        'We measured from your photos: seven yards cover it at two inches. The numbers on the pictures show what each line means.',
      lines: [
        {
          description: 'Hardwood mulch in the front beds, installed',
          quantity: '4.00',
          unit: 'cubic yard',
          unitPrice: '45.00',
          pins: [
            { photo: 0, x: 0.18, y: 0.65 },
            { photo: 0, x: 0.66, y: 0.62 },
          ],
        },
        {
          description: 'Hardwood mulch in the side bed, installed',
          quantity: '3.00',
          unit: 'cubic yard',
          unitPrice: '45.00',
          pins: [{ photo: 1, x: 0.3, y: 0.86 }],
        },
        {
          description: 'Steel edging along the walk, both sides',
          quantity: '48.00',
          unit: 'linear ft',
          unitPrice: '6.50',
          isOptional: true,
          pins: [{ photo: 0, x: 0.52, y: 0.78 }],
        },
        {
          description: 'Old mulch raked out and hauled away',
          unitPrice: '85.00',
          isOptional: true,
        },
      ],
    },
  },
  {
    name: 'shrubs',
    customer: 'juniper',
    daysAgo: 1,
    preferredInDays: 12,
    row: {
      serviceType: 'Shrub Pruning',
      description: 'Eight boxwoods along the front walk, kept low enough to see the porch.',
      urgency: 'flexible',
    },
  },
  {
    name: 'irrigation',
    customer: 'basil',
    daysAgo: 0.2,
    preferredInDays: 2,
    row: {
      serviceType: 'Irrigation Repair',
      description: 'Zone 3 does not come on, and there is a wet spot by the valve box.',
      urgency: 'urgent',
    },
  },
];
