// Reads and checks the settings of the process, once, at start; nothing else reads the environment.
import { isIP } from 'node:net';
import { z } from 'zod';
import { parseS3Address, type S3Address } from '../storage/s3-address.ts';
import { misspelledSetting } from './config-typos.ts';
import { type GeocoderSetting, parseGeocoder } from './geocoder-setting.ts';

/** The settings of docs/operations.md#settings as the server uses them. */
export type Config = {
  port: number;
  host: string;
  publicUrl: URL;
  /** Whether the operator has named it; then no other host is answered. */
  namesPublicUrl: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  officeEmail: string | undefined;
  /** The address at which replies come back, before its tag is put in; unset means that they go to the office. */
  replyEmail: string | undefined;
  /** What the server that takes mail for us shows at our door. */
  inboundMailSecret: string | undefined;
  /** Who takes text messages; unset means that they wait in the outbox. */
  smsUrl: URL | undefined;
  /** The keys that sign push messages (RFC 8292); without them none are sent. */
  vapid: { publicKey: string; privateKey: string } | undefined;
  /** Who takes cards and bank accounts; unset means that customers pay in person. */
  stripe: StripeSettings | undefined;
  /** A bucket for uploads; unset means DATA_DIR/uploads. */
  storage: S3Address | undefined;
  /** Who suggests addresses. */
  geocoder: GeocoderSetting;
  staffEmails: string[];
  /** Who says who people are, besides the mailed code. */
  identityProvider: ProviderSettings | undefined;
  sessionSecret: string | undefined;
  seed: 'content' | 'demo' | 'none' | undefined;
  /** Whether reviews that we wrote ourselves are shown, marked as samples. */
  showSampleReviews: boolean;
  trustedProxies: string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  rateLimit: boolean;
  /** Pages are served by Vite from source, with hot reload. */
  development: boolean;
};

/** An OpenID Connect provider, and who we are to it. */
export type ProviderSettings = { issuer: URL; clientId: string; clientSecret: string };

/** The account at Stripe: its keys, where its API answers and where its script comes from. */
export type StripeSettings = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  apiUrl: URL;
  scriptUrl: URL;
};

/** A setting that cannot be used; its message is a sentence for the person who starts the program. */
export class ConfigError extends Error {}

type Variable = { allowed: string; schema: z.ZodType };

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

const email = z.string().regex(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/);
const network = z.string().refine(isNetwork);
const siteAddress = z.instanceof(URL).refine(isSiteAddress);

const STRIPE_ADDRESS = 'an https address; http only on this machine';
const stripeAddress = z
  .string()
  .refine((text) => URL.canParse(text))
  .transform((text) => new URL(text))
  .pipe(z.instanceof(URL).refine(isIssuer));

const variables = {
  PORT: {
    allowed: 'a whole number from 0 to 65535',
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().max(65535)),
  },
  HOST: { allowed: 'an address or host name to listen on', schema: z.string().regex(/^[\w.:-]+$/) },
  PUBLIC_URL: {
    allowed: 'an http or https address without a path, such as https://www.example.com',
    schema: z
      .string()
      .refine((text) => URL.canParse(text))
      .transform((text) => new URL(text))
      .pipe(siteAddress),
  },
  DATA_DIR: { allowed: 'the path of a directory', schema: z.string() },
  DATABASE_URL: {
    allowed: 'a PostgreSQL address such as postgres://user:password@host:5432/name',
    schema: z
      .string()
      .regex(/^postgres(ql)?:\/\//)
      .refine((text) => URL.canParse(text)),
  },
  SMTP_URL: {
    allowed: 'a mail server address such as smtps://user:password@host:465',
    schema: z
      .string()
      .regex(/^smtps?:\/\//)
      .refine((text) => URL.canParse(text)),
  },
  MAIL_FROM: {
    allowed: 'an e-mail address, alone or as Name <name@example.com>',
    schema: z.string().regex(/^([^<>\r\n]+<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/),
  },
  STORAGE_URL: {
    allowed:
      'a bucket such as s3://key:secret@bucket/prefix?region=us-east-1&endpoint=https://s3.example.com, where key, secret, prefix and the parameters may be left out',
    schema: z
      .string()
      .transform(parseS3Address)
      .pipe(z.custom<S3Address>((s3) => s3 !== undefined)),
  },
  GEOCODER: {
    allowed:
      'local, photon:URL such as photon:https://photon.example.com, or google:KEY with a key of the Places API',
    schema: z
      .string()
      .transform(parseGeocoder)
      .pipe(z.custom<GeocoderSetting>((setting) => setting !== undefined)),
  },
  SMS_URL: {
    allowed: 'an http or https address that takes text messages by POST',
    schema: z
      .string()
      .refine((text) => URL.canParse(text))
      .transform((text) => new URL(text))
      .refine(({ protocol }) => /^https?:$/.test(protocol)),
  },
  VAPID_PUBLIC_KEY: {
    allowed: 'the public key of a VAPID pair, 87 characters of base64url',
    schema: z.string().regex(/^[\w-]{87}$/),
  },
  VAPID_PRIVATE_KEY: {
    allowed: 'the private key of a VAPID pair, 43 characters of base64url',
    schema: z.string().regex(/^[\w-]{43}$/),
  },
  STRIPE_SECRET_KEY: {
    allowed: 'a secret or restricted key of Stripe, beginning with sk_ or rk_',
    schema: z.string().regex(/^[sr]k_\w{8,}$/),
  },
  STRIPE_PUBLISHABLE_KEY: {
    allowed: 'a publishable key of Stripe, beginning with pk_',
    schema: z.string().regex(/^pk_\w{8,}$/),
  },
  STRIPE_WEBHOOK_SECRET: {
    allowed: 'the signing secret of the webhook endpoint, beginning with whsec_',
    schema: z.string().regex(/^whsec_\w{8,}$/),
  },
  STRIPE_API_URL: { allowed: STRIPE_ADDRESS, schema: stripeAddress },
  STRIPE_SCRIPT_URL: { allowed: STRIPE_ADDRESS, schema: stripeAddress },
  OFFICE_EMAIL: { allowed: 'an e-mail address', schema: email },
  REPLY_EMAIL: {
    allowed:
      'an address with at most 20 characters before the @, such as reply@mail.example.com, or *@mail.example.com when everything sent to that domain comes to us',
    schema: z.string().regex(/^(\*|[^\s@<>*+]{1,20})@[^\s@<>]+\.[^\s@<>]+$/),
  },
  INBOUND_MAIL_SECRET: { allowed: 'at least 24 characters', schema: z.string().min(24) },
  STAFF_EMAILS: {
    allowed: 'e-mail addresses separated by commas',
    schema: list.pipe(z.array(email)),
  },
  OIDC_ISSUER: {
    allowed:
      'the https address of an OpenID Connect provider such as https://accounts.example.com; http only on this machine',
    schema: z
      .string()
      .refine((text) => URL.canParse(text))
      .transform((text) => new URL(text))
      .pipe(z.instanceof(URL).refine(isIssuer)),
  },
  OIDC_CLIENT_ID: { allowed: 'the name that the provider has given us', schema: z.string().min(1) },
  OIDC_CLIENT_SECRET: {
    allowed: 'the secret that the provider has given us',
    schema: z.string().min(1),
  },
  SESSION_SECRET: { allowed: 'at least 32 characters', schema: z.string().min(32) },
  SEED: { allowed: 'content, demo or none', schema: z.enum(['content', 'demo', 'none']) },
  SAMPLE_REVIEWS: { allowed: 'show or hide', schema: z.enum(['show', 'hide']) },
  TRUSTED_PROXIES: {
    allowed: 'IP addresses or networks separated by commas',
    schema: list.pipe(z.array(network)),
  },
  LOG_LEVEL: {
    allowed: 'fatal, error, warn, info, debug or silent',
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  },
  RATE_LIMIT: { allowed: 'on or off', schema: z.enum(['on', 'off']) },
} as const satisfies Record<string, Variable>;

type Environment = Record<string, string | undefined>;
type Name = keyof typeof variables;

/**
 * Reads the settings from an environment.
 *
 * @throws ConfigError naming the variable, what was read and what is allowed; also for a misspelled name of one.
 */
export function readConfig(environment: Environment = process.env): Config {
  const misspelled = misspelledSetting(environment, Object.keys(variables));
  if (misspelled) throw new ConfigError(misspelled);
  const port = read('PORT', environment) ?? 3000;
  const host = read('HOST', environment) ?? '127.0.0.1';
  const publicUrl = read('PUBLIC_URL', environment) ?? new URL(`http://localhost:${port}`);
  const rateLimit = read('RATE_LIMIT', environment) !== 'off';
  const seed = read('SEED', environment);
  const sampleReviews = read('SAMPLE_REVIEWS', environment);
  if (!(isLoopback(host) && isLoopback(publicUrl.hostname))) {
    const here = `HOST and PUBLIC_URL are loopback addresses; they are "${host}" and "${publicUrl.origin}"`;
    if (!rateLimit)
      throw new ConfigError(`RATE_LIMIT is "off", which is allowed only when ${here}.`);
    if (seed === 'demo') {
      throw new ConfigError(
        `SEED is "demo", which is allowed only when ${here}, because everybody can sign in as its people.`,
      );
    }
  }
  return {
    port,
    host,
    publicUrl,
    namesPublicUrl: Boolean(environment.PUBLIC_URL),
    dataDir: read('DATA_DIR', environment) ?? './data',
    databaseUrl: read('DATABASE_URL', environment),
    smtpUrl: read('SMTP_URL', environment),
    mailFrom: read('MAIL_FROM', environment),
    officeEmail: read('OFFICE_EMAIL', environment),
    ...readReplies(environment),
    smsUrl: read('SMS_URL', environment),
    vapid: readVapid(environment),
    stripe: readStripe(environment),
    storage: read('STORAGE_URL', environment),
    geocoder: read('GEOCODER', environment) ?? { kind: 'local' },
    staffEmails: read('STAFF_EMAILS', environment) ?? [],
    identityProvider: readProvider(environment),
    sessionSecret: read('SESSION_SECRET', environment),
    seed,
    // On a real site a review by no one is deception (16 CFR 465), so there it takes an explicit word.
    showSampleReviews: sampleReviews ? sampleReviews === 'show' : isLoopback(publicUrl.hostname),
    trustedProxies: read('TRUSTED_PROXIES', environment) ?? [],
    logLevel: read('LOG_LEVEL', environment) ?? 'info',
    rateLimit,
    development: environment.PRAIRIE_OAK_DEVELOPMENT === '1',
  };
}

/** An address for replies is of no use without the door that they come through, and the other way round. */
function readReplies(environment: Environment): Pick<Config, 'replyEmail' | 'inboundMailSecret'> {
  const replyEmail = read('REPLY_EMAIL', environment);
  const inboundMailSecret = read('INBOUND_MAIL_SECRET', environment);
  if (Boolean(replyEmail) === Boolean(inboundMailSecret)) return { replyEmail, inboundMailSecret };
  const [isSet, missing] = replyEmail
    ? ['REPLY_EMAIL', 'INBOUND_MAIL_SECRET']
    : ['INBOUND_MAIL_SECRET', 'REPLY_EMAIL'];
  throw new ConfigError(
    `${isSet} is set, but not ${missing}. Set both, so that replies come back, or none.`,
  );
}

/** One key without the other is a slip. */
function readVapid(environment: Environment): Config['vapid'] {
  const publicKey = read('VAPID_PUBLIC_KEY', environment);
  const privateKey = read('VAPID_PRIVATE_KEY', environment);
  if (publicKey && privateKey) return { publicKey, privateKey };
  if (!publicKey && !privateKey) return undefined;
  const missing = publicKey ? 'VAPID_PRIVATE_KEY' : 'VAPID_PUBLIC_KEY';
  throw new ConfigError(
    `${missing} is not set, but the other key of the pair is. Set both or none.`,
  );
}

/** The provider's three settings belong together: with one or two of them no one could sign in there. */
function readProvider(environment: Environment): ProviderSettings | undefined {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;
  const issuer = read('OIDC_ISSUER', environment);
  const clientId = read('OIDC_CLIENT_ID', environment);
  const clientSecret = read('OIDC_CLIENT_SECRET', environment);
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  const [isSet, missing] = [true, false].map((set) =>
    names.filter((name) => Boolean(environment[name]) === set).join(' and '),
  );
  if (isSet) {
    throw new ConfigError(`${isSet} is set, but not ${missing}. Set all three of them, or none.`);
  }
  return undefined;
}

/** All three keys, or none: with some of them a customer could pay and we would never hear of it. */
function readStripe(environment: Environment): StripeSettings | undefined {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const [secretKey, publishableKey, webhookSecret] = names.map((name) => read(name, environment));
  if (secretKey && publishableKey && webhookSecret) {
    return {
      ...{ secretKey, publishableKey, webhookSecret },
      apiUrl: read('STRIPE_API_URL', environment) ?? new URL('https://api.stripe.com'),
      scriptUrl:
        read('STRIPE_SCRIPT_URL', environment) ?? new URL('https://js.stripe.com/endive/stripe.js'),
    };
  }
  const [isSet, missing] = [true, false].map((set) =>
    names.filter((name) => Boolean(environment[name]) === set).join(' and '),
  );
  if (isSet) {
    throw new ConfigError(`${isSet} is set, but not ${missing}. Set all three of them, or none.`);
  }
  return undefined;
}

/** Whether an address can be an issuer (OpenID Connect Discovery 1.0, 3): https, without query and fragment. */
function isIssuer({ protocol, hostname, search, hash, username, password }: URL): boolean {
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe && !search && !hash && !username && !password;
}

/** Whether a host name or address means this machine only. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare);
}

/** Whether a URL is a bare address: scheme, host and port, nothing else. */
function isSiteAddress(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

/** Whether a text is an IP address, alone or with the length of its network's prefix. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '1', ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0 || !/^\d{1,3}$/.test(bits)) return false;
  return Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

function read<N extends Name>(
  name: N,
  environment: Environment,
): z.output<(typeof variables)[N]['schema']> | undefined {
  const text = environment[name];
  if (text === undefined || text === '') return undefined;
  const variable = variables[name];
  const result = variable.schema.safeParse(text);
  if (!result.success) {
    // A secret never goes to the terminal, not even a malformed one.
    const shown = SECRETS.has(name) ? 'a value that does not fit' : `"${text}"`;
    throw new ConfigError(`${name} is ${shown}. Allowed: ${variable.allowed}.`);
  }
  return result.data as z.output<(typeof variables)[N]['schema']>;
}

const SECRETS: ReadonlySet<Name> = new Set([
  'SESSION_SECRET',
  'INBOUND_MAIL_SECRET',
  'OIDC_CLIENT_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'GEOCODER',
  'SMS_URL',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);
