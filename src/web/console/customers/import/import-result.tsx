// What an import has brought, the rows that were left out, and its undo with what stands in the way.
import { Link } from 'react-router';
import type { CustomerImport } from '#contract/visits/customer-imports.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { buttonLook } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { briefDate } from '../../brief-date.ts';
import { FaultList } from './fault-list.tsx';
import { rowsOf } from './import-draft.tsx';
import { ImportFigures } from './import-figures.tsx';
import { importSteps } from './import-steps.ts';

export function ImportResult({ file, timeZone }: { file: CustomerImport; timeZone: string }) {
  const { status, counts, generatedVisits, importedAt, by } = file;
  if (status === 'running') {
    return (
      <p role="status" className="mt-6 text-ink-soft">
        The whole file is saved at once, which takes up to a minute. You can leave this page.
      </p>
    );
  }
  return (
    <>
      <Card className="mt-6 p-5 lg:p-7">
        <p role="status">
          {status === 'undone'
            ? 'Everything that this import had added was removed.'
            : `Imported${importedAt ? ` on ${briefDate(importedAt, timeZone)}` : ''}${by ? ` by ${by}` : ''}.`}
        </p>
        <ImportFigures counts={counts} />
        {generatedVisits > 0 ? (
          <p className="mt-4 text-ink-soft">
            The plans got {generatedVisits.toLocaleString('en-US')} more visits for the next ten
            weeks.
          </p>
        ) : null}
        <div className="mt-6 flex flex-wrap gap-3">
          <Link className={buttonLook({ variant: 'oak' }, '')} to="/console/customers">
            View customers
          </Link>
          {status === 'done' && counts.visits + generatedVisits > 0 ? (
            <Link className={buttonLook({ variant: 'quiet' }, '')} to="/console/visits">
              View visits
            </Link>
          ) : null}
        </div>
      </Card>
      <Undo file={file} timeZone={timeZone} />
      <FaultList heading={`${rowsOf(file.faultCount)} left out`} file={file} />
    </>
  );
}

function Undo({ file: { undo }, timeZone }: { file: CustomerImport; timeZone: string }) {
  if (!undo) return null;
  if (undo.obstacles.length > 0) {
    return (
      <Alert className="mt-6 max-w-reading" title="This import can no longer be undone.">
        <ul className="list-disc pl-5">
          {undo.obstacles.map((obstacle) => (
            <li key={obstacle}>{obstacle}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <StepButton of={importSteps} step="undo" variant="quiet">
        Undo this import
      </StepButton>
      <p className="text-ink-soft">
        Until {briefDate(undo.until, timeZone)}, as long as none of it has changed.
      </p>
    </div>
  );
}
