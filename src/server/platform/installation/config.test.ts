// Every setting: what is taken, what stops the start and in which words, and that no secret is ever repeated.
import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { ConfigError, isLoopback } from './process-settings.ts';

const SECRETS = ['INBOUND_MAIL_SECRET', 'SESSION_SECRET', 'DATABASE_URL', 'SMTP_URL'];

/** The settings of the identity provider, which belong together. */
const PROVIDER = {
  OIDC_ISSUER: 'https://accounts.example.com',
  OIDC_CLIENT_ID: 'oak',
  OIDC_CLIENT_SECRET: 'canary-word',
};

const taken: [name: string, text: string, key: keyof Config, value: unknown][] = [
  ['PORT', '0', 'port', 0],
  ['PORT', '65535', 'port', 65535],
  ['HOST', '0.0.0.0', 'host', '0.0.0.0'],
  ['HOST', '::1', 'host', '::1'],
  ['DATA_DIR', '/srv/prairie oak', 'dataDir', '/srv/prairie oak'],
  ['DATABASE_URL', 'postgres://u:p@db:5432/oak', 'databaseUrl', 'postgres://u:p@db:5432/oak'],
  ['DATABASE_URL', 'postgresql:///oak', 'databaseUrl', 'postgresql:///oak'],
  ['SMTP_URL', 'smtp://localhost:25', 'smtpUrl', 'smtp://localhost:25'],
  ['SMTP_URL', 'smtps://u:p@mail.example:465', 'smtpUrl', 'smtps://u:p@mail.example:465'],
  ['MAIL_FROM', 'hello@example.com', 'mailFrom', 'hello@example.com'],
  ['MAIL_FROM', 'Oak <hello@example.com>', 'mailFrom', 'Oak <hello@example.com>'],
  ['OFFICE_EMAIL', 'office@example.com', 'officeEmail', 'office@example.com'],
  [
    'STAFF_EMAILS',
    ' a@example.com, b@example.com,',
    'staffEmails',
    ['a@example.com', 'b@example.com'],
  ],
  ['SESSION_SECRET', 's'.repeat(32), 'sessionSecret', 's'.repeat(32)],
  ['SEED', 'content', 'seed', 'content'],
  ['SEED', 'demo', 'seed', 'demo'],
  ['SEED', 'none', 'seed', 'none'],
  ['SAMPLE_REVIEWS', 'show', 'showSampleReviews', true],
  ['SAMPLE_REVIEWS', 'hide', 'showSampleReviews', false],
  ['TRUSTED_PROXIES', '10.0.0.1,192.168.0.0/16', 'trustedProxies', ['10.0.0.1', '192.168.0.0/16']],
  ['TRUSTED_PROXIES', '2001:db8::/32', 'trustedProxies', ['2001:db8::/32']],
  ['LOG_LEVEL', 'debug', 'logLevel', 'debug'],
  ['RATE_LIMIT', 'on', 'rateLimit', true],
  ['RATE_LIMIT', 'off', 'rateLimit', false],
];

const refused: [name: string, text: string][] = [
  ...['-1', '65536', '3000 ', '3e3', '0x50', 'http', '99999'].map(of('PORT')),
  ...['local host', 'http://localhost', 'a/b', '*'].map(of('HOST')),
  ...[
    'example.com',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://example.com/shop',
    'https://example.com/?a=1',
    'https://example.com/#a',
    'https://user@example.com',
    'https://:word@example.com',
    'https://',
  ].map(of('PUBLIC_URL')),
  ...['mysql://canary-word@db/oak', 'canary-word', 'postgres://u:canary-word@db:no-port/oak'].map(
    of('DATABASE_URL'),
  ),
  ...['http://canary-word', 'canary-word:465', 'smtp://u:canary-word@mail:no-port'].map(
    of('SMTP_URL'),
  ),
  ...['Oak', 'Oak <hello>', 'a@example.com\r\nBcc: b@example.com', '<>'].map(of('MAIL_FROM')),
  ...['office', 'a@b', 'a b@example.com', 'a@example.com,b@example.com'].map(of('OFFICE_EMAIL')),
  ...['a@example.com, nobody', 'a@example.com;b@example.com'].map(of('STAFF_EMAILS')),
  ...['canary-word', `canary-word${'s'.repeat(20)}`].map(of('SESSION_SECRET')),
  ...['canary-word'].map(of('INBOUND_MAIL_SECRET')),
  ...['reply', '@example.com', 'a+b@example.com', `${'a'.repeat(21)}@example.com`].map(
    of('REPLY_EMAIL'),
  ),
  ...[
    'accounts.example.com',
    'http://accounts.example.com',
    'ftp://accounts.example.com',
    'https://accounts.example.com/?realm=a',
    'https://accounts.example.com/#a',
    'https://user:word@accounts.example.com',
  ].map(of('OIDC_ISSUER')),
  ...['all', 'Demo', 'true'].map(of('SEED')),
  ...[
    'loopback',
    'abc',
    '1',
    '10.0.0.0/33',
    '10.0.0.0/',
    '2001:db8::/129',
    '10.0.0.1 10.0.0.2',
  ].map(of('TRUSTED_PROXIES')),
  ...['verbose', 'INFO', 'trace'].map(of('LOG_LEVEL')),
  ...['no', 'false', '0', 'OFF'].map(of('RATE_LIMIT')),
];

function of(name: string) {
  return (text: string): [string, string] => [name, text];
}

/** The sentence with which a start is refused; fails when it is not. */
function refusal(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error(`accepted: ${JSON.stringify(environment)}`);
}

describe('a setting', () => {
  it.each(taken)('%s takes %j', (name, text, key, value) => {
    expect(readConfig({ [name]: text })[key]).toEqual(value);
  });

  it.each(refused)('%s refuses %j in a sentence', (name, text) => {
    const sentence = refusal({ [name]: text });
    const read = SECRETS.includes(name) ? 'a value that does not fit' : `"${text}"`;
    expect(sentence.startsWith(`${name} is ${read}. Allowed: `)).toBe(true);
    expect(sentence).toMatch(/Allowed: .{5,}\.$/);
    expect(sentence).not.toContain('canary-word');
  });

  it('counts as not set when it is empty', () => {
    const names = [...new Set([...taken, ...refused].map(([name]) => name))];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readConfig({}));
  });
});

describe('without any setting', () => {
  it('the program is for this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: new URL('http://localhost:3000'),
      namesPublicUrl: false,
      dataDir: './data',
      databaseUrl: undefined,
      smtpUrl: undefined,
      trustedProxies: [],
      staffEmails: [],
      logLevel: 'info',
      rateLimit: true,
      development: false,
    });
  });

  it('the public address follows the port', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl.origin).toBe('http://localhost:4000');
    expect(readConfig({ PORT: '4000', PUBLIC_URL: 'https://oak.example' }).publicUrl.origin).toBe(
      'https://oak.example',
    );
  });
});

describe.each([
  ['RATE_LIMIT', 'off'],
  ['SEED', 'demo'],
])('%s=%s', (name, text) => {
  it.each([
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.5' },
    { PUBLIC_URL: 'https://oak.example' },
    { HOST: '::', PUBLIC_URL: 'http://localhost' },
    { PUBLIC_URL: 'http://127.0.0.1.example.com' },
  ])('is refused when others can reach the program: %j', (environment) => {
    const sentence = refusal({ [name]: text, ...environment });
    expect(sentence).toContain(
      `${name} is "${text}", which is allowed only when HOST and PUBLIC_URL`,
    );
    for (const address of Object.values(environment)) expect(sentence).toContain(address);
  });

  it.each([{ HOST: 'localhost' }, { HOST: '::1' }, { PUBLIC_URL: 'http://[::1]:3000' }])(
    'is taken on loopback: %j',
    (environment) => {
      expect(() => readConfig({ [name]: text, ...environment })).not.toThrow();
    },
  );
});

describe('an identity provider', () => {
  it('takes three settings, and http on this machine alone', () => {
    expect(readConfig(PROVIDER).identityProvider).toEqual({
      issuer: new URL('https://accounts.example.com'),
      clientId: 'oak',
      clientSecret: 'canary-word',
    });
    const local = { ...PROVIDER, OIDC_ISSUER: 'http://127.0.0.1:9000/realm' };
    expect(readConfig(local).identityProvider?.issuer.pathname).toBe('/realm');
    expect(readConfig({}).identityProvider).toBeUndefined();
  });

  it.each([
    [['OIDC_ISSUER'], 'OIDC_CLIENT_ID and OIDC_CLIENT_SECRET'],
    [['OIDC_CLIENT_SECRET'], 'OIDC_ISSUER and OIDC_CLIENT_ID'],
    [['OIDC_ISSUER', 'OIDC_CLIENT_ID'], 'OIDC_CLIENT_SECRET'],
  ] as const)('with %j alone stops the start', (given, missing) => {
    const environment = Object.fromEntries(given.map((name) => [name, PROVIDER[name]]));
    expect(refusal(environment)).toBe(
      `${given.join(' and ')} is set, but not ${missing}. Set all three of them, or none.`,
    );
  });
});

describe('replies', () => {
  const secret = { INBOUND_MAIL_SECRET: 's'.repeat(24) };

  it.each(['reply@mail.example.com', '*@mail.example.com'])('come back to %s', (address) => {
    expect(readConfig({ REPLY_EMAIL: address, ...secret }).replyEmail).toBe(address);
  });

  it.each([
    [{ REPLY_EMAIL: 'reply@example.com' }, 'REPLY_EMAIL is set, but not INBOUND_MAIL_SECRET.'],
    [secret, 'INBOUND_MAIL_SECRET is set, but not REPLY_EMAIL.'],
  ])('need both settings: %j', (environment, sentence) => {
    expect(refusal(environment as Record<string, string>)).toContain(sentence);
  });
});

describe('loopback', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])('is %s', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each([
    '0.0.0.0',
    '::',
    '',
    'localhost.example.com',
    '127.0.0.1.example.com',
    '10.0.0.1',
    '1127.0.0.1',
  ])('is not %j', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});

describe('paying online', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_canaryword1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
    STRIPE_WEBHOOK_SECRET: 'whsec_12345678',
  };

  it('is off without keys, and at Stripe itself with them', () => {
    expect(readConfig({}).stripe).toBeUndefined();
    expect(readConfig(keys).stripe).toMatchObject({
      apiUrl: new URL('https://api.stripe.com'),
      scriptUrl: new URL('https://js.stripe.com/endive/stripe.js'),
    });
  });

  it('takes all three keys or none', () => {
    const { STRIPE_WEBHOOK_SECRET: _, ...some } = keys;
    expect(() => readConfig(some)).toThrow(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY is set, but not STRIPE_WEBHOOK_SECRET.',
    );
  });

  it('shows no secret, and sends no card to an address that others can read', () => {
    const wrong = { ...keys, STRIPE_SECRET_KEY: 'canaryword' };
    expect(() => readConfig(wrong)).toThrow('STRIPE_SECRET_KEY is a value that does not fit');
    const plain = { ...keys, STRIPE_API_URL: 'http://stripe.example.com' };
    expect(() => readConfig(plain)).toThrow('STRIPE_API_URL is');
  });
});
