// Reads and checks the settings of the process, once, at start; nothing else reads the environment.
import type { S3Address } from '../storage/s3-address.ts';
import { misspelledSetting } from './config-typos.ts';
import type { GeocoderSetting } from './geocoder-setting.ts';
import {
  ConfigError,
  type Environment,
  isLoopback,
  readSetting,
  type SettingName,
  settingNames,
} from './process-settings.ts';

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
  /** The same at Twilio, instead of a gateway of one's own. */
  twilio: TwilioSettings | undefined;
  /** What signs texts and news of texts that a gateway of one's own brings to our door. */
  smsWebhookSecret: string | undefined;
  /** The keys that sign push messages (RFC 8292); without them none are sent. */
  /** Who suggests replies to staff; unset means no one. */
  languageModel: LanguageModel | undefined;
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
  /** Documents stay as they were compressed at first, on servers of tests: compressing them well takes each one twelve seconds of a processor. */
  compressesQuickly: boolean;
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

/** A language model: where it answers by the shape of chat completions, its name, and the key that it may want. */
export type LanguageModel = { url: URL; model: string; apiKey: string | undefined };

/** The account at Twilio, the number or messaging service that texts leave from, and where its API answers. */
export type TwilioSettings = {
  accountSid: string;
  authToken: string;
  from: string;
  apiUrl: URL;
  /** Where it may keep the files of texts, to which its API leads on. */
  mediaHosts: readonly string[];
};

/** Where Twilio says that it keeps them. */
const TWILIO_MEDIA_HOSTS = ['mms.twiliocdn.com'] as const;
/**
 * Reads the settings from an environment.
 *
 * @throws ConfigError naming the variable, what was read and what is allowed; also for a misspelled name of one.
 */
export function readConfig(environment: Environment = process.env): Config {
  const misspelled = misspelledSetting(environment, settingNames);
  if (misspelled) throw new ConfigError(misspelled);
  const port = readSetting('PORT', environment) ?? 3000;
  const host = readSetting('HOST', environment) ?? '127.0.0.1';
  const publicUrl = readSetting('PUBLIC_URL', environment) ?? new URL(`http://localhost:${port}`);
  const rateLimit = readSetting('RATE_LIMIT', environment) !== 'off';
  const seed = readSetting('SEED', environment);
  const sampleReviews = readSetting('SAMPLE_REVIEWS', environment);
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
    dataDir: readSetting('DATA_DIR', environment) ?? './data',
    databaseUrl: readSetting('DATABASE_URL', environment),
    smtpUrl: readSetting('SMTP_URL', environment),
    mailFrom: readSetting('MAIL_FROM', environment),
    officeEmail: readSetting('OFFICE_EMAIL', environment),
    ...readReplies(environment),
    ...readTexts(environment),
    languageModel: readLanguageModel(environment),
    vapid: readVapid(environment),
    stripe: readStripe(environment),
    storage: readSetting('STORAGE_URL', environment),
    geocoder: readSetting('GEOCODER', environment) ?? { kind: 'local' },
    staffEmails: readSetting('STAFF_EMAILS', environment) ?? [],
    identityProvider: readProvider(environment),
    sessionSecret: readSetting('SESSION_SECRET', environment),
    seed,
    // On a real site a review by no one is deception (16 CFR 465), so there it takes an explicit word.
    showSampleReviews: sampleReviews ? sampleReviews === 'show' : isLoopback(publicUrl.hostname),
    trustedProxies: readSetting('TRUSTED_PROXIES', environment) ?? [],
    logLevel: readSetting('LOG_LEVEL', environment) ?? 'info',
    rateLimit,
    development: environment.PRAIRIE_OAK_DEVELOPMENT === '1',
    compressesQuickly: environment.PRAIRIE_OAK_COMPRESSION === 'quick',
  };
}

/** An address for replies is of no use without the door that they come through, and the other way round. */
function readReplies(environment: Environment): Pick<Config, 'replyEmail' | 'inboundMailSecret'> {
  const replyEmail = readSetting('REPLY_EMAIL', environment);
  const inboundMailSecret = readSetting('INBOUND_MAIL_SECRET', environment);
  if (Boolean(replyEmail) === Boolean(inboundMailSecret)) return { replyEmail, inboundMailSecret };
  const [isSet, missing] = replyEmail
    ? ['REPLY_EMAIL', 'INBOUND_MAIL_SECRET']
    : ['INBOUND_MAIL_SECRET', 'REPLY_EMAIL'];
  throw new ConfigError(
    `${isSet} is set, but not ${missing}. Set both, so that replies come back, or none.`,
  );
}

/** Twilio's three settings belong together, and texts have one way out. */
function readTexts(
  environment: Environment,
): Pick<Config, 'smsUrl' | 'twilio' | 'smsWebhookSecret'> {
  const smsUrl = readSetting('SMS_URL', environment);
  const smsWebhookSecret = readSetting('SMS_WEBHOOK_SECRET', environment);
  const names = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
  const [accountSid, authToken, from] = names.map((name) => readSetting(name, environment));
  if (accountSid && authToken && from) {
    if (smsUrl || smsWebhookSecret) {
      throw new ConfigError(
        'Twilio and a gateway of your own are both set. Unset SMS_URL and SMS_WEBHOOK_SECRET, or everything that begins with TWILIO_.',
      );
    }
    const apiUrl = readSetting('TWILIO_API_URL', environment) ?? new URL('https://api.twilio.com');
    const mediaHosts = readSetting('TWILIO_MEDIA_HOSTS', environment) ?? TWILIO_MEDIA_HOSTS;
    return {
      smsUrl: undefined,
      smsWebhookSecret: undefined,
      twilio: { accountSid, authToken, from, apiUrl, mediaHosts },
    };
  }
  requireNone(names, environment);
  return { smsUrl, smsWebhookSecret, twilio: undefined };
}

/** Some of three settings that belong together are a slip; none is a choice. */
function requireNone(names: readonly SettingName[], environment: Environment): void {
  const [isSet, missing] = [true, false].map((set) =>
    names.filter((name) => Boolean(environment[name]) === set).join(' and '),
  );
  if (!isSet) return;
  throw new ConfigError(`${isSet} is set, but not ${missing}. Set all three of them, or none.`);
}

/** A model has an address and a name; one on this machine may want no key. */
function readLanguageModel(environment: Environment): LanguageModel | undefined {
  const url = readSetting('SUGGESTIONS_URL', environment);
  const model = readSetting('SUGGESTIONS_MODEL', environment);
  const apiKey = readSetting('SUGGESTIONS_API_KEY', environment);
  if (url && model) return { url, model, apiKey };
  if (!(url || model || apiKey)) return undefined;
  const missing = [!url && 'SUGGESTIONS_URL', !model && 'SUGGESTIONS_MODEL']
    .filter(Boolean)
    .join(' and ');
  throw new ConfigError(
    `Replies are suggested by a model with an address and a name: ${missing} is not set. Set both, or unset everything that begins with SUGGESTIONS_.`,
  );
}

/** One key without the other is a slip. */
function readVapid(environment: Environment): Config['vapid'] {
  const publicKey = readSetting('VAPID_PUBLIC_KEY', environment);
  const privateKey = readSetting('VAPID_PRIVATE_KEY', environment);
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
  const issuer = readSetting('OIDC_ISSUER', environment);
  const clientId = readSetting('OIDC_CLIENT_ID', environment);
  const clientSecret = readSetting('OIDC_CLIENT_SECRET', environment);
  if (issuer && clientId && clientSecret) return { issuer, clientId, clientSecret };
  requireNone(names, environment);
  return undefined;
}

/** All three keys, or none: with some of them a customer could pay and we would never hear of it. */
function readStripe(environment: Environment): StripeSettings | undefined {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;
  const [secretKey, publishableKey, webhookSecret] = names.map((name) =>
    readSetting(name, environment),
  );
  if (secretKey && publishableKey && webhookSecret) {
    return {
      ...{ secretKey, publishableKey, webhookSecret },
      apiUrl: readSetting('STRIPE_API_URL', environment) ?? new URL('https://api.stripe.com'),
      scriptUrl:
        readSetting('STRIPE_SCRIPT_URL', environment) ??
        new URL('https://js.stripe.com/endive/stripe.js'),
    };
  }
  requireNone(names, environment);
  return undefined;
}
