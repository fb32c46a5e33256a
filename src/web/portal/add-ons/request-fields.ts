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

/** How each field is called. */
export const askLabels = {
  serviceType: 'Service type',
  description: 'Description',
  preferredDate: 'Preferred date',
  urgency: 'Urgency',
  photos: 'Photos',
  customerPhone: 'Phone number',
  propertyAddress: 'Property address',
};

export const changeLabels = {
  serviceType: 'Service type',
  description: 'Description',
  preferredDate: 'Preferred date',
  urgency: 'Urgency',
  photos: 'Photos',
};
