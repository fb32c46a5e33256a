// Which notices of visits come by mail.
import { noticeKinds } from '#company/facts/visit-labels.ts';
import { type Notices, NoticesChange } from '#contract/customers/properties.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { type FormResult, useAppForm } from '#web/forms/app/use-app-form.ts';
import { ChoiceList } from '../parts/choice-list.tsx';
import { Panel } from '../parts/panel.tsx';

type NoticesPartProps = { notices: Notices; result: FormResult | undefined };

export function NoticesPart({ notices, result }: NoticesPartProps) {
  const { state, field } = useAppForm({
    id: 'notices-form',
    schema: NoticesChange,
    labels: { email: 'Email me' },
    result,
  });
  const { id, name, error } = field('email');
  return (
    <Panel id="notices" heading="Notices">
      <AppForm state={state} step="notices" className="mt-5 grid gap-5">
        <ChoiceList
          id={id}
          name={name}
          type="checkbox"
          legend="Email me"
          choices={noticeKinds}
          chosen={notices.email}
          error={error}
        />
        <p>
          <SubmitButton variant="oak" pending="Saving...">
            Save notices
          </SubmitButton>
        </p>
      </AppForm>
    </Panel>
  );
}
