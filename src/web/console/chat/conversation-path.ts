// Where the one conversation with a customer is, at its newest message.
export function conversationPath(customerId: string): string {
  return `/console/customers/${customerId}/conversation#latest`;
}
