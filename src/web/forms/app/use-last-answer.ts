// Keeps what a form was answered on the screen while the page loads its data again.
import { useState } from 'react';
import { useLocation } from 'react-router';

/**
 * The answer to the last form of this page until someone goes on or sends again. React Router forgets it as soon as the page
 * is loaded again by itself, which happens whenever a colleague or a customer changes something: what was refused would
 * lose its reason before it is read.
 */
export function useLastAnswer<Answer>(latest: Answer | undefined): Answer | undefined {
  // Each form that is sent, and each way to a page, has a key of its own; a reload keeps it.
  const { key } = useLocation();
  const [kept, keep] = useState({ key, answer: latest });
  if (latest !== undefined && (latest !== kept.answer || key !== kept.key)) {
    keep({ key, answer: latest });
  }
  return latest ?? (kept.key === key ? kept.answer : undefined);
}
