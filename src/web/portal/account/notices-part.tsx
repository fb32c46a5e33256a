// Which notices of visits come by mail, and that texts were stopped.
import { noticeKinds } from '#company/facts/visit-labels.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { Notices } from '#contract/customers/properties.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { Panel } from '../parts/panel.tsx';
import { useSpokenTimes } from '../parts/use-spoken-times.ts';
import { accountSteps } from './account-steps.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

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
  const messages = useAccountMessages();
  const say = useSpokenTimes();
  return (
    <Panel id="notices" heading={messages.notices}>
      {textsStoppedAt ? (
        <p className="mt-3 text-ink-soft">
          {fill(messages.stopped, {
            day: say.fullDay(dateInZone(new Date(textsStoppedAt), timeZone)),
          })}
          {isPhoneWrong ? messages.wrongNumber : messages.textedStop}
        </p>
      ) : null}
      <StepForm
        of={accountSteps}
        step="notices"
        id="notices-form"
        labels={{ email: messages.emailMe }}
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
                choices={noticeKinds.map(({ value, label }) => ({
                  value,
                  label: messages.noticeKinds?.[value] ?? label,
                }))}
                chosen={notices.email}
              />
              <p>
                <SubmitButton variant="oak" pending={messages.saving}>
                  {messages.saveNotices}
                </SubmitButton>
              </p>
            </>
          );
        }}
      </StepForm>
    </Panel>
  );
}
