// How leads are said in words and tones: kinds, how long someone waits, when it was.

import { dateInZone, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { Lead, LeadKind, LeadStage, LeadView } from '#contract/leads/leads.ts';

export const kindWords: Record<LeadKind, string> = {
  quote: 'Quote request',
  plan: 'Plan request',
  booking: 'Booking',
  call: 'Call',
};

/** The lists of the inbox, in the order of their links. */
export const viewWords: readonly { view: LeadView; label: string }[] = [
  { view: 'open', label: 'Open' },
  { view: 'new', label: 'New' },
  { view: 'contacted', label: 'Contacted' },
  { view: 'quoted', label: 'Quoted' },
  { view: 'booked', label: 'Booked' },
  { view: 'held', label: 'To check' },
  { view: 'won', label: 'Won' },
  { view: 'lost', label: 'Lost' },
  { view: 'spam', label: 'Spam' },
];

export const stageTones: Record<LeadStage, 'neutral' | 'green' | 'amber' | 'red'> = {
  new: 'amber',
  contacted: 'neutral',
  quoted: 'neutral',
  booked: 'neutral',
  won: 'green',
  lost: 'neutral',
  spam: 'red',
};

/** Minutes of office hours as people say them: "42 min", "3 h 05 min", "30 h". */
export function describeMinutes(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 24 || minutes % 60 === 0) return `${hours} h`;
  return `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
}

/** Waiting for longer than this is long (docs/product/console.md#leads). */
const LONG_MINUTES = 60;

export function waitsLong({ waitingMinutes }: Lead): boolean {
  return (waitingMinutes ?? 0) >= LONG_MINUTES;
}

const monthDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** "Nov 20, 9:42 AM" by the company's clock. */
export function describeMoment(iso: string, timeZone: string): string {
  const at = new Date(iso);
  const date = monthDay.format(Date.parse(`${dateInZone(at, timeZone)}T00:00:00Z`));
  return `${date}, ${timeLabel(timeInZone(at, timeZone))}`;
}

/** Where a lead is. */
export function leadPath({ kind, id }: { kind: string; id: string }): string {
  return `/console/leads/${kind}/${id}`;
}
