// Which fields the forms of a request have, over the shapes of the contract.
import { ServiceRequestForm } from '#contract/quotes/service-request.ts';

/** What someone fills in to ask. */
export const AskFields = ServiceRequestForm.pick({
  serviceType: true,
  description: true,
  preferredDate: true,
  urgency: true,
  photos: true,
  customerPhone: true,
  propertyAddress: true,
});
