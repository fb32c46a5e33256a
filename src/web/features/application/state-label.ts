// How a record's state reads beside it, in lists that show records of several kinds.
import { capitalized } from '#company/rules/platform/capitalized.ts';

type Tone = 'green' | 'amber' | 'red' | 'neutral';

const labels: Record<string, { label: string; tone: Tone }> = {
  in_progress: { label: 'Under way', tone: 'amber' },
  completed: { label: 'Done', tone: 'green' },
  cancelled: { label: 'Canceled', tone: 'red' },
  no_show: { label: 'No-show', tone: 'red' },
  pending: { label: 'Pending', tone: 'amber' },
  new: { label: 'New', tone: 'amber' },
  won: { label: 'Won', tone: 'green' },
  lost: { label: 'Lost', tone: 'neutral' },
  waiting: { label: 'Waiting', tone: 'amber' },
  sent: { label: 'Sent', tone: 'green' },
  spam: { label: 'Spam', tone: 'red' },
  declined: { label: 'Declined', tone: 'red' },
  accepted: { label: 'Accepted', tone: 'green' },
};

/** A state of a record as a badge says it. */
export function stateLabel(state: string): { label: string; tone: Tone } {
  return labels[state] ?? { label: capitalized(state.replaceAll('_', ' ')), tone: 'neutral' };
}
