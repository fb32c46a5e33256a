// What the address of the page of prices asks for: a proposal to preview, with what is wrong in it.
import '#contract/platform/error-messages.ts';
import { type PricePreview, PriceProposal } from '#contract/visits/plan-changes.ts';
import type { RenewalPreview } from '#contract/visits/plan-renewals.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';

/** What was typed, as the address has it. */
type TypedProposal = Record<'by' | 'value' | 'isWhole' | 'reason' | 'from', string> & {
  plans: string[];
};

/** The preview, or a sentence for each field that is wrong. */
export type AskedPrices = {
  typed: TypedProposal;
  proposal?: PriceProposal;
  preview?: PricePreview;
  errors: Partial<Record<string, string>>;
};

/** A renewal to preview, or that no plan was chosen for it. */
export type AskedRenewal = { plans: string; preview: RenewalPreview | null };

/** The renewal of an address; null when it asks for none. */
export async function readRenewal(api: Api, search: URLSearchParams): Promise<AskedRenewal | null> {
  if (!search.has('renew')) return null;
  const plans = search.getAll('plan').join(',');
  if (!PriceProposal.shape.plans.safeParse(plans).success) return { plans, preview: null };
  const preview = await api('GET /api/console/plan-renewals/preview', { query: { plans } });
  return { plans, preview };
}

/** The proposal of an address; null when it asks for none. */
export async function readAsked(api: Api, search: URLSearchParams): Promise<AskedPrices | null> {
  if (!search.has('value') || search.has('renew')) return null;
  const text = (name: string) => search.get(name) ?? '';
  const typed = {
    plans: search.getAll('plan'),
    by: text('by'),
    value: text('value'),
    isWhole: text('isWhole'),
    reason: text('reason'),
    from: text('from'),
  };
  const { isWhole, ...rest } = typed;
  const read = PriceProposal.safeParse({
    ...rest,
    plans: typed.plans.join(','),
    ...(isWhole && { isWhole }),
  });
  if (!read.success) {
    const found = read.error.issues.map(({ path, message }) => [String(path[0]), message]);
    return { typed, errors: Object.fromEntries(found) };
  }
  const proposal = read.data;
  try {
    const preview = await api('GET /api/console/plan-prices/preview', { query: proposal });
    return { typed, proposal, preview, errors: {} };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error;
    const found = error.problem?.errors?.map(({ pointer, detail }) => [pointer.slice(1), detail]);
    return { typed, errors: Object.fromEntries(found ?? []) };
  }
}
