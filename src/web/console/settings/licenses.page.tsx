// The licenses of the company, with what each changes on the site.
import { z } from 'zod';
import { settingsFields } from '#contract/platform/business-settings.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { TextField } from '#web/ui/field.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/licenses.page.ts';
import { loadSettings } from './load-settings.ts';
import { SAVED, SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Licenses');

export async function loader({ context }: Route.LoaderArgs) {
  const { isOwner, licenses } = await loadSettings(context);
  return { isOwner, licenses };
}

const { irrigatorLicense, irrigatorName, pesticideLicense } = settingsFields.licenses;

/** Each may be left blank, which a form sends as nothing. */
const TypedLicenses = z.strictObject({
  version: z.string(),
  irrigatorLicense: irrigatorLicense.optional(),
  irrigatorName: irrigatorName.optional(),
  pesticideLicense: pesticideLicense.optional(),
});

const licenseSteps = steps({
  save: step({
    schema: TypedLicenses,
    send: (
      { api },
      { version, irrigatorLicense = '', irrigatorName = '', pesticideLicense = '' },
    ) =>
      api('PATCH /api/console/settings/licenses', {
        body: { version, irrigatorLicense, irrigatorName, pesticideLicense },
      }),
    done: SAVED,
  }),
});

export const action = stepAction(licenseSteps);

const labels = {
  irrigatorLicense: 'Irrigator license',
  irrigatorName: 'Name of the irrigator',
  pesticideLicense: 'Pesticide license',
} as const;

export default function LicensesPage({ loaderData: { isOwner, licenses } }: Route.ComponentProps) {
  const { version, ...values } = licenses;
  return (
    <SettingsMain
      heading="Licenses"
      lead="Texas wants these numbers beside the work they are for. Leave blank what you don’t have: the site then claims nothing."
      of={licenseSteps}
      isOwner={isOwner}
    >
      <StepConflict
        of={licenseSteps}
        version={version}
        facts={({ typed }) => [
          [labels.irrigatorLicense, values.irrigatorLicense, typed('irrigatorLicense')],
          [labels.irrigatorName, values.irrigatorName, typed('irrigatorName')],
          [labels.pesticideLicense, values.pesticideLicense, typed('pesticideLicense')],
        ]}
      />
      <StepForm
        of={licenseSteps}
        step="save"
        version={version}
        labels={labels}
        defaultValue={values}
        className="mt-6 grid gap-5"
      >
        {(field) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField {...field('irrigatorLicense')} autoComplete="off" maxLength={100} />
              <TextField {...field('irrigatorName')} autoComplete="off" maxLength={100} />
            </div>
            <p className="-mt-3 text-small text-ink-soft">
              TCEQ, such as LI0012345. With it, “Licensed irrigator” with the name and the number is
              beside irrigation, in the footer, on quotes, flyer and business card. Without it, that
              line is left out; irrigation is still offered.
            </p>
            <TextField {...field('pesticideLicense')} autoComplete="off" maxLength={100} />
            <p className="-mt-3 text-small text-ink-soft">
              Texas Department of Agriculture. With it, the site names it in the footer, sprayed
              weed control and program rounds with pesticides can be offered and quoted, and crews
              record each application. Without it, nothing is sprayed: such rounds can’t be offered,
              and a customer can’t accept one that was offered before. Plans that run are not
              changed.
            </p>
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </SettingsMain>
  );
}
