// Names, contact, place and time zone of the company: the owner changes them, all of the staff read them.
import { CompanyChange } from '#contract/platform/business-settings.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { Select, TextField } from '#web/ui/field.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/company.page.ts';
import { loadSettings } from './load-settings.ts';
import { SAVED, SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Company');

export async function loader({ context }: Route.LoaderArgs) {
  const { isOwner, company } = await loadSettings(context);
  return { isOwner, company };
}

const companySteps = steps({
  save: step({
    schema: CompanyChange,
    send: ({ api }, body) => api('PATCH /api/console/settings/company', { body }),
    done: SAVED,
  }),
});

export const action = stepAction(companySteps);

const labels = {
  companyName: 'Company name',
  shortName: 'Short name',
  tagline: 'Tagline',
  phone: 'Phone',
  email: 'Email',
  city: 'Town',
  region: 'State',
  postalCode: 'ZIP code',
  foundedYear: 'Founded',
  timeZone: 'Time zone',
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

export default function CompanyPage({ loaderData: { isOwner, company } }: Route.ComponentProps) {
  const { version, ...values } = company;
  const typed = { ...values, foundedYear: String(values.foundedYear) };
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return (
    <SettingsMain
      heading="Company"
      lead="On every page, in emails, on quotes and in calendar files."
      of={companySteps}
      isOwner={isOwner}
    >
      <StepConflict
        of={companySteps}
        version={version}
        facts={(meant) => names.map((name) => [labels[name], typed[name], meant.typed(name)])}
      />
      <StepForm
        of={companySteps}
        step="save"
        version={version}
        labels={labels}
        defaultValue={typed}
        className="mt-6 grid gap-5"
      >
        {(field) => (
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
            <div className="grid gap-5 sm:grid-cols-[1fr_6rem_9rem]">
              <TextField {...field('city')} autoComplete="off" maxLength={100} />
              <TextField {...field('region')} autoComplete="off" maxLength={2} />
              <TextField
                {...field('postalCode')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
              />
            </div>
            <p className="-mt-3 text-small text-ink-soft">
              Crews leave from this ZIP code: distances, the service area and the order of stops are
              figured from there.
            </p>
            <Select
              {...field('timeZone')}
              hint="Every date and time on the site, in emails and in calendars is in this time zone. Set it once, before the first booking."
            >
              {Object.entries({ [values.timeZone]: values.timeZone, ...TIME_ZONES }).map(
                ([zone, name]) => (
                  <option key={zone} value={zone}>
                    {name}
                  </option>
                ),
              )}
            </Select>
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </SettingsMain>
  );
}
