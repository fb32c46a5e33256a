// Reads what a page that thanks is about, so that no address can make it say what did not happen.
import type { Receipt } from '#contract/site/receipt.ts';
import { type Api, ApiError } from './api-client.ts';

/** The receipt of a token in the address, or null when there is none, it was not made by us, or it is of another kind. */
export async function readReceipt<Kind extends Receipt['kind']>(
  api: Api,
  kind: Kind,
  token: string | null,
): Promise<Extract<Receipt, { kind: Kind }> | null> {
  if (!token) return null;
  const receipt = await api('GET /api/receipts/{token}', { params: { token } }).catch(
    nullIfUnknown,
  );
  return receipt?.kind === kind ? (receipt as Extract<Receipt, { kind: Kind }>) : null;
}

/** What is too long for a token is none either. */
function nullIfUnknown(error: unknown): null {
  if (error instanceof ApiError && [404, 414, 422].includes(error.status)) return null;
  throw error;
}
