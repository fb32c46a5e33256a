// The optional lines of a quote as someone toggles them: the total moves at once, and each choice is kept at the server one
// after the other, so that what is signed is what was kept.
import { useEffect, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { quoteTotal } from '#company/rules/money/quote-total.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import { refusalIn, useFormMessages } from '#web/forms/app/form-language.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { useQuotePageMessages } from './messages/use-quote-page-messages.ts';

export type Choice = {
  /** The quote as the server has it; its hash and choices belong together. */
  quote: PricedQuote;
  /** Ids of the lines that are chosen here, also while they are still being kept. */
  chosen: readonly number[];
  /** What the counted lines come to, in cents. */
  total: ReturnType<typeof quoteTotal>;
  isKeeping: boolean;
  /** Why a choice could not be kept, in words. */
  trouble: string | undefined;
  toggle: (id: number) => void;
};

/** `loaded` is what the page was loaded with; when it is loaded again, that counts. */
export function useChoice(loaded: PricedQuote, onOutdated: () => void): Choice {
  const forms = useFormMessages();
  const { tryAgain } = useQuotePageMessages();
  const [quote, setQuote] = useState(loaded);
  const [chosen, setChosen] = useState(() => chosenIn(loaded));
  const [waiting, setWaiting] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const latest = useRef(chosen);
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const show = (next: PricedQuote) => {
    setQuote(next);
    latest.current = chosenIn(next);
    setChosen(latest.current);
  };
  // What was asked for before a choice was kept may be of before it, whenever it comes; the answer to the choice is newer.
  const made = useRef(0);
  const underWay = useRef(0);
  const madeWhenAsked = useRef(0);
  const loading = [useRevalidator().state, useNavigation().state].join(' ');
  useEffect(() => {
    if (loading !== 'idle idle') madeWhenAsked.current = made.current - underWay.current;
  }, [loading]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was loaded anew counts over what is shown
  useEffect(() => {
    if (waiting === 0 && made.current === madeWhenAsked.current) show(loaded);
  }, [loaded]);

  const keep = async (wanted: readonly number[]) => {
    const { id, version } = quote;
    try {
      const body = { version, chosen: [...wanted] };
      const kept = await api('POST /api/quotes/{id}/choice', { params: { id }, body });
      setTrouble(undefined);
      // Only the last choice is what the person sees.
      if (latest.current === wanted) setQuote(kept);
    } catch (error) {
      if (latest.current === wanted) {
        latest.current = chosenIn(quote);
        setChosen(latest.current);
      }
      const problem = error instanceof ApiError ? error.problem : undefined;
      setTrouble(problem?.detail ? refusalIn(forms, problem, problem.detail) : tryAgain);
      if (error instanceof ApiError && error.status === 409) onOutdated();
    } finally {
      underWay.current -= 1;
      setWaiting((count) => count - 1);
    }
  };

  const lines = quote.lines.map((line) => ({ ...line, isChosen: chosen.includes(line.id) }));
  return {
    quote,
    chosen,
    total: quoteTotal(lines, quote.taxBasisPoints),
    isKeeping: waiting > 0,
    trouble,
    toggle(id) {
      made.current += 1;
      underWay.current += 1;
      const wanted = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
      latest.current = wanted;
      setChosen(wanted);
      setWaiting((count) => count + 1);
      queue.current = queue.current.then(() => keep(wanted));
    },
  };
}

function chosenIn({ lines }: PricedQuote): readonly number[] {
  return lines.flatMap(({ id, isChosen }) => (isChosen ? [id] : []));
}
