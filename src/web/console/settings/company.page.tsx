// Names, contact, place and time zone of the company: the owner changes them, all of the staff read them.
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { steps } from '#web/forms/app/steps.ts';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/company.page.ts';
import {
  CompanyFields,
  companyFacts,
  companyLabels,
  companyStep,
  typedCompany,
} from './company-form.tsx';
import { loadSettings } from './load-settings.ts';
import { SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Company');

export async function loader({ context }: Route.LoaderArgs) {
  const { isOwner, company } = await loadSettings(context);
  return { isOwner, company };
}

const companySteps = steps({ save: companyStep });

export const action = stepAction(companySteps);

export default function CompanyPage({ loaderData: { isOwner, company } }: Route.ComponentProps) {
  const { version, timeZone } = company;
  const typed = typedCompany(company);
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
        facts={(meant) => companyFacts(typed, meant.typed)}
      />
      <StepForm
        of={companySteps}
        step="save"
        version={version}
        labels={companyLabels}
        defaultValue={typed}
        className="mt-6 grid gap-5"
      >
        {(field) => (
          <>
            <CompanyFields timeZone={timeZone} field={field} />
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
    </SettingsMain>
  );
}
