// What people read for each status of a service request.
import { keysOf } from '../platform/known-keys.ts';
import type { ServiceRequestStatus } from './service-request-machine.ts';

/** In the order in which a request goes through them. */
const statusLabels: Record<ServiceRequestStatus, string> = {
  pending: 'Under Review',
  quoted: 'Quote Ready',
  accepted: 'Accepted',
  scheduled: 'Scheduled',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Canceled',
};

/** The statuses of a request in that order, with the words that people read. */
export const requestStatuses = keysOf(statusLabels).map((value) => ({
  value,
  label: statusLabels[value],
}));

/** The words for a status. */
export function requestStatusLabel(status: ServiceRequestStatus): string {
  return statusLabels[status];
}
