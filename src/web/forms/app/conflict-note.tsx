// Says that a colleague was faster: what is there by now beside what was meant instead, and the choice between the two.
import type { ReactNode } from 'react';
import { Alert } from '#web/ui/app/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { useFormMessages } from './form-language.tsx';

/** A fact of a thing in both versions. */
export type ConflictFact = readonly [name: string, theirs: string | null, mine: string | null];

type ConflictNoteProps = {
  /** Both versions, fact by fact; what is the same in both is left out. */
  facts: readonly ConflictFact[];
  /** The page as it is for anyone who keeps theirs. */
  leave: string;
  /** Puts mine in its place: a button, or where to do it. */
  keep: ReactNode;
};

export function ConflictNote({ facts, leave, keep }: ConflictNoteProps) {
  const messages = useFormMessages();
  const different = facts.filter(([, theirs, mine]) => (theirs || '') !== (mine || ''));
  return (
    <Alert tone="amber" className="mt-6" title={messages.changedFirst}>
      <table className="mt-2 w-full table-fixed border-collapse text-left align-top">
        <thead>
          <tr>
            <td className="w-1/4" />
            <th scope="col" className="py-1 pr-3 font-normal text-ink-soft">
              {messages.current}
            </th>
            <th scope="col" className="py-1 font-normal text-ink-soft">
              {messages.yours}
            </th>
          </tr>
        </thead>
        <tbody>
          {(different.length > 0 ? different : facts).map(([name, theirs, mine]) => (
            <tr key={name} className="border-t border-line align-top">
              <th scope="row" className="py-1 pr-3 font-normal text-ink-soft">
                {name}
              </th>
              <td className="py-1 pr-3 font-semibold wrap-anywhere">{theirs || '–'}</td>
              <td className="py-1 font-semibold wrap-anywhere">{mine || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink variant="quiet" size="small" href={leave}>
          {messages.keepTheirs}
        </ButtonLink>
        {keep}
      </div>
    </Alert>
  );
}
