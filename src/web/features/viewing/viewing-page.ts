// Where the steps of seeing a customer's portal are; apart from them, for frames that carry no forms.

/** The page of the console that begins and ends it, of a customer. */
export const viewingPage = (customerId: string) => `/console/customers/${customerId}/portal`;
