// The files that an import hands out: the rows with faults to be corrected, and a template to begin with.
import {
  type ImportField,
  importFieldLabels,
  importFields,
} from '#contract/visits/customer-imports.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { csvLine } from '../../customers/csv.ts';
import { fileOf, type ImportRow } from './import.queries.ts';
import { planImport } from './plan-import.ts';

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const UTF8_MARK = '\uFEFF';

/** The rows that are left out, in the file's own columns, each with what is wrong and in which column. */
export async function faultsFile(
  context: ServerContext,
  db: Db,
  file: ImportRow,
): Promise<Uint8Array> {
  const { header } = file;
  const lines = (await faultyRows(context, db, file)).map(({ cells, faults }) => {
    const sentences = faults.map(({ field, message }) => `${labelOf(field)}${message}`);
    return csvLine([...header.map((_, column) => cells[column] ?? ''), sentences.join(' ')]);
  });
  return Buffer.from(`${UTF8_MARK}${csvLine([...header, 'Problem'])}${lines.join('')}`);
}

async function faultyRows(context: ServerContext, db: Db, file: ImportRow) {
  if (file.status !== 'draft') return file.faults;
  const { notes } = await planImport(context, db, fileOf(file));
  return notes.flatMap(({ faults }, index) =>
    faults.length > 0 ? [{ cells: file.rows[index] ?? [], faults }] : [],
  );
}

function labelOf(field: string | null): string {
  const known = importFields.find((one) => one === field);
  return known ? `${importFieldLabels[known]}: ` : '';
}

type TemplateRow = Partial<Record<ImportField, string>>;

/** Our own columns, with one customer as an example: a row with the plan, and one with a further visit. */
export function templateFile(): Uint8Array {
  const columns = importFields.filter((field) => field !== 'name');
  const rows: TemplateRow[] = [
    {
      ...{
        email: 'pat@example.com',
        firstName: 'Pat',
        lastName: 'Example',
        phone: '(281) 555-0100',
      },
      ...{ address: '118 Sample Lane', city: 'Cypress', state: 'TX', zip: '77429' },
      ...{ lotSize: '9100', lawnArea: '5900', instructions: 'Please close the gate' },
      ...{
        planName: 'Lawn Maintenance',
        planKind: 'mowing',
        frequency: 'Every 2 weeks',
        planPrice: '$45',
      },
      ...{ nextDate: '3/2/2027', crew: 'Crew 1', visitDate: '3/2/2027', visitTime: '9:00 AM' },
    },
    {
      ...{
        firstName: 'Pat',
        lastName: 'Example',
        phone: '(281) 555-0100',
        address: '118 Sample Lane',
      },
      ...{ city: 'Cypress', state: 'TX', zip: '77429', crew: 'Crew 1', visitDate: '3/9/2027' },
      ...{ visitTime: '1:00 PM', visitService: 'Mulch front beds', visitPrice: '$280' },
    },
  ];
  const lines = rows.map((row) => csvLine(columns.map((field) => row[field] ?? '')));
  return Buffer.from(
    `${UTF8_MARK}${csvLine(columns.map((field) => importFieldLabels[field]))}${lines.join('')}`,
  );
}
