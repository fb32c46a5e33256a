// How far a lead can come, in the order in which it usually does, with the words that staff read.
import type { LeadStage } from '../rules/leads/lead-machine.ts';

export const leadStages: readonly { value: LeadStage; label: string }[] = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'quoted', label: 'Quoted' },
  { value: 'booked', label: 'Booked' },
  { value: 'won', label: 'Won' },
  { value: 'lost', label: 'Lost' },
  { value: 'spam', label: 'Spam' },
];

/** The words for a stage. */
export function leadStageLabel(value: string): string {
  return leadStages.find((stage) => stage.value === value)?.label ?? value;
}
