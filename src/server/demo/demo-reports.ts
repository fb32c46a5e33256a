// What the crews of the demonstration wrote after their visits; the first of each list is the latest visit.

/** What one past visit left behind. */
export type Report = {
  notes: string;
  duration: number;
  rating: number | null;
  minutesLate: number;
  workDone: string[];
  cutHeight: string;
};

const MOWED = 'Mowed front and back lawn';
const EDGED = 'Edged walks, drive and beds';
const BLOWN = 'Blew off walks and patio';

const FED = 'Fed the lawn: 36 lb of slow-release fertilizer 15-5-10';

export const juniperReports: readonly Report[] = [
  {
    notes: 'Gate latched twice on the way out. Biscuit watched from the window.',
    duration: 45,
    rating: null,
    minutesLate: 12,
    workDone: [MOWED, EDGED, BLOWN],
    cutHeight: '3.50',
  },
  {
    notes: 'Fed the lawn; please water it in within two days.',
    duration: 50,
    rating: 5,
    minutesLate: 20,
    workDone: [MOWED, 'Mulched the first leaves into the lawn', FED, BLOWN],
    cutHeight: '3.50',
  },
  {
    notes: 'Two sprinkler heads by the drive are stuck up; we mowed around them.',
    duration: 50,
    rating: 4,
    minutesLate: 25,
    workDone: [MOWED, EDGED, BLOWN],
    cutHeight: '3.50',
  },
  {
    notes: 'Pulled weeds from the front bed by hand.',
    duration: 55,
    rating: 5,
    minutesLate: 5,
    workDone: [MOWED, EDGED, 'Weeded the front bed', BLOWN],
    cutHeight: '3.50',
  },
  {
    notes: 'Soft ground along the back fence, so we used the small mower there.',
    duration: 45,
    rating: 5,
    minutesLate: 15,
    workDone: [MOWED, EDGED, BLOWN],
    cutHeight: '3.75',
  },
];

export const basilReports: readonly Report[] = [
  {
    notes: 'Left the wildflower strip alone.',
    duration: 60,
    rating: 5,
    minutesLate: 10,
    workDone: [MOWED, EDGED, 'Trimmed around the mailbox', BLOWN],
    cutHeight: '3.50',
  },
  {
    notes: 'Hedge is even again on the street side.',
    duration: 80,
    rating: 5,
    minutesLate: 18,
    workDone: [MOWED, EDGED, 'Trimmed the ligustrum hedge', BLOWN],
    cutHeight: '3.50',
  },
  {
    notes: 'Between two showers; the far corner was too wet and comes first next time.',
    duration: 65,
    rating: 4,
    minutesLate: 30,
    workDone: ['Mowed all but the far corner', EDGED, BLOWN],
    cutHeight: '3.75',
  },
];

export const oliveReports: readonly Report[] = [
  {
    notes: 'The plan pauses after this visit. The dry creek took the last rain well.',
    duration: 85,
    rating: 5,
    minutesLate: 14,
    workDone: [MOWED, EDGED, 'Cleared the dry creek of leaves'],
    cutHeight: '3.50',
  },
  {
    notes: 'Pine needles went under the azaleas as mulch.',
    duration: 90,
    rating: 4,
    minutesLate: 8,
    workDone: [MOWED, EDGED, 'Cleared pine needles from the lawn'],
    cutHeight: '3.75',
  },
];
