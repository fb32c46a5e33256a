// The words around the lawn plan on the home page, in English; those of the plan itself are beside it (features/lawn-plan/messages).
export const englishLawnMaintenanceMessages = {
  heading: 'Lawn Maintenance Plan',
  lead: 'Type your address and see what mowing costs, every line of it, before you tell us who you are.',

  // Below the price list.
  estimateByMail: 'Email me a lawn estimate as a PDF',
};

export type LawnMaintenanceMessages = typeof englishLawnMaintenanceMessages;
