// Turns a page request into what the Fetch standard, and so React Router, knows; its form is known to be readable.
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../http/problem.ts';
import { requestUrl, visitedOrigin } from './request-url.ts';

/** What a form of a page can be sent as; the first one when the browser does not say. */
export const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'] as const;

/**
 * The request with the address that the visitor used. The body has been read and bounded already.
 *
 * @throws RequestProblem 400 when the body is not the form that it claims to be.
 */
export async function webRequest(request: FastifyRequest, publicUrl: URL): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, [value].flat().join(', '));
  }
  // React Router compares Origin with the request's host for actions, so the address bar's host goes in.
  const url = requestUrl(request.url, visitedOrigin(request.headers.host, publicUrl));
  if (request.method === 'GET' || request.method === 'HEAD') {
    return new Request(url, { method: request.method, headers });
  }
  if (!headers.has('content-type')) headers.set('content-type', formTypes[0]);
  const body = (request.body as Uint8Array<ArrayBuffer> | undefined) ?? new Uint8Array();
  await requireReadable(body, headers);
  return new Request(url, { method: request.method, headers, body });
}

/** Actions read their form without asking whether they can; a damaged one is the sender's fault, not theirs. */
async function requireReadable(body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<void> {
  try {
    await new Response(body, { headers }).formData();
  } catch {
    throw new RequestProblem(
      'malformed_request',
      'The form could not be read. Please reload the page and try again.',
    );
  }
}
