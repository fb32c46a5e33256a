// What was just done to a customer, in one sentence above everything else.
import { useSearchParams } from 'react-router';
import { Alert } from '#web/ui/app/alert.tsx';

/** Told by the address an action has led to, so that it is said without a script as well. */
const doneWords: Record<string, string> = {
  contact: 'The changes are saved.',
  property: 'The property is saved.',
  made: 'The customer is in the list.',
  known: 'We knew this address already: this is the customer who has it.',
  note: 'The note is saved.',
  restored: 'The note is back.',
  consent: 'The consent is recorded.',
  withdrawn: 'It is recorded that this is no longer allowed.',
  merged: 'The two are one customer now. It can be undone below for 30 days.',
  apart: 'They are two customers again.',
};

export function DoneNote() {
  const [params] = useSearchParams();
  const words = doneWords[params.get('done') ?? ''];
  return words ? <Alert tone="green" title={words} className="mt-6 max-w-reading" /> : null;
}
