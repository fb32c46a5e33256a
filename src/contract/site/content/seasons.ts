// What comes and goes with the year: offers, tasks of a season, notes of a month (docs/product/seasonal.md).
import { z } from 'zod';
import { seasons } from '#company/rules/time/seasons.ts';
import { Slug } from '../../platform/ids.ts';
import { Picture, words } from './entry.ts';

export const Offer = z.strictObject({
  slug: Slug,
  season: z.enum(seasons),
  title: words(80),
  description: words(400),
  percent: z.int().min(1).max(100).describe('Off the services named'),
  lastMonth: z.int().min(1).max(12).describe("It holds to that month's last day"),
  services: z.array(words(80)).min(1).max(8),
  picture: Picture,
  alt: words(400),
  caption: words(200),
});
export type Offer = z.infer<typeof Offer>;

export const SeasonalTask = z.strictObject({
  slug: Slug,
  season: z.enum(seasons),
  text: words(160).describe('Also the key of its tick, so no two tasks have the same words'),
  timing: words(160),
  priority: z.enum(['high', 'medium', 'low']),
});
export type SeasonalTask = z.infer<typeof SeasonalTask>;

export const MonthNote = z.strictObject({
  slug: Slug,
  month: z.int().min(1).max(12),
  headline: words(120).describe('What the month is for'),
  lawn: words(600),
  beds: words(600),
});
export type MonthNote = z.infer<typeof MonthNote>;
