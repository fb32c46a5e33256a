// A misspelled setting stops the start; other programs' variables never do.
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './process-settings.ts';

describe('a misspelled setting', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['STAFF_EMAIL', 'STAFF_EMAILS'],
    ['SESSION_SECERT', 'SESSION_SECRET'],
    ['PUBLIC_URLS', 'PUBLIC_URL'],
    ['TRUSTED_PROXYES', 'TRUSTED_PROXIES'],
    ['OFFICE_EMAILS', 'OFFICE_EMAIL'],
    ['LOG_LEVELS', 'LOG_LEVEL'],
  ])('%s stops the start and names %s, without what it holds', (name, meant) => {
    const start = () => readConfig({ [name]: 'canary-word' });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(`${name} is not a setting. Did you mean ${meant}?`);
    expect(start).not.toThrow('canary-word');
  });

  it("is another program's when the setting itself is there, even empty", () => {
    expect(() => readConfig({ DATABASE_URI: 'x', DATABASE_URL: '' })).not.toThrow();
    expect(() => readConfig({ LOG_LEVELS: 'x', LOG_LEVEL: 'info' })).not.toThrow();
  });
});

describe('the variables of others', () => {
  /** Of shells, desktops, npm, Docker, Kubernetes, cron, MySQL, PostgreSQL and the usual platforms. */
  const others = [
    ...[
      'HOSTNAME',
      'SHELL',
      'PORTS',
      'HOSTS',
      'HOME',
      'USER',
      'LOGNAME',
      'MAIL',
      'MAILTO',
      'MAILFROM',
    ],
    ...['DATADIR', 'DATA_PATH', 'DATABASE_HOST', 'DATABASE_USER', 'DATABASE_NAME', 'DATABASE_SSL'],
    ...['DB_HOST', 'DB_PORT', 'DB_URL', 'DATABASE_PORT', 'POSTGRES_PORT', 'POSTGRES_URL', 'PGHOST'],
    ...[
      'MY_SERVICE_HOST',
      'SMTP_SERVICE_HOST',
      'MAIL_PORT',
      'MAIL_PORT_25_TCP',
      'SMTP_PORT',
      'SMTP_HOST',
    ],
    ...[
      'SMTP_USER',
      'SMTP_SSL',
      'REDIS_URL',
      'STORAGE_DIR',
      'STORAGE_KEY',
      'XDG_DATA_DIRS',
      'LOGLEVEL',
    ],
    ...[
      'RATE_LIMITER_HOST',
      'npm_config_user_agent',
      'NODE_OPTIONS',
      'HTTP_PROXY',
      'NO_PROXY',
      'SEEDS',
    ],
    ...[
      'RAILWAY_PUBLIC_DOMAIN',
      'RENDER_EXTERNAL_URL',
      'FLY_APP_NAME',
      'DYNO',
      'VERCEL_URL',
      'APP_URL',
    ],
  ];
  it.each(others)('%s stops nothing', (name) => {
    expect(() => readConfig({ [name]: 'x' })).not.toThrow();
  });
});
