// The page at /api/docs: the interactive reference of the API, and without a script its table; both say what the endpoint table says.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import type { ServerContext } from '../../context.ts';
import { accessWords } from './access-labels.ts';
import { securityHeaders } from './headers.ts';
import { PlainPage } from './plain-page.tsx';
import { registerSwaggerUi, swaggerUiPath } from './swagger-ui.ts';

/**
 * Requests go to the address that is looked at, with its cookies, so that people may try what they may do. Its own heading
 * and choice of servers are left away: the page has a heading, and there is one server; the field that
 * searches is marked as one.
 */
const START = `
document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches);
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  validatorUrl: null,
  requestInterceptor(request) {
    const { pathname, search } = new URL(request.url, location.href);
    return Object.assign(request, { url: location.origin + pathname + search });
  },
  plugins: [({ React }) => ({
    components: { InfoContainer: () => null, ServersContainer: () => null },
    wrapComponents: {
      FilterContainer: (Field) => (props) =>
        React.createElement('div', { role: 'search' }, React.createElement(Field, props)),
    },
  })],
});
`;

const LOOK = `
html.dark-mode, .dark-mode .swagger-ui { background: var(--ground); }
.swagger-ui .wrapper { padding: 0; }
.swagger-ui .opblock-tag, .swagger-ui .opblock-summary-description, .swagger-ui .btn { font-family: inherit; color: var(--ink); }
.swagger-ui .scheme-container { display: none; }
`;

/** Registers the page and its files. */
export function registerApiDocs(app: FastifyInstance, context: ServerContext): void {
  registerSwaggerUi(app);
  app.get('/api/docs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const html = renderToStaticMarkup(
      <PlainPage
        title={`${context.settings().companyName} API`}
        nonce={nonce}
        introduction={<Introduction />}
      >
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={swaggerUiPath('swagger-ui.css')} />
        <style nonce={nonce}>{LOOK}</style>
        <div id="reference">
          <main>
            <ApiTable />
          </main>
        </div>
        <script src={swaggerUiPath('swagger-ui-bundle.js')} />
        <script nonce={nonce}>{START}</script>
      </PlainPage>,
    );
    return reply
      .headers(securityHeaders({ kind: 'application', publicUrl: context.config.publicUrl, nonce }))
      .type('text/html; charset=utf-8')
      .send(`<!DOCTYPE html>${html}`);
  });
}

function Introduction() {
  return (
    <>
      <p>
        Shapes of requests and answers stand in <a href="/api/openapi.json">openapi.json</a>. Errors
        are application/problem+json (RFC 9457). Creating requests take an Idempotency-Key header.
      </p>
      <h2>Endpoints</h2>
    </>
  );
}

function ApiTable() {
  return (
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
            <td>{accessWords[endpoint.access]}</td>
            <td>{endpoint.status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
