// Tells the pages of the portal by their address.
import type { FastifyRequest } from 'fastify';
import { isOfPortalPage } from './in-process.ts';

/** The pages with the form of Stripe, to pay or to keep a card; their links are loaded as a whole, so that their headers hold. */
export function isPaymentAddress(url: string): boolean {
  return /^\/customer-portal\/billing\/(pay|add-card)$/.test(url.split(/[?#]/)[0] ?? '');
}

/** Of a page of the portal, or of the data of one; the router finds it in any spelling. */
export function isPortalAddress(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  try {
    return /^\/+customer-portal(?:[/.]|$)/i.test(decodeURI(path.replace(/%2d/gi, '-')));
  } catch {
    return false;
  }
}

/** Whether a page of the portal asks: while it is rendered, or by its script, whose browser names the page (Referrer-Policy). */
export function isAskedByPortal({ headers: { referer = '' } }: FastifyRequest): boolean {
  return isOfPortalPage() || (URL.canParse(referer) && isPortalAddress(new URL(referer).pathname));
}
