// A draft: which column is what, what the file would bring, what is wrong with it, and the import itself.
import { formatMoney } from '#company/rules/money/money.ts';
import {
  type CustomerImport,
  importFieldGroups,
  importFieldLabels,
} from '#contract/visits/customer-imports.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Card } from '#web/ui/card.tsx';
import { Select } from '#web/ui/field.tsx';
import { FaultList } from './fault-list.tsx';
import { ImportFigures } from './import-figures.tsx';
import { importSteps } from './import-steps.ts';
import { NoteList } from './note-list.tsx';
import { RowTable } from './row-table.tsx';

export function ImportDraft({ file }: { file: CustomerImport }) {
  return (
    <>
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-6">
        <Outcome file={file} />
        <Start file={file} />
      </div>
      <FaultList heading={`Problems in ${rowsOf(file.faultCount)}`} file={file} />
      <NoteList
        heading={`Good to know about ${rowsOf(file.warningCount)}`}
        file={file}
        rows={file.warnings}
        kind="warnings"
        count={file.warningCount}
      />
      <Columns file={file} />
      <RowTable
        heading="First rows"
        header={file.header}
        rows={file.preview}
        columns={Object.values(file.columns)}
      />
    </>
  );
}

export function rowsOf(count: number): string {
  return count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`;
}

function Outcome({ file: { counts, monthly } }: { file: CustomerImport }) {
  return (
    <Card className="p-5 lg:p-7">
      <h2 className="font-text text-[1rem] font-bold tracking-normal">What this file adds</h2>
      <ImportFigures counts={counts} />
      {counts.crews.length > 0 ? (
        <p className="mt-4 text-ink-soft">New crews: {counts.crews.join(', ')}.</p>
      ) : null}
      {monthly && counts.plans > 0 ? (
        <p className="mt-4">
          Plans in this file: <strong>{formatMoney(counts.plansMonthly)} a month</strong>. All
          plans: {formatMoney(monthly.before)} now, {formatMoney(monthly.after)} with this file.
        </p>
      ) : null}
    </Card>
  );
}

function Start({ file: { rowCount, faultCount, counts } }: { file: CustomerImport }) {
  const good = rowCount - faultCount;
  return (
    <Card className="p-5 lg:p-7">
      <StepForm
        of={importSteps}
        step="start"
        labels={{ leaveOutFaulty: 'Rows with problems' }}
        className="grid gap-4"
      >
        {(field) => (
          <>
            <p className="text-ink-soft">
              The file is imported as a whole or not at all. You can undo it for 14 days, as long as
              none of it has changed.
            </p>
            {counts.withoutEmail > 0 ? (
              <p className="text-ink-soft">
                {counts.withoutEmail === 1
                  ? '1 new customer has no email: they get no emails and can’t sign in.'
                  : `${counts.withoutEmail.toLocaleString('en-US')} new customers have no email: they get no emails and can’t sign in.`}
              </p>
            ) : null}
            {faultCount > 0 && good > 0 ? (
              <label className="flex min-h-11 items-center gap-3 font-semibold">
                <input
                  id={field('leaveOutFaulty').id}
                  className="size-5 shrink-0 accent-oak"
                  type="checkbox"
                  name="leaveOutFaulty"
                  required
                />
                Leave out {rowsOf(faultCount)} with problems
              </label>
            ) : null}
            <SubmitButton pending="Starting..." disabled={good === 0}>
              Import {rowsOf(good)}
            </SubmitButton>
          </>
        )}
      </StepForm>
    </Card>
  );
}

const groupLabels = {
  customer: 'Customer',
  property: 'Property',
  plan: 'Plan',
  visit: 'Visit to come',
} as const;

function Columns({ file }: { file: CustomerImport }) {
  const chosen = Object.entries(file.columns).map(([field, column]) => [field, String(column)]);
  return (
    <Card className="mt-8 p-5 lg:p-7">
      <StepForm
        // Other columns are another form: each begins with what the file has by now.
        key={JSON.stringify(file.columns)}
        of={importSteps}
        step="columns"
        labels={importFieldLabels}
        defaultValue={Object.fromEntries(chosen)}
      >
        {(field) => (
          <>
            <h2 className="font-text text-[1rem] font-bold tracking-normal">Match columns</h2>
            {(['customer', 'property', 'plan', 'visit'] as const).map((group) => (
              <fieldset key={group} className="mt-5">
                <legend className="font-semibold text-ink-soft">{groupLabels[group]}</legend>
                <div className="mt-2 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
                  {importFieldGroups[group].map((name) => (
                    <Select key={name} {...field(name)}>
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
              </fieldset>
            ))}
            <p className="mt-6">
              <SubmitButton variant="quiet" pending="Reading...">
                Update Review
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </Card>
  );
}
