// The form of the company: its step, its fields and what they begin with, for the settings and for getting started.
import { keysOf } from '#company/rules/platform/known-keys.ts';
import {
  CompanyChange,
  type SettingsParts,
  settingsFields,
} from '#contract/platform/business-settings.ts';
import { step } from '#web/forms/app/steps.ts';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { Select, TextField } from '#web/ui/field.tsx';
import { SAVED } from './settings-main.tsx';

const { spanishTagline, street, facebookUrl, instagramUrl, linkedinUrl } = settingsFields.company;

/** Spanish tagline, street and links may be left empty, which a form sends as nothing. */
export const TypedCompany = CompanyChange.extend({
  spanishTagline: spanishTagline.default(''),
  street: street.default(''),
  facebookUrl: facebookUrl.default(''),
  instagramUrl: instagramUrl.default(''),
  linkedinUrl: linkedinUrl.default(''),
});

/** What saves it. */
export const companyStep = step({
  schema: TypedCompany,
  send: ({ api }, body) => api('PATCH /api/console/settings/company', { body }),
  done: SAVED,
});

export const companyLabels = {
  companyName: 'Company name',
  shortName: 'Short name',
  tagline: 'Tagline',
  spanishTagline: 'Tagline in Spanish',
  phone: 'Phone',
  email: 'Email',
  street: 'Street or PO box',
  city: 'Town',
  region: 'State',
  postalCode: 'ZIP code',
  serviceRadiusMiles: 'Service radius (miles)',
  foundedYear: 'Founded',
  timeZone: 'Time zone',
  facebookUrl: 'Facebook',
  instagramUrl: 'Instagram',
  linkedinUrl: 'LinkedIn',
} as const;

/** The zones of the United States (IANA). Another one that is set stays in the list. */
const TIME_ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Mountain, Arizona',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
};

type CompanyField = keyof typeof companyLabels;

/** What the form begins with. */
export function typedCompany({
  version: _version,
  ...values
}: SettingsParts['company']): Record<CompanyField, string> {
  return {
    ...values,
    foundedYear: String(values.foundedYear),
    serviceRadiusMiles: String(values.serviceRadiusMiles),
  };
}

/** Each field as it is and as it was typed. */
export function companyFacts(
  values: Record<CompanyField, string>,
  meant: (name: string) => string | null,
): [string, string, string | null][] {
  const names = keysOf(companyLabels);
  return names.map((name) => [companyLabels[name], values[name], meant(name)]);
}

type CompanyFieldsProps = { timeZone: string; field: (name: CompanyField) => BoundField };

/** The fields; `timeZone` is the one that is set. */
export function CompanyFields({ timeZone, field }: CompanyFieldsProps) {
  return (
    <>
      <TextField {...field('companyName')} autoComplete="off" maxLength={100} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('shortName')}
          autoComplete="off"
          maxLength={50}
          hint="Where there is little room."
        />
        <TextField {...field('foundedYear')} inputMode="numeric" autoComplete="off" />
      </div>
      <TextField {...field('tagline')} autoComplete="off" maxLength={200} />
      <TextField
        {...field('spanishTagline')}
        lang="es"
        autoComplete="off"
        maxLength={200}
        hint="Optional. Spanish pages show the English without it."
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...field('phone')}
          type="tel"
          autoComplete="off"
          hint="Shown as you type it. Links dial it without the extension."
        />
        <TextField
          {...field('email')}
          type="email"
          autoComplete="off"
          hint="Also gets what visitors send, unless the server has another office address."
        />
      </div>
      <TextField
        {...field('street')}
        autoComplete="off"
        maxLength={200}
        hint="Newsletters have to say where you get mail (15 USC 7704). Leave it empty to name the town alone."
      />
      <div className="grid gap-5 sm:grid-cols-[1fr_6rem_9rem]">
        <TextField {...field('city')} autoComplete="off" maxLength={100} />
        <TextField {...field('region')} autoComplete="off" maxLength={2} />
        <TextField {...field('postalCode')} inputMode="numeric" autoComplete="off" maxLength={5} />
      </div>
      <p className="-mt-3 text-small text-ink-soft">
        Crews leave from this ZIP code: distances, the service area and the order of stops are
        figured from there.
      </p>
      <TextField
        {...field('serviceRadiusMiles')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        hint="From 10 to 50, as the crow flies from that ZIP code. The site says it, and online prices stop there. We know all ZIP codes up to 30 miles from Cypress and many beyond; an address that we can’t place counts as out of reach."
      />
      <Select
        {...field('timeZone')}
        hint="Every date and time on the site, in emails and in calendars is in this time zone. Set it once, before the first booking."
      >
        {Object.entries({ [timeZone]: timeZone, ...TIME_ZONES }).map(([zone, name]) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </Select>
      {(['facebookUrl', 'instagramUrl', 'linkedinUrl'] as const).map((name) => (
        <TextField
          key={name}
          {...field(name)}
          type="url"
          autoComplete="off"
          maxLength={200}
          hint="The address of your page, for the footer of the site. Leave it empty to show no link."
        />
      ))}
    </>
  );
}
