// What the panel about alerts says of this installation: whether texts leave the house.
import { expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { TWILIO } from '../../../test/twilio-stand-in.ts';
import { alertRules } from './alerts.ts';

it.each([
  ['wait in the outbox where no one takes them', {}, 'outbox'],
  ['leave by a gateway of our own', { SMS_URL: 'https://texts.example.com/send' }, 'sms'],
  ['leave by Twilio', TWILIO, 'sms'],
])('alerts %s', (_, environment, sends) => {
  const config = readConfig(environment);
  const rules = alertRules({ config, settings: () => defaultSettings, clock: () => TEST_NOW });
  expect(rules.sends).toBe(sends);
});
