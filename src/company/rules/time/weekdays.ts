// The days of the week, as they are called in lines of hours.

/** From Sunday, whose number is 0, as `weekdayOf` counts them. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type Weekday = (typeof weekdays)[number];

const [sunday, ...others] = weekdays;

/** From Monday, as people read the hours of a week. */
export const weekdaysFromMonday = [...others, sunday] as const;
