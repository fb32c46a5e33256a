// The forms of the settings give back what they were given, and say at the field what does not fit.
import { describe, expect, it } from 'vitest';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import { readForm } from '#web/forms/app/read-form.ts';
import { TypedCompany } from './company-form.tsx';
import { hoursOf, TypedHours, typedHours } from './hours-form.ts';
import { pricesOf, TypedPrices, typedPrices } from './prices-form.ts';

const day = [{ opens: '07:00', closes: '18:00' }];
const hours: SettingsParts['hours'] = {
  version: 'v',
  week: [day, day, [...day, { opens: '19:00', closes: '20:00' }], day, day, [], []],
  dayOffLabel: 'emergency calls only',
};
const prices: SettingsParts['prices'] = {
  version: 'v',
  salesTaxBasisPoints: 825,
  salesTaxSource: '',
  salesTaxSince: null,
  nextSalesTax: null,
  priceHeldDays: 30,
  laborRateCents: 4550,
};

describe('the office hours', () => {
  const typed = { version: 'v', ...typedHours(hours) };
  const said = (changes: Record<string, string>) =>
    TypedHours.safeParse({ ...typed, ...changes }).error?.issues.map(({ path, message }) => [
      path[0],
      message,
    ]);

  it('go through the form unchanged', () => {
    expect(hoursOf(TypedHours.parse(typed))).toEqual(hours);
  });

  it('say at the field what is missing', () => {
    expect(said({ 'Sunday-opens': '10:00' })).toEqual([
      ['Sunday-closes', 'Please enter when this ends.'],
    ]);
    const off = Object.fromEntries(Object.keys(typedHours(hours)).map((name) => [name, '']));
    expect(said({ ...off, dayOffLabel: 'Closed' })).toEqual([
      ['Monday-opens', 'Please enter hours for at least one day.'],
    ]);
  });
});

describe('the company', () => {
  const typed = {
    version: 'v',
    companyName: 'Live Elm Yards',
    shortName: 'Live Elm',
    tagline: 'Yards that drain',
    phone: '(713) 555-0188',
    email: 'office@liveelm.example',
    street: '',
    city: 'Katy',
    region: 'TX',
    postalCode: '77494',
    foundedYear: '2023',
    serviceRadiusMiles: '30',
    timeZone: 'America/Chicago',
    facebookUrl: '',
    instagramUrl: '',
    linkedinUrl: 'https://www.linkedin.com/company/liveelm',
  };
  const read = (changes: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typed, ...changes })) form.set(name, value);
    return readForm(form, TypedCompany);
  };

  it('needs no street and no page on a social network', () => {
    expect(read({})).toMatchObject({
      status: 'success',
      value: { street: '', facebookUrl: '', instagramUrl: '', foundedYear: 2023 },
    });
  });

  it('still refuses what is no address, and a company without a name', () => {
    const { error } = read({ facebookUrl: 'liveelm', companyName: '' }).reply();
    expect(Object.keys(error ?? {})).toEqual(['companyName', 'facebookUrl']);
  });
});

describe('prices and taxes', () => {
  const { salesTax, priceHeldDays: _, laborRate } = typedPrices(prices);
  const typed = { version: 'v', salesTax, laborRate, priceHeldDays: 30 };

  it('go through the form unchanged', () => {
    expect([salesTax, laborRate]).toEqual(['8.25', '45.50']);
    expect(pricesOf(TypedPrices.parse(typed))).toEqual(prices);
  });

  it.each([
    ['8.25 %', 825],
    ['8', 800],
    ['0', 0],
    ['20', 2_000],
  ])('take a rate of %j as %i', (typedRate, salesTaxBasisPoints) => {
    const read = TypedPrices.parse({ ...typed, salesTax: typedRate });
    expect(pricesOf(read)).toMatchObject({ salesTaxBasisPoints });
  });

  it.each([
    ['salesTax', '8,25', 'Please enter the rate in percent, such as 8.25, at most 20.'],
    ['salesTax', '20.01', 'Please enter the rate in percent, such as 8.25, at most 20.'],
    ['laborRate', 'forty', 'Please enter an amount such as 45.00, at most 1,000.'],
    ['laborRate', '1000.01', 'Please enter an amount such as 45.00, at most 1,000.'],
  ])('refuse %s %j', (field, value, message) => {
    const { error } = TypedPrices.safeParse({ ...typed, [field]: value });
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });
});
