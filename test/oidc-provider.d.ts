// The part of oidc-provider that tests use; it comes without types.
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  class Provider {
    constructor(issuer: string, configuration: object);
    use(middleware: (context: { body: unknown }, next: () => Promise<void>) => Promise<void>): void;
    callback(): RequestListener;
  }

  export = Provider;
}
