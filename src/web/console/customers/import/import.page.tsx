// Brings customers from a file of another program: the file first, then a look at it.
import { data, Form, redirect, useNavigation } from 'react-router';
import { MOST_IMPORT_ROWS } from '#contract/customers/customer-imports.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/import.page.ts';

export const meta = consoleMeta('Import customers');

/** For staff alone, as what it leads to. */
export async function loader({ context }: Route.LoaderArgs) {
  await context.get(apiContext)('GET /api/console/customers', { query: { q: '-' } });
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const typed = await request.formData();
  const file = typed.get('file');
  const body = new FormData();
  if (file instanceof File && file.size > 0) body.append('file', file);
  else return data({ refused: 'Please choose a CSV file.' }, { status: 422 });
  try {
    const { id } = await context.get(apiContext)('POST /api/console/customer-imports', { body });
    return redirect(`/console/customers/import/${id}`, 303);
  } catch (error) {
    if (!(error instanceof ApiError) || [401, 403].includes(error.status)) throw error;
    return data({ refused: error.problem?.detail ?? error.message }, { status: error.status });
  }
}

export default function ImportPage({ actionData: latest }: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  const isSending = useNavigation().state !== 'idle';
  return (
    <ConsoleMain
      heading="Import customers"
      lead="You review every row before anything is imported. A customer we already have by email is not added twice."
      back={{ to: '/console/customers', label: 'Customers' }}
      width="form"
    >
      {actionData ? <Alert tone="red" className="mt-6" title={actionData.refused} /> : null}
      <Card className="mt-8 p-5 lg:p-7">
        <Form method="post" encType="multipart/form-data" className="grid gap-5">
          <Field
            id="import-file"
            label="CSV file"
            hint={`Up to ${MOST_IMPORT_ROWS.toLocaleString('en-US')} rows and 5 MB. The first line names the columns; one of them has to be the email address.`}
            required
          >
            <input
              className="field-control"
              id="import-file"
              name="file"
              type="file"
              accept=".csv,.txt,text/csv"
              aria-describedby="import-file-hint"
              required
            />
          </Field>
          <p>
            <Button type="submit" variant="clay" disabled={isSending}>
              {isSending ? 'Reading...' : 'Review File'}
            </Button>
          </p>
        </Form>
      </Card>
    </ConsoleMain>
  );
}
