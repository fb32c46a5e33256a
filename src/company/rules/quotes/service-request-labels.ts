// What people read for each status of a service request.
import { type ServiceRequestStatus, serviceRequestStatuses } from './service-request-machine.ts';

const statusLabels: Record<ServiceRequestStatus, string> = {
  pending: 'Under Review',
  quoted: 'Quote Ready',
  accepted: 'Accepted',
  scheduled: 'Scheduled',
  completed: 'Completed',
  declined: 'Declined',
  cancelled: 'Canceled',
};

/** The statuses of a request, in the order in which it goes through them, with the words that people read. */
export const requestStatuses = serviceRequestStatuses.map((value) => ({
  value,
  label: statusLabels[value],
}));

/** The words for a status. */
export function requestStatusLabel(status: ServiceRequestStatus): string {
  return statusLabels[status];
}
