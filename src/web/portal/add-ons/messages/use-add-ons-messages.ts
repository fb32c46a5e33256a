// The words of the Add-Ons in the language of the page.
import { requestStatusLabel } from '#company/rules/quotes/service-request-labels.ts';
import type { ServiceRequestStatus } from '#company/rules/quotes/service-request-machine.ts';
import { useAreaMessages } from '../../portal-language.tsx';
import { type AddOnsMessages, englishAddOnsMessages } from './add-ons-messages.en.ts';

export function useAddOnsMessages(): AddOnsMessages {
  return useAreaMessages('addOns') ?? englishAddOnsMessages;
}

/** Where a request stands, as a word. */
export function statusWords(status: ServiceRequestStatus, { statuses }: AddOnsMessages): string {
  return statuses?.[status] ?? requestStatusLabel(status);
}
