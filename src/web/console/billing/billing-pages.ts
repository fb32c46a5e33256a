// Where the money of an invoice and of an account stands in the console.

/** The page of an invoice. */
export const invoicePath = (invoiceId: string) => `/console/billing/invoices/${invoiceId}`;

/** The page of an account's money. */
export const accountPath = (customerId: string) => `/console/billing/accounts/${customerId}`;
