// Brings a company along from another program: its file or pasted rows, the template with its columns, and the last imports.
import { Link } from 'react-router';
import {
  type CustomerImportLine,
  type ImportField,
  importFieldLabels,
  MOST_IMPORT_ROWS,
} from '#contract/visits/customer-imports.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field, TextArea } from '#web/ui/field.tsx';
import { briefDate } from '../../brief-date.ts';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { FormFold } from '../../form-fold.tsx';
import type { Route } from './+types/import.page.ts';
import { uploadSteps } from './import-steps.ts';

export const meta = consoleMeta('Import');

export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await context.get(apiContext)('GET /api/console/customer-imports');
  return { imports: items, timeZone: context.get(companyContext).timeZone };
}

export const action = stepAction(uploadSteps);

export default function ImportPage({ loaderData: { imports, timeZone } }: Route.ComponentProps) {
  return (
    <ConsoleMain
      heading="Import"
      lead="Bring along your customers, their properties and plans, and the visits to come. You see what a file would add before anything is saved."
      back={{ to: '/console/customers', label: 'Customers' }}
      width="form"
    >
      <Card className="mt-8 p-5 lg:p-7">
        <StepForm
          of={uploadSteps}
          step="upload"
          labels={{ text: 'Or paste the rows' }}
          hasFiles
          className="grid gap-5"
        >
          {(field) => (
            <>
              <Field
                id="import-file"
                label="CSV file"
                hint={`From Jobber, Housecall Pro or a spreadsheet. Up to ${MOST_IMPORT_ROWS.toLocaleString('en-US')} rows and 8 MB. The first line names the columns.`}
              >
                <input
                  className="field-control"
                  id="import-file"
                  name="file"
                  type="file"
                  accept=".csv,.tsv,.txt,text/csv"
                  aria-describedby="import-file-hint"
                />
              </Field>
              <TextArea
                {...field('text')}
                rows={4}
                spellCheck={false}
                hint="Copied from a spreadsheet, with the line that names the columns."
              />
              <p className="flex flex-wrap items-center gap-3">
                <SubmitButton pending="Reading...">Review File</SubmitButton>
                <ButtonLink variant="quiet" href="/api/console/customer-import-template" download>
                  <AppIcon name="file" />
                  Download the template
                </ButtonLink>
              </p>
            </>
          )}
        </StepForm>
      </Card>
      <Columns />
      <LastImports imports={imports} timeZone={timeZone} />
    </ConsoleMain>
  );
}

/** What a column may hold, where its name does not say it. */
const guide: readonly { fields: readonly ImportField[]; says: string }[] = [
  {
    fields: ['email', 'phone', 'firstName', 'lastName', 'name', 'company'],
    says: 'An email or a phone number, and a name where there is no email. Several rows of the same person are one customer.',
  },
  {
    fields: ['address', 'city', 'state', 'zip'],
    says: 'The property, in one column or in four. A customer may have several.',
  },
  { fields: ['lotSize', 'lawnArea', 'instructions'], says: 'Optional, for the property.' },
  {
    fields: ['frequency', 'planPrice', 'nextDate'],
    says: 'A plan: weekly, every 2 weeks, monthly or per visit; $45; and the next visit, such as 3/2/2027, which sets its weekday and weeks.',
  },
  {
    fields: ['planName', 'planKind', 'crew'],
    says: 'Optional, for the plan. It is a mowing plan unless the type says otherwise. Crews that are not there yet are added.',
  },
  {
    fields: ['visitDate', 'visitTime', 'visitService', 'visitPrice'],
    says: 'One visit to come in each row. Without a service it is one of the plan.',
  },
];

function Columns() {
  return (
    <div className="mt-6">
      <FormFold summary="Which columns are read" isRefused={false} className="max-w-reading">
        <dl className="mt-2 grid gap-4">
          {guide.map(({ fields, says }) => (
            <div key={fields[0]}>
              <dt className="font-semibold">
                {fields.map((field) => importFieldLabels[field]).join(', ')}
              </dt>
              <dd className="text-ink-soft">{says}</dd>
            </div>
          ))}
        </dl>
      </FormFold>
    </div>
  );
}

const statusLabels: Readonly<Record<CustomerImportLine['status'], string>> = {
  draft: 'Not imported',
  running: 'Importing',
  done: 'Imported',
  undone: 'Undone',
};

function LastImports({ imports, timeZone }: { imports: CustomerImportLine[]; timeZone: string }) {
  if (imports.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="last-imports">
      <h2 id="last-imports" className="font-text text-[1rem] font-bold tracking-normal">
        Last imports
      </h2>
      <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
        {imports.map(({ id, status, rowCount, importedAt, createdAt, by }) => (
          <li key={id}>
            <Link
              className="flex min-h-11 flex-wrap items-center gap-x-4 px-5 py-3 hover:text-oak"
              to={id}
            >
              <span className="font-semibold">{briefDate(importedAt ?? createdAt, timeZone)}</span>
              <span>
                {rowCount.toLocaleString('en-US')} {rowCount === 1 ? 'row' : 'rows'}
              </span>
              {by ? <span className="text-ink-soft">{by}</span> : null}
              <span className="ml-auto text-ink-soft">{statusLabels[status]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
