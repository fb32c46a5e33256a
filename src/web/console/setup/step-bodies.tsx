// The steps of getting started that are done right on its page: the company, the test email, and opening the site.
import type { SetupGuide } from '#contract/overviews/setup-guide.ts';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import {
  CompanyFields,
  companyFacts,
  companyLabels,
  typedCompany,
} from '../settings/company-form.tsx';
import { setupForms } from './setup-forms.ts';
import { stepLabels } from './step-labels.ts';

export function CompanyStep({ company }: { company: SettingsParts['company'] }) {
  const { version, timeZone } = company;
  const typed = typedCompany(company);
  return (
    <>
      <StepConflict
        of={setupForms}
        version={version}
        facts={(meant) => companyFacts(typed, meant.typed)}
      />
      <StepForm
        of={setupForms}
        step="company"
        version={version}
        labels={companyLabels}
        defaultValue={typed}
        className="mt-6 grid gap-5"
      >
        {(field) => (
          <>
            <CompanyFields timeZone={timeZone} field={field} />
            <div>
              <SubmitButton pending="Saving...">Save Company</SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </>
  );
}

export function MailStep({ guide: { testMail, mailTo } }: { guide: SetupGuide }) {
  return (
    <>
      {testMail ? <TestMailNote {...testMail} mailTo={mailTo} /> : null}
      <StepButton of={setupForms} step="mail" size="small" formClassName="mt-5">
        {testMail ? 'Send Another One' : `Send a Test to ${mailTo}`}
      </StepButton>
    </>
  );
}

type TestMailNoteProps = NonNullable<SetupGuide['testMail']> & { mailTo: string };

function TestMailNote({ outcome, reason, mailTo }: TestMailNoteProps) {
  if (outcome === 'refused') {
    return (
      <Alert tone="red" title="The mail server refused it." className="mt-4">
        It said: {reason}
      </Alert>
    );
  }
  if (outcome === 'saved') {
    return (
      <Alert tone="amber" title="Saved, but not sent." className="mt-4">
        This installation has no mail server yet. Whoever runs it finds the email in the outbox
        folder of the server.
      </Alert>
    );
  }
  return (
    <Alert tone="green" title="The mail server took it." className="mt-4">
      Look into the inbox of {mailTo}, and into its spam folder.
    </Alert>
  );
}

export function LiveStep({ guide }: { guide: SetupGuide }) {
  const missing = guide.steps.filter((step) => step.missing !== null);
  if (guide.isLive) {
    return (
      <div className="mt-4">
        <p>
          <TextLink href="/">Look at your site</TextLink>
        </p>
        <StepButton of={setupForms} step="close" variant="quiet" size="small" formClassName="mt-4">
          Close the Site Again
        </StepButton>
      </div>
    );
  }
  return (
    <div className="mt-4">
      {guide.isLocal ? (
        <p>Only this machine reaches this address, so there is no one to keep out yet.</p>
      ) : null}
      {missing.length > 0 ? (
        <Alert tone="amber" title="Something is missing." className="mt-4">
          <ul>
            {missing.map(({ step, missing }) => (
              <li key={step}>
                {stepLabels[step].label}: {missing}
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <StepButton of={setupForms} step="open" variant="clay" formClassName="mt-4">
          Open the Site
        </StepButton>
      )}
    </div>
  );
}
