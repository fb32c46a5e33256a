// Carries the code of a short link from page to page in the address: documents are the same for everyone, so their links have none, but the
// browser names the page that it comes from. Nothing is kept in the browser (docs/product/print.md#short-links).
import type { IncomingMessage } from 'node:http';
import type { EarlyAnswer } from '#server/platform/http/listener.ts';
import { VIA, viaIn, viaOfPage } from '#server/platform/http/via.ts';
import { requestUrl } from './request-url.ts';

type Carried = {
  publicUrl: URL;
  /** The page of a path. */
  find: (pathname: string) => { kind: string } | undefined;
  headers: Record<string, string>;
};

/** Sends visitors on who follow a link of a page with a code; everyone else is answered as ever. */
export function viaFirst({ publicUrl, find, headers }: Carried, answer: EarlyAnswer): EarlyAnswer {
  const isDocument = (pathname: string) => find(pathname)?.kind === 'document';
  return (request, response) => {
    const location = addressWithVia(request, publicUrl, isDocument);
    if (location === undefined) return answer(request, response);
    response.writeHead(302, { ...headers, location, 'cache-control': 'no-store' }).end();
    return true;
  };
}

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Where a visitor who follows a link of a page with a code goes on; undefined for everyone else. */
export function addressWithVia(
  { method, url = '', headers }: Asked,
  publicUrl: URL,
  isDocument: (pathname: string) => boolean,
): string | undefined {
  const { referer, host } = headers;
  // Looked at first: almost no one has it.
  if (!referer?.includes(`${VIA}=`) || method !== 'GET') return undefined;
  const code = viaOfPage(referer);
  if (!code) return undefined;
  const from = new URL(referer).host;
  if (from !== host && from !== publicUrl.host) return undefined;
  const { pathname, searchParams } = requestUrl(url, publicUrl);
  // A path of two slashes would be another site.
  if (pathname.startsWith('//') || viaIn(searchParams) || !isDocument(pathname)) return undefined;
  searchParams.set(VIA, code);
  return `${pathname}?${searchParams}`;
}
