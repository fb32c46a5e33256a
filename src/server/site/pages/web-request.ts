// Turns a page request into what the Fetch standard, and so React Router, knows; its form is known to be readable.
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { requestUrl, visitedOrigin } from './request-url.ts';
import type { TypedForm } from './web-build.ts';

/** What a form of a page can be sent as; the first one when the browser does not say. */
export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/** A visit of a page, and what its form carried. */
export type Visit = { request: Request; typed?: TypedForm };

/**
 * The request with the address that the visitor used. The body has been read and bounded already. A HEAD is rendered
 * like the GET whose headers it asks for.
 *
 * @throws RequestProblem 400 when the body is not the form that it claims to be.
 */
export async function webRequest(request: FastifyRequest, publicUrl: URL): Promise<Visit> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, [value].flat().join(', '));
  }
  // Where the request comes from has been looked at (requireSameOrigin, requireUnchangedHost); React Router would do it
  // once more and answer without a page.
  headers.delete('origin');
  const url = requestUrl(request.url, visitedOrigin(request.host, publicUrl));
  if (request.method === 'GET' || request.method === 'HEAD') {
    return { request: new Request(url, { headers }) };
  }
  if (!headers.has('content-type')) headers.set('content-type', formTypes[0]);
  const body = (request.body as Uint8Array<ArrayBuffer> | undefined) ?? new Uint8Array();
  const typed = await readTyped(body, headers);
  return { request: new Request(url, { method: request.method, headers, body }), typed };
}

/** Actions read their form without asking whether they can; a damaged one is the sender's fault, not theirs. */
async function readTyped(body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<TypedForm> {
  try {
    const entries = [...(await new Response(body, { headers }).formData())];
    return {
      fields: entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      hadFiles: entries.some(([, value]) => typeof value !== 'string' && value.size > 0),
    };
  } catch {
    throw new RequestProblem(
      'malformed_request',
      'The form could not be read. Please reload the page and try again.',
    );
  }
}
