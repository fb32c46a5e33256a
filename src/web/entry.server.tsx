// Renders a page on the server once all of it is ready.
import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext } from './lib/nonce.ts';
import { nonceContext } from './lib/request-context.ts';

// biome-ignore lint/performance/noBarrelFile: the server must take it from this bundle, where the context keys are the pages' own
export { pageProblem } from './lib/page-problem.ts';
export { loadContext } from './lib/request-context.ts';
export { freshParts } from './site/frame/fresh-parts.tsx';
export { stylesIn } from './styles/document-styles.ts';

const RENDER_TIMEOUT_MS = 10_000;

/** Renders one request; waits for everything, because nothing here streams in later. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </NonceContext>,
      {
        ...(nonce ? { nonce } : {}),
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          pipe(body);
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: failure === undefined ? status : 500,
            }),
          );
        },
        onShellError: reject,
        onError(error) {
          failure = error;
        },
      },
    );
    const timer = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}
