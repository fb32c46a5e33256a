// Every setting of the process: its name, what it may be, and how one is read from an environment.
import { isIP } from 'node:net';
import { z } from 'zod';
import { parseS3Address, type S3Address } from '../storage/s3-address.ts';
import { type GeocoderSetting, parseGeocoder } from './geocoder-setting.ts';

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

const API_ADDRESS = 'an https address; http only on this machine';
const apiAddress = z
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
    allowed: 'an e-mail address, alone or as SettingName <name@example.com>',
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
  SMS_WEBHOOK_SECRET: { allowed: 'at least 24 characters', schema: z.string().min(24) },
  TWILIO_ACCOUNT_SID: {
    allowed: 'the SID of an account at Twilio, AC and 32 letters and digits',
    schema: z.string().regex(/^AC[\da-f]{32}$/),
  },
  TWILIO_AUTH_TOKEN: {
    allowed: 'the auth token of the account, 32 letters and digits',
    schema: z.string().regex(/^[\da-f]{32}$/),
  },
  TWILIO_FROM: {
    allowed:
      'the number that texts leave from, such as +12815550100, or the SID of a messaging service, MG and 32 letters and digits',
    schema: z.string().regex(/^(\+\d{8,15}|MG[\da-f]{32})$/),
  },
  TWILIO_API_URL: { allowed: API_ADDRESS, schema: apiAddress },
  TWILIO_MEDIA_HOSTS: {
    allowed: 'host names in lower case, such as mms.twiliocdn.com, separated by commas',
    schema: list.pipe(z.array(z.string().regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/))),
  },
  SUGGESTIONS_URL: { allowed: API_ADDRESS, schema: apiAddress },
  SUGGESTIONS_MODEL: {
    allowed: 'the name of a model there, at most 100 characters without spaces',
    schema: z.string().regex(/^\S{1,100}$/),
  },
  SUGGESTIONS_API_KEY: {
    allowed: 'a key of letters, digits and signs without spaces',
    schema: z.string().regex(/^\S{1,300}$/),
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
  STRIPE_API_URL: { allowed: API_ADDRESS, schema: apiAddress },
  STRIPE_SCRIPT_URL: { allowed: API_ADDRESS, schema: apiAddress },
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

export type Environment = Record<string, string | undefined>;
export type SettingName = keyof typeof variables;

/** Every name that is a setting. */
export const settingNames: readonly string[] = Object.keys(variables);

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

/** What a setting says; undefined when it is unset or empty. @throws ConfigError when it is not allowed. */
export function readSetting<N extends SettingName>(
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

const SECRETS: ReadonlySet<SettingName> = new Set([
  'SESSION_SECRET',
  'INBOUND_MAIL_SECRET',
  'OIDC_CLIENT_SECRET',
  'DATABASE_URL',
  'SMTP_URL',
  'STORAGE_URL',
  'GEOCODER',
  'SMS_URL',
  'SMS_WEBHOOK_SECRET',
  'TWILIO_AUTH_TOKEN',
  'VAPID_PRIVATE_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
]);
