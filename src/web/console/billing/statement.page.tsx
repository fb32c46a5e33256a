// The statement of an account for some days, and that of a month by email: to this customer, or to everyone who owes something.
import { formatDays } from '#company/rules/time/company-time.ts';
import { StatementMails } from '#contract/billing/statements.ts';
import { StatementDays, StatementView } from '#web/features/statement/statement-view.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Select, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../console-main.tsx';
import { consoleMeta } from '../console-meta.ts';
import { StepFold } from '../form-fold.tsx';
import { useLivePage } from '../live/use-live.ts';
import type { Route } from './+types/statement.page.ts';
import { accountPath } from './billing-pages.ts';

export const meta = consoleMeta('Statement');

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { today } = context.get(companyContext);
  const { searchParams } = url;
  const query = {
    from: searchParams.get('from') || `${today.slice(0, 7)}-01`,
    to: searchParams.get('to') || today,
  };
  return context.get(apiContext)('GET /api/console/billing/accounts/{id}/statement', {
    params,
    query,
  });
}

const statementSteps = steps({
  email: step({
    schema: StatementMails,
    send: ({ api }, body) => api('POST /api/console/billing/statements', { body }),
    done: 'Everyone you chose has the statement of that month or gets it now.',
  }),
});

export const action = stepAction(statementSteps);

export default function StatementRoute({ loaderData: statement }: Route.ComponentProps) {
  useLivePage(['billing'], undefined);
  const { from, to, customer } = statement;
  const file = `/api/console/billing/accounts/${customer.id}/statement/pdf`;
  return (
    <ConsoleMain
      heading="Statement"
      lead={`${customer.name}, ${formatDays(from, to)}`}
      back={{ to: accountPath(customer.id), label: customer.name }}
      actions={
        <ButtonLink
          variant="quiet"
          size="small"
          href={`${file}?${new URLSearchParams({ from, to })}`}
          download
        >
          Download PDF
        </ButtonLink>
      }
    >
      <DoneNote of={statementSteps} className="mt-6 max-w-reading" />
      <StatementDays key={`${from} ${to}`} from={from} to={to} />
      <StatementView statement={statement} />
      <EmailForm customer={customer} />
    </ConsoleMain>
  );
}

function EmailForm({ customer }: { customer: { id: string; name: string } }) {
  return (
    <StepFold
      summary="Email a Month’s Statement"
      of={statementSteps}
      step="email"
      className="mt-8 max-w-reading border-t border-line pt-2"
    >
      <StepForm
        of={statementSteps}
        step="email"
        labels={{ month: 'Month', customerId: 'To' }}
        defaultValue={{ customerId: customer.id }}
        className="mt-2 grid gap-4"
      >
        {(field) => (
          <>
            <TextField
              {...field('month')}
              autoComplete="off"
              hint="A month that is over, such as 2026-10. No one gets the statement of a month twice."
            />
            <Select {...field('customerId')}>
              <option value={customer.id}>{customer.name}</option>
              <option value="">Everyone with an open balance at its end</option>
            </Select>
            <p>
              <SubmitButton pending="Sending..." variant="quiet">
                Email Statement
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </StepFold>
  );
}
