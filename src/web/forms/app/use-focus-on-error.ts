// Moves the focus to the first wrong field of a form that was not taken, where no summary of errors takes it
// (docs/decisions/0028-forms-of-applications.md).
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A group of choices has no field of its own that could be marked as invalid: its first choice is focused. */
const WRONG = 'main form :is([aria-invalid="true"], [data-invalid] input)';

/**
 * For every form of a portal or console page, once it has been answered, also where the browser sent it before the page's script was
 * there. The sentence beside the field belongs to it by `aria-describedby`, so it is read with the field.
 */
export function useFocusOnError(): void {
  // Each form that is sent has a key of its own. The state of the navigation would miss an answer that came without the network.
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the answer
  useEffect(() => {
    const field = document.querySelector<HTMLElement>(WRONG);
    if (!field?.closest('form')?.querySelector('.error-summary')) field?.focus();
  }, [key]);
}
