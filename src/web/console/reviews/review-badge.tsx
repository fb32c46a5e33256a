// Whether a review is published.
import type { ReviewStatus } from '#company/rules/site/review-machine.ts';
import { Badge } from '#web/ui/badge.tsx';

const badges = {
  new: { label: 'New', tone: 'amber' },
  published: { label: 'Published', tone: 'green' },
  not_published: { label: 'Not published', tone: 'neutral' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const satisfies Record<ReviewStatus, object>;

/** What a status is called. */
export function reviewStatusLabel(status: ReviewStatus): string {
  return badges[status].label;
}

export function ReviewBadge({ status }: { status: ReviewStatus }) {
  const { label, tone } = badges[status];
  return <Badge tone={tone}>{label}</Badge>;
}
