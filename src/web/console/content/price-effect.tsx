// What a change of prices means: what last month's plans would have cost, asked again when typing pauses, and what keeps its old price.
import { useEffect, useState } from 'react';
import { formatCents } from '#company/rules/money/money.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import type { PriceEffect as Effect } from '#contract/site/content/editing.ts';
import { api } from '#web/lib/browser-api.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import type { LoadedEntry } from './entry.page.tsx';
import { bodyOf } from './form/typed-entry.ts';
import type { EntryForm } from './form/use-entry-form.ts';
import { StoredPrices } from './kept-prices.tsx';

const PAUSE_MS = 900;

type PriceEffectProps = { loaded: LoadedEntry; form: EntryForm };

/** Without a script it says what keeps its price; nothing of a kind that prices no plans. */
export function PriceEffect({ loaded: { entry, canEdit }, form }: PriceEffectProps) {
  const kept = entry.keepsOldPrice;
  const effect = useEffectOf(entry, form, canEdit && kept !== null && form.isChanged);
  if (!kept) return null;
  return (
    <div className="mt-5">
      <Alert title={effect ? sentenceOf(effect) : 'Agreed prices stay as they are.'}>
        {kept.sentence}
      </Alert>
      <StoredPrices kept={kept} />
    </div>
  );
}

function sentenceOf({ before, after, plans }: Effect): string {
  if (plans === 0) return 'None of last month’s plans is priced by this list.';
  const now = `Last month’s ${countOf(plans, 'plan')} at these prices: ${formatCents(after)}`;
  return before === after ? `${now}, as before.` : `${now} instead of ${formatCents(before)}.`;
}

/** Nothing as long as something typed does not fit. */
function useEffectOf(
  { kind, slug }: LoadedEntry['entry'],
  { fields, typed }: EntryForm,
  isWanted: boolean,
): Effect | undefined {
  const [effect, setEffect] = useState<Effect>();
  useEffect(() => {
    if (!isWanted) return setEffect(undefined);
    const asked = new AbortController();
    const body = { body: bodyOf(fields, typed) };
    const load = () =>
      api('POST /api/console/content/{kind}/{slug}/price-effect', {
        params: { kind, slug },
        body,
        signal: asked.signal,
      }).then(setEffect, () => setEffect(undefined));
    const timer = setTimeout(load, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [kind, slug, fields, typed, isWanted]);
  return effect;
}
