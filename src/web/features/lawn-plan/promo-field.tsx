// A promo code: a field that opens, takes a code, and says what it is worth or why it is worth nothing.
import { useState } from 'react';
import { DEFAULT_LOT } from '#company/rules/money/lawn-price.ts';
import { PROMO_LENGTH } from '#company/rules/platform/form-fields.ts';
import type { PromoCode } from '#contract/leads/plan-request.ts';
import { useFocusAfterChange } from '#web/forms/use-focus-after-change.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { MarkedLabel } from './list-text.tsx';
import type { LawnPlanMessages } from './messages/lawn-plan-messages.en.ts';
import { refusedPlan } from './plan-rules.ts';

type PromoFieldProps = {
  id: string;
  words: LawnPlanMessages;
  promo: PromoCode | null;
  error: string | undefined;
  onChange: (promo: PromoCode | null, error?: string) => void;
};

/** The code in use with a way to take it off, or the field for one. */
export function PromoField({ id, words, promo, error, onChange }: PromoFieldProps) {
  // What had the focus is gone when a code is taken or removed.
  const group = useFocusAfterChange<HTMLFieldSetElement>(promo?.code ?? '');
  const { typed, setTyped, isAsking, apply } = useTypedCode(words, onChange);
  return (
    <fieldset ref={group} tabIndex={-1}>
      <legend className="sr-only">{words.promo}</legend>
      <p className={promo ? 'price-receipt-promo' : 'sr-only'} role="status">
        {promo ? <Worth promo={promo} words={words} /> : error}
      </p>
      {promo ? (
        <button type="button" className="text-link" onClick={() => onChange(null)}>
          {words.removePromo}
        </button>
      ) : (
        <details>
          <summary className="text-link">{words.addPromo}</summary>
          <div className="promo-field-row">
            <TextField
              id={id}
              label={words.promo}
              error={error}
              value={typed}
              maxLength={PROMO_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void apply();
              }}
            />
            <Button variant="quiet" aria-disabled={isAsking} onClick={() => void apply()}>
              {words.applyPromo}
            </Button>
          </div>
        </details>
      )}
    </fieldset>
  );
}

/** What a code gives: as the owner describes it, in English where they have not said it in the page's language, or in general. */
function Worth({ promo, words }: { promo: PromoCode; words: LawnPlanMessages }) {
  const { code, description, spanishDescription } = promo;
  const inSpanish = words.language === 'es' && spanishDescription;
  return (
    <>
      {`${code}: `}
      <MarkedLabel isEnglish={words.language !== 'en' && !inSpanish && description !== ''}>
        {inSpanish || description || words.takenOff}
      </MarkedLabel>
    </>
  );
}

/** What is typed as a code, and the function that asks what it is worth. */
function useTypedCode(words: LawnPlanMessages, onChange: PromoFieldProps['onChange']) {
  const [typed, setTyped] = useState('');
  const [isAsking, setAsking] = useState(false);

  async function apply() {
    const promoCode = typed.trim();
    if (isAsking) return;
    if (!promoCode) return onChange(null, words.promoMissing);
    setAsking(true);
    try {
      // What a code is worth does not depend on the lot.
      const priced = await api('POST /api/lawn-plans/price', {
        body: { propertySize: DEFAULT_LOT, frequency: 'weekly', promoCode },
      });
      onChange(priced.promo);
      setTyped('');
    } catch (failure) {
      const problem = failure instanceof ApiError ? failure.problem : undefined;
      onChange(null, refusedPlan(problem, words).sentence);
    }
    setAsking(false);
  }

  return { typed, setTyped, isAsking, apply };
}
