// A problem as a page in words, for a browser that sent a plain form and shows whatever comes back.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { problemCodes } from '#contract/problem.ts';
import { PlainPage, plainPageHeaders } from './plain-page.tsx';
import { sendProblem, toProblem } from './problem.ts';

/** Sends any thrown value as a page to whoever asks for pages, and as a problem to everybody else. */
export function sendProblemPage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: URL,
): FastifyReply {
  if (!request.headers.accept?.includes('text/html')) return sendProblem(error, request, reply);
  const problem = toProblem(error, request);
  const isForm = request.method === 'POST';
  const nonce = randomBytes(16).toString('base64');
  const { retryAfterSeconds } = problem.extras;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const html = renderToStaticMarkup(
    <PlainPage
      title={isForm ? 'Your form has not been sent' : 'This page could not be shown'}
      nonce={nonce}
    >
      <p>{problem.message}</p>
      {isForm ? <p>Your browser keeps what you typed when you go back.</p> : null}
    </PlainPage>,
  );
  return reply
    .code(problemCodes[problem.code].status)
    .headers({ ...plainPageHeaders(publicUrl, nonce), 'cache-control': 'no-store' })
    .type('text/html; charset=utf-8')
    .send(`<!DOCTYPE html>${html}`);
}
