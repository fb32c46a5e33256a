// Which notices of visits come by mail.
import { noticeKinds } from '#company/facts/visit-labels.ts';
import type { Notices } from '#contract/customers/properties.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { Panel } from '../parts/panel.tsx';
import { accountSteps } from './account-steps.ts';

export function NoticesPart({ notices }: { notices: Notices }) {
  return (
    <Panel id="notices" heading="Notices">
      <StepForm
        of={accountSteps}
        step="notices"
        id="notices-form"
        labels={{ email: 'Email me' }}
        className="mt-5 grid gap-5"
      >
        {(field) => {
          const { id, name, label, error } = field('email');
          return (
            <>
              <ChoiceList
                {...{ id, name, error }}
                type="checkbox"
                legend={label}
                choices={noticeKinds}
                chosen={notices.email}
              />
              <p>
                <SubmitButton variant="oak" pending="Saving...">
                  Save notices
                </SubmitButton>
              </p>
            </>
          );
        }}
      </StepForm>
    </Panel>
  );
}
