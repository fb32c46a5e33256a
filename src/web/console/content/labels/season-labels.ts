// Labels of what comes and goes with the year, and of what customers ask.
import type { Question } from '#contract/site/content/questions.ts';
import type { MonthNote, Offer, SeasonalTask } from '#contract/site/content/seasons.ts';
import { altText, caption } from './company-labels.ts';
import type { FieldLabels } from './field-labels.ts';

const season = {
  label: 'Season',
  choices: { spring: 'Spring', summer: 'Summer', fall: 'Fall', winter: 'Winter' },
} as const;

const months = {
  1: 'January',
  2: 'February',
  3: 'March',
  4: 'April',
  5: 'May',
  6: 'June',
  7: 'July',
  8: 'August',
  9: 'September',
  10: 'October',
  11: 'November',
  12: 'December',
} as const;

export const offerLabels: FieldLabels<Omit<Offer, 'slug'>> = {
  season,
  title: 'Title',
  description: 'Description',
  percent: { label: 'Percent off', hint: 'Off the services below.' },
  lastMonth: { label: 'Good through the end of', choices: months },
  services: { label: 'Services', item: 'Service' },
  picture: 'Picture',
  alt: altText,
  caption,
};

export const seasonalTaskLabels: FieldLabels<Omit<SeasonalTask, 'slug'>> = {
  season,
  text: { label: 'Task', hint: 'Visitors check it off, so no two tasks can read the same.' },
  timing: 'When',
  priority: { label: 'Priority', choices: { high: 'High', medium: 'Medium', low: 'Low' } },
};

export const monthNoteLabels: FieldLabels<Omit<MonthNote, 'slug'>> = {
  month: { label: 'Month', choices: months },
  headline: 'Headline',
  lawn: 'Lawn',
  beds: 'Beds',
};

export const questionLabels: FieldLabels<Omit<Question, 'slug'>> = {
  question: 'Question',
  answer: { label: 'Answer', hint: 'Plain text. Search engines get it word for word.' },
};
