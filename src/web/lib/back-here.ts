// The way back to the page whose form was taken, so that a reload repeats nothing.
import { redirect } from 'react-router';

/**
 * Shows the page of the action again by GET (RFC 9110 15.4.4).
 *
 * @param url The action's own `url`. The address of the request is another one when the router sends it: it ends in `.data`.
 * @param asks What the address is to carry besides, such as that something was saved.
 */
export function backHere(url: URL, asks: Record<string, string> = {}): Response {
  const search = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(asks)) search.set(name, value);
  return redirect(search.size > 0 ? `${url.pathname}?${search}` : url.pathname, 303);
}
