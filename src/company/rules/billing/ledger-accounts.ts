// The accounts of the ledger: what the company owns, owes and earns (docs/product/billing.md#ledger).

/** Whether a positive balance is money that we have or are owed (a debit), or that we owe or have earned (a credit). */
type AccountSide = 'debit' | 'credit';

type AccountRow = { value: string; label: string; side: AccountSide };

/** Every account, in the order of a trial balance. */
export const ledgerAccounts = [
  { value: 'cash', label: 'Cash', side: 'debit' },
  { value: 'checks', label: 'Checks received', side: 'debit' },
  { value: 'card-reader', label: 'Card reader', side: 'debit' },
  { value: 'bank-transfer', label: 'Bank transfers', side: 'debit' },
  { value: 'stripe', label: 'Stripe (online payments)', side: 'debit' },
  { value: 'receivable', label: 'Accounts receivable', side: 'debit' },
  { value: 'customer-credit', label: 'Customer credit', side: 'credit' },
  { value: 'customer-deposits', label: 'Customer deposits', side: 'credit' },
  { value: 'tips', label: 'Tips owed to crews', side: 'credit' },
  { value: 'sales-tax-state', label: 'Sales tax, Texas', side: 'credit' },
  { value: 'sales-tax-local', label: 'Sales tax, local', side: 'credit' },
  { value: 'revenue-mowing', label: 'Lawn care revenue', side: 'credit' },
  { value: 'revenue-programs', label: 'Program revenue', side: 'credit' },
  { value: 'revenue-jobs', label: 'Project revenue', side: 'credit' },
  { value: 'revenue-other', label: 'Other revenue', side: 'credit' },
  { value: 'credits-given', label: 'Credits given', side: 'credit' },
  { value: 'processing-fees', label: 'Processing fees', side: 'debit' },
] as const satisfies readonly AccountRow[];
export type LedgerAccount = (typeof ledgerAccounts)[number]['value'];

/** What a customer owes and what they have to their credit: together they are the balance of their account. */
export const customerAccounts = [
  'receivable',
  'customer-credit',
] as const satisfies readonly LedgerAccount[];

export function isCustomerAccount(account: LedgerAccount): boolean {
  return customerAccounts.some((one) => one === account);
}

export const ledgerAccountNames = ledgerAccounts.map(({ value }) => value);

/** How a customer pays in person, each with the account that the money goes to. */
export const paymentMethods = [
  { value: 'cash', label: 'Cash' },
  { value: 'check', label: 'Check' },
  { value: 'card-reader', label: 'Card reader' },
  { value: 'bank-transfer', label: 'Bank transfer' },
] as const satisfies readonly { value: string; label: string }[];
type PaymentMethod = (typeof paymentMethods)[number]['value'];

export const paymentMethodNames = paymentMethods.map(({ value }) => value);

/** Every way that money comes: in person, or online by card or bank account, which the office never writes down itself. */
export type AnyPaymentMethod = PaymentMethod | 'online';

export const anyPaymentMethodNames = [...paymentMethodNames, 'online'] as const;

/** Where the money of a payment is until it is at the bank. */
export function accountOfMethod(method: AnyPaymentMethod): LedgerAccount {
  if (method === 'online') return 'stripe';
  return method === 'check' ? 'checks' : method;
}

/** 'check' as "Check". */
export function paymentMethodLabel(method: AnyPaymentMethod): string {
  if (method === 'online') return 'Online';
  return paymentMethods.find(({ value }) => value === method)?.label ?? method;
}
