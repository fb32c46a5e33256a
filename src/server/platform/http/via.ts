// The short link that a visitor came by, for as long as its code is in the address of their page: nothing is kept in their browser, and
// the browser names the page with what it sends from it (Referrer-Policy; docs/product/print.md#short-links).
import { eq } from 'drizzle-orm';
import type { Tx } from '../database/client.ts';
import { printLinks } from '../database/schema/print-link.ts';

/** The parameter of an address. */
export const VIA = 'via';

const CODE = /^[a-z2-9]{6}$/;

/** The code in an address, such as '/quote?via=abc234'; null for none. */
export function viaIn(params: URLSearchParams): string | null {
  const code = params.get(VIA)?.toLowerCase() ?? '';
  return CODE.test(code) ? code : null;
}

/** The code in the address of the page that has asked. */
export function viaOfPage(referer: string | undefined): string | null {
  return referer && URL.canParse(referer) ? viaIn(new URL(referer).searchParams) : null;
}

/** What a record keeps of a code: null when no link has it. */
export async function knownVia(tx: Tx, code: string | null | undefined): Promise<string | null> {
  if (!code) return null;
  const [link] = await tx
    .select({ code: printLinks.code })
    .from(printLinks)
    .where(eq(printLinks.code, code));
  return link?.code ?? null;
}
