// The token by which a page asks what was received.
import { z } from 'zod';

/** The token of a receipt. It shows that something was received, and opens nothing. */
export const ReceiptToken = z.strictObject({ token: z.string().min(1).max(500) });

/** What the answer of everything that can be received carries. */
export const receiptField = {
  receipt: z.string().describe('The token of GET /api/receipts/{token}'),
};
