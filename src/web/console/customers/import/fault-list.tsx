// The rows of a file that cannot be taken, and the file of them to put right.
import type { CustomerImport } from '#contract/visits/customer-imports.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { NoteList } from './note-list.tsx';

export function FaultList({ heading, file }: { heading: string; file: CustomerImport }) {
  return (
    <NoteList
      heading={heading}
      file={file}
      rows={file.faults}
      kind="faults"
      count={file.faultCount}
      action={
        <ButtonLink
          variant="quiet"
          size="small"
          href={`/api/console/customer-imports/${file.id}/faults`}
          download
        >
          Download these rows
        </ButtonLink>
      }
    />
  );
}
