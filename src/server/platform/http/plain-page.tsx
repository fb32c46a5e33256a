// The frame of the few pages that belong to the installation rather than the site: mailbox and API description.
import type { ReactNode } from 'react';
import { securityHeaders } from './headers.ts';

const STYLES = `
:root { color-scheme: light dark; --ground: #F8F5EE; --ink: #18231C; --line: #D9D2BF; --oak: #1F4A33; }
@media (prefers-color-scheme: dark) { :root { --ground: #101712; --ink: #ECEFE9; --line: #2D3A31; --oak: #7FC49A; } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--ground); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; }
a { color: var(--oak); } a:focus-visible { outline: 3px solid var(--oak); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; } caption { text-align: left; padding: 0 0 .75rem; }
th, td { text-align: left; vertical-align: top; padding: .6rem .75rem .6rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 14px; background: #F8F5EE; }
pre { white-space: pre-wrap; } dt { font-weight: 600; } dd { margin: 0 0 .5rem; }
code { font: 14px/1.5 ui-monospace, monospace; }
`;

type PlainPageProps = {
  title: string;
  nonce: string;
  /** Words under the heading, for a page whose content brings the landmark of its main part along. */
  introduction?: ReactNode;
  children: ReactNode;
};

export function PlainPage({ title, nonce, introduction, children }: PlainPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style nonce={nonce}>{STYLES}</style>
      </head>
      <body>
        {introduction ? (
          <>
            <header>
              <h1>{title}</h1>
              {introduction}
            </header>
            {children}
          </>
        ) : (
          <main>
            <h1>{title}</h1>
            {children}
          </main>
        )}
      </body>
    </html>
  );
}

/** Their headers: those of an application, with the one inline style allowed and own frames shown. */
export function plainPageHeaders(publicUrl: URL, nonce: string): Record<string, string> {
  const headers = securityHeaders({ kind: 'application', publicUrl, nonce });
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  return { ...headers, 'content-security-policy': policy };
}
