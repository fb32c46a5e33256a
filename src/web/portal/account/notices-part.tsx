// Which notices of visits come by mail, and that texts were stopped.
import { noticeKinds } from '#company/facts/visit-labels.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { Notices } from '#contract/customers/properties.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { Panel } from '../parts/panel.tsx';
import { accountSteps } from './account-steps.ts';

type NoticesPartProps = {
  notices: Notices;
  /** Since when their telephone gets no texts. */
  textsStoppedAt: string | null;
  /** We were told that its number is not theirs. */
  isPhoneWrong: boolean;
  timeZone: string;
};

export function NoticesPart(props: NoticesPartProps) {
  const { notices, textsStoppedAt, isPhoneWrong, timeZone } = props;
  return (
    <Panel id="notices" heading="Notices">
      {textsStoppedAt ? (
        <p className="mt-3 text-ink-soft">
          Text messages to your phone stopped on{' '}
          {formatDate(dateInZone(new Date(textsStoppedAt), timeZone))}
          {isPhoneWrong
            ? ': we were told that the number on file is not yours. Please save your number above.'
            : ', when you texted STOP. Text START to our number to get them again.'}
        </p>
      ) : null}
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
