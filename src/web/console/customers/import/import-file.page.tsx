// One import: the columns and the dry run of a draft, then what it has brought, and its undo.
import type { CustomerImport } from '#contract/visits/customer-imports.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { useReloadWhile } from '../../use-reload-while.ts';
import type { Route } from './+types/import-file.page.ts';
import { ImportDraft } from './import-draft.tsx';
import { ImportResult } from './import-result.tsx';
import { importSteps } from './import-steps.ts';

export const meta = consoleMeta('Import');

export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await context.get(apiContext)('GET /api/console/customer-imports/{id}', { params });
  return { file, timeZone: context.get(companyContext).timeZone };
}

export const action = stepAction(importSteps);

export default function ImportFilePage({ loaderData: { file, timeZone } }: Route.ComponentProps) {
  useReloadWhile(file.status === 'running', file);
  return (
    <ConsoleMain
      heading={headings[file.status]}
      lead={`${file.rowCount.toLocaleString('en-US')} ${file.rowCount === 1 ? 'row' : 'rows'}`}
      back={{ to: '/console/customers/import', label: 'Import' }}
    >
      {file.status === 'draft' ? (
        <ImportDraft file={file} />
      ) : (
        <ImportResult file={file} timeZone={timeZone} />
      )}
    </ConsoleMain>
  );
}

const headings: Readonly<Record<CustomerImport['status'], string>> = {
  draft: 'Review the import',
  running: 'Importing...',
  done: 'Imported',
  undone: 'Import undone',
};
