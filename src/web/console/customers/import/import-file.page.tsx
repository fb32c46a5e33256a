// One file of customers: which column is what, the first rows with their faults, then how far it is and what was not taken.
import { useEffect } from 'react';
import { data, Form, Link, redirect, useRevalidator } from 'react-router';
import {
  type CustomerImport,
  ImportColumnChoice,
  type ImportField,
  importFields,
} from '#contract/customers/customer-imports.ts';
import { useLastAnswer } from '#web/forms/app/use-last-answer.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { Button, ButtonLink, buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/field.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import type { Route } from './+types/import-file.page.ts';
import { RowTable } from './row-table.tsx';

export const meta = consoleMeta('Import customers');

export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(apiContext)('GET /api/console/customer-imports/{id}', { params });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const typed = await request.formData();
  try {
    const columns = ImportColumnChoice.safeParse(columnsOf(typed));
    if (!columns.success) {
      return data({ refused: 'Please choose the column with the email address.' }, { status: 422 });
    }
    await api('PATCH /api/console/customer-imports/{id}', { params, body: columns.data });
    if (typed.get('step') === 'start') {
      await api('POST /api/console/customer-imports/{id}/start', { params });
    }
  } catch (error) {
    if (!(error instanceof ApiError) || [401, 403].includes(error.status)) throw error;
    return data({ refused: error.problem?.detail ?? error.message }, { status: error.status });
  }
  return redirect(`/console/customers/import/${params.id}`, 303);
}

function columnsOf(typed: FormData): Record<string, number> {
  return Object.fromEntries(
    importFields.flatMap((field) => {
      const value = typed.get(field);
      return typeof value === 'string' && /^\d+$/.test(value) ? [[field, Number(value)]] : [];
    }),
  );
}

export default function ImportFilePage({
  loaderData: file,
  actionData: latest,
}: Route.ComponentProps) {
  const actionData = useLastAnswer(latest);
  return (
    <ConsoleMain
      heading="Import customers"
      lead={`${file.rowCount.toLocaleString('en-US')} ${file.rowCount === 1 ? 'row' : 'rows'}`}
      back={{ to: '/console/customers/import', label: 'Choose another file' }}
    >
      {actionData ? <Alert tone="red" className="mt-6" title={actionData.refused} /> : null}
      {file.status === 'draft' ? <Draft file={file} /> : <Progress file={file} />}
    </ConsoleMain>
  );
}

const labels: Record<ImportField, string> = {
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  name: 'Whole name',
  phone: 'Phone',
  address: 'Address',
  lotSize: 'Lot, sq ft',
  lawnArea: 'Lawn, sq ft',
};

function Draft({ file }: { file: CustomerImport }) {
  const good = file.rowCount - file.faultCount;
  return (
    <>
      <Form method="post" className="mt-6">
        <Card className="p-5 lg:p-7">
          <h2 className="font-text text-[1rem] font-bold tracking-normal">Match columns</h2>
          <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {importFields.map((field) => (
              <Select
                key={`${field}-${file.columns[field] ?? ''}`}
                id={`column-${field}`}
                name={field}
                label={labels[field]}
                defaultValue={String(file.columns[field] ?? '')}
                required={field === 'email'}
              >
                <option value="">Not in the file</option>
                {file.header.map((head, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place
                  <option key={column} value={column}>
                    {head || `Column ${column + 1}`}
                  </option>
                ))}
              </Select>
            ))}
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button type="submit" variant="clay" name="step" value="start" disabled={good === 0}>
              Import {good.toLocaleString('en-US')} {good === 1 ? 'row' : 'rows'}
            </Button>
            <Button type="submit" variant="quiet" name="step" value="columns">
              Look again
            </Button>
          </div>
        </Card>
      </Form>
      <Faults count={file.faultCount} isDone={false} />
      <RowTable
        heading="The first rows"
        header={file.header}
        rows={file.preview}
        columns={Object.values(file.columns)}
      />
      {file.faults.length > 0 ? (
        <RowTable
          heading="Rows with problems"
          header={file.header}
          rows={file.faults}
          columns={Object.values(file.columns)}
        />
      ) : null}
    </>
  );
}

function Faults({ count, isDone }: { count: number; isDone: boolean }) {
  if (count === 0) return null;
  const rows = count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`;
  return (
    <Alert
      tone="amber"
      className="mt-6"
      title={isDone ? `${rows} could not be imported.` : `${rows} cannot be imported as they are.`}
    >
      {isDone
        ? 'Download them, correct them, and import that file: no one is added twice.'
        : 'The others can. You get a file of these with what is wrong.'}
    </Alert>
  );
}

const ASK_AGAIN_MS = 1_000;

function Progress({ file }: { file: CustomerImport }) {
  const { revalidate } = useRevalidator();
  const isRunning = file.status === 'running';
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer the next question
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => void revalidate(), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isRunning, file]);
  return (
    <>
      <Card className="mt-6 p-5 lg:p-7">
        <p role="status" className="text-title">
          {isRunning
            ? `${file.done.toLocaleString('en-US')} of ${file.rowCount.toLocaleString('en-US')} rows`
            : 'Done'}
        </p>
        <progress
          className="mt-3 h-3 w-full accent-oak"
          aria-label="Progress"
          max={file.rowCount}
          value={file.done}
        />
        <dl className="mt-5 grid grid-cols-3 gap-4 tabular-nums">
          <Figure term="New" value={file.made} />
          <Figure term="Already a customer" value={file.known} />
          <Figure term="Skipped" value={file.faultCount} />
        </dl>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link className={buttonLook({ variant: 'oak' }, '')} to="/console/customers">
            View customers
          </Link>
          {!isRunning && file.faultCount > 0 ? (
            <ButtonLink
              variant="quiet"
              href={`/api/console/customer-imports/${file.id}/faults`}
              download
            >
              Download the rows not imported
            </ButtonLink>
          ) : null}
        </div>
      </Card>
      <Faults count={file.faultCount} isDone={!isRunning} />
      {file.faults.length > 0 ? (
        <RowTable
          heading="Rows not imported"
          header={file.header}
          rows={file.faults}
          columns={Object.values(file.columns)}
        />
      ) : null}
    </>
  );
}

function Figure({ term, value }: { term: string; value: number }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="text-title">{value.toLocaleString('en-US')}</dd>
    </div>
  );
}
