// The page at /api/docs: the endpoint table for people, derived from the same source as the OpenAPI document.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import type { ServerContext } from '../context.ts';
import { PlainPage, plainPageHeaders } from './plain-page.tsx';

const ACCESS_WORDS: Record<Endpoint['access'], string> = {
  public: 'Anybody',
  visitor: 'Anybody, known again by a cookie',
  customer: 'Signed-in customer',
  staff: 'Staff',
  owner: 'The owner',
  'mail-server': 'Our mail server, by its secret',
};

/** Registers the page. */
export function registerApiDocs(app: FastifyInstance, context: ServerContext): void {
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const html = renderToStaticMarkup(
      <PlainPage title={`${context.settings().companyName} API`} nonce={nonce}>
        <ApiTable />
      </PlainPage>,
    );
    return reply
      .headers(plainPageHeaders(context.config.publicUrl, nonce))
      .type('text/html; charset=utf-8')
      .send(`<!DOCTYPE html>${html}`);
  });
}

function ApiTable() {
  return (
    <>
      <p>
        Shapes of requests and answers stand in <a href="/api/openapi.json">openapi.json</a>. Errors
        are application/problem+json (RFC 9457). Creating requests take an Idempotency-Key header.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Endpoint</th>
            <th scope="col">What it does</th>
            <th scope="col">Who may call</th>
            <th scope="col">Success</th>
          </tr>
        </thead>
        <tbody>
          {(Object.entries(endpoints) as [string, Endpoint][]).map(([name, endpoint]) => (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <td>{endpoint.summary}</td>
              <td>{ACCESS_WORDS[endpoint.access]}</td>
              <td>{endpoint.status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
