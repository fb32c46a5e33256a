// Every word of the month calendar and its times in English, wherever they stand: on the pages that book and on the one that moves an appointment
// (docs/product/booking.md#calendar). What stands in braces is filled in (company/rules/platform/fill-message.ts).
import type { Language } from '#company/facts/languages.ts';

export const englishCalendarMessages = {
  // By which dates and times are written.
  language: 'en' as Language,

  // The heading of the month, and the heads of its columns, as they are shown and as they are read aloud.
  previous: 'Previous',
  next: 'Next',
  weekdays: [
    ['Sun', 'Sunday'],
    ['Mon', 'Monday'],
    ['Tue', 'Tuesday'],
    ['Wed', 'Wednesday'],
    ['Thu', 'Thursday'],
    ['Fri', 'Friday'],
    ['Sat', 'Saturday'],
  ] as [short: string, long: string][],

  // In a day with room for a word.
  freeCount: '{count} free',
  full: 'Full',
  over: 'Over',
  closed: 'Closed',

  // A day read aloud, after its date: what can be done with it.
  today: 'today',
  noneLeftToday: 'no times left today',
  selected: 'selected',
  oneFreeTime: '1 free time',
  freeTimes: '{count} free times',
  days: {
    full: 'fully booked',
    past: 'past, not available',
    weekend: 'weekend, not available',
    closed: 'closed, not available',
    beyond: 'not open for booking yet',
    loading: 'checking availability',
    unknown: 'availability not known',
  },

  // Below the month, and in the place of the times.
  legend: 'Legend',
  available: 'Available',
  fullyBooked: 'Fully Booked',
  pastOrWeekend: 'Past/Weekend',
  occupied: 'Occupied',

  // A month that could not be loaded or offers nothing, with the way out.
  checkingMonth: 'Checking availability for {month}...',
  monthPassed: '{month} has passed.',
  bookedUpTo: 'We take bookings up to {date}.',
  backToMonth: 'Back to {month}',
  monthFailed: 'We could not load {month}.',
  retry: 'Retry',
  nothingLeft: 'No free times are left in {month}.',
  seeMonth: 'See {month}',

  // The times of the chosen day.
  chooseDay: 'Choose a day',
  timesShowHere: 'Its times will show here.',
  timeSlots: 'Time Slots:',
  booked: 'BOOKED',
  checking: 'Checking availability...',
  nothingFits: 'Nothing fits on this day. Choose another.',
  dayFailed: 'We could not load this day.',

  // In which zone they are meant, and what the time is where the visitor's device is set.
  timesAre: 'Times are {zone}.',
  deviceZone: 'Your device is set to {zone}.',
  ownTime: '{time} here is {own} in {zone}, where your device is set.',
  ownTimeOnDay: '{time} here is {own} on {date} in {zone}, where your device is set.',
};

export type CalendarMessages = typeof englishCalendarMessages;
