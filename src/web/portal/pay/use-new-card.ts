// After Stripe's form has kept a card and led back: has it written down at once, in case the word of Stripe is late.
import { useEffect, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { api } from '#web/lib/browser-api.ts';

type Adding = 'none' | 'adding' | 'failed';

/** How far it is; the page is loaded again once it is kept. */
export function useNewCard(): Adding {
  const [search] = useSearchParams();
  const setup = search.get('setup_intent');
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState<Adding>(setup ? 'adding' : 'none');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each card
  useEffect(() => {
    if (!setup) return;
    let isGone = false;
    api('POST /api/portal/billing/methods', { body: { setup } })
      .then(() => revalidate())
      .then(
        () => isGone || setAdding('none'),
        () => isGone || setAdding('failed'),
      );
    return () => {
      isGone = true;
    };
  }, [setup]);
  return adding;
}
