// A policy has the settings in their places, and no other words in braces.
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { Policy, policyKinds } from '#contract/site/content/policies.ts';
import { firstContent } from '../seed/first-content.ts';
import { fillPolicy } from './fill-policy.ts';

const policy: Policy = {
  title: 'Privacy',
  lead: 'What {company} keeps.',
  since: '2026-11-25',
  sections: [{ heading: 'Chat', paragraphs: ['For {chatKeptDays} days, {salesTax}, {place}.'] }],
};

it('says what is set', () => {
  const settings = { ...defaultSettings, companyName: 'The Oaks', chatKeptDays: 30 };
  expect(fillPolicy(policy, settings)).toEqual({
    ...policy,
    lead: 'What The Oaks keeps.',
    sections: [{ heading: 'Chat', paragraphs: ['For 30 days, 8.25%, Cypress, TX 77429.'] }],
  });
});

it('takes no other words in braces', () => {
  expect(Policy.safeParse({ ...policy, lead: 'What {owner} keeps.' }).error?.issues).toMatchObject([
    { path: ['lead'], message: expect.stringMatching(/^In braces there can be \{company\}/) },
  ]);
});

describe.each(Object.values(policyKinds))('the first %s', (kind) => {
  it('has no braces left on its page', () => {
    expect(JSON.stringify(fillPolicy(firstContent()[kind], defaultSettings))).not.toMatch(
      /\{\w+\}/,
    );
  });
});
