// What was just done to a customer, in one sentence above everything else.
import { useSearchParams } from 'react-router';
import { Alert } from '#web/ui/app/alert.tsx';

/** Told by the address an action has led to, so that it is said without a script as well. */
const doneWords: Record<string, string> = {
  contact: 'The changes are saved.',
  property: 'The property is saved.',
  made: 'Customer added.',
  known: 'A customer already has this email. Here they are.',
  note: 'The note is saved.',
  restored: 'Note restored.',
  consent: 'Permission recorded.',
  withdrawn: 'Withdrawal recorded.',
  merged: 'The two accounts are merged. You can undo this below for 30 days.',
  apart: 'The merge is undone.',
};

export function DoneNote() {
  const [params] = useSearchParams();
  const words = doneWords[params.get('done') ?? ''];
  return words ? <Alert tone="green" title={words} className="mt-6 max-w-reading" /> : null;
}
