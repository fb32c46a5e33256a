// A real OpenID Connect provider on this machine, and someone who signs in there with a browser.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What the provider says of a person, by their subject there. */
type ProviderPerson = {
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
};

export type IdentityProvider = {
  issuer: string;
  /** Changes between sign-ins, as it does in life. */
  people: Map<string, ProviderPerson>;
  /** What comes instead of the ID token of the next sign-ins, as from someone on the way; undefined for the true one. */
  forge: ((idToken: string) => string) | undefined;
  close: () => Promise<void>;
};

export const CLIENT = { OIDC_CLIENT_ID: 'prairie-oak', OIDC_CLIENT_SECRET: 'between us and them' };

/** Starts a provider that knows our site; `site` is its public address. */
export async function startIdentityProvider(site: string, port = 0): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.OIDC_CLIENT_ID,
        client_secret: CLIENT.OIDC_CLIENT_SECRET,
        redirect_uris: [`${site}/api/callback`],
        post_logout_redirect_uris: [`${site}/`],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    cookies: { keys: ['of this test alone'] },
    pkce: { required: () => true },
    findAccount: (_context: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...people.get(sub) }),
    }),
  });
  const opened: IdentityProvider = { issuer, people, forge: undefined, close };
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (opened.forge && body?.id_token) body.id_token = opened.forge(body.id_token);
  });
  server.on('request', provider.callback());
  return opened;

  function close(): Promise<void> {
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  }
}

/** Signs in at the provider and agrees; gives the address at our site to which it leads back. */
export async function signInThere(address: string, subject: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const visit = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return answer;
  };
  const { origin } = new URL(address);
  let url = new URL(address);
  for (let step = 0; step < 12; step += 1) {
    if (url.origin !== origin) return url;
    const page = await visit(url.href);
    const next = page.headers.get('location');
    if (next) {
      url = new URL(next, url);
      continue;
    }
    const html = await page.text();
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
    const action = /action="([^"]+)"/.exec(html)?.[1];
    if (!prompt || !action)
      throw new Error(`the provider shows ${page.status}: ${html.slice(0, 500)}`);
    const sent = await visit(new URL(action, url).href, {
      prompt,
      login: subject,
      password: 'any',
    });
    url = new URL(sent.headers.get('location') ?? '', url);
  }
  throw new Error('the provider never leads back');
}
