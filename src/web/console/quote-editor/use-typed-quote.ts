// The editor's state: what is typed, on which version, kept in the tab so that a reload loses nothing.
import { useEffect, useRef, useState } from 'react';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';
import { useShownAnswer, useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { keepInTab, savedInTab } from '#web/lib/tab-storage.ts';
import { quoteSteps } from './quote-steps.ts';
import { QuoteTexts, typedFrom } from './quote-texts.ts';
import { isSame, type TypedLine, type TypedQuote, typedOf } from './typed-quote.ts';
import { NO_TERMS } from './typed-terms.ts';

type Kept = { typed: TypedQuote; base: DeskQuote | null };

export type TypedState = {
  typed: TypedQuote;
  /** The version that was before the person when they began. */
  base: DeskQuote | null;
  /** Whether something is typed that is not saved. */
  isChanged: boolean;
  /** Whether what is shown was typed before the page was loaded. */
  isBack: boolean;
  set: (change: Partial<TypedQuote>) => void;
  setLine: (key: string, change: Partial<TypedLine>) => void;
  /** Starts from another version, with its content or with what is typed. */
  rebase: (quote: DeskQuote | null, content: TypedQuote) => void;
};

/** `quote` is what the page was loaded with, `first` what a quote begins with when there is none. */
export function useTypedQuote(
  requestId: number,
  quote: DeskQuote | null,
  first: TypedQuote,
): TypedState {
  const edited = useShownAnswer(quoteSteps, 'lines', {});
  const refused = useStepAnswer(quoteSteps)?.result?.initialValue;
  const [base, setBase] = useState(quote);
  const [typed, setTyped] = useState(() => {
    const sent = refused && QuoteTexts.safeParse(refused).data;
    return edited ?? (sent ? typedFrom(sent) : quote ? typedOf(quote) : first);
  });
  const [isBack, setBack] = useState(false);
  const name = `quote ${requestId}`;
  const isChanged = !isSame(typed, base ? typedOf(base) : first);
  const isRead = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the editor is opened
  useEffect(() => {
    const kept = readKept(name);
    if (kept && !isSame(kept.typed, quote ? typedOf(quote) : first)) {
      setTyped(kept.typed);
      setBase(kept.base);
      setBack(true);
    }
    isRead.current = true;
  }, []);
  useEffect(() => {
    if (!isRead.current) return;
    keepInTab(name, isChanged ? JSON.stringify({ typed, base } satisfies Kept) : null);
  }, [name, typed, base, isChanged]);
  // Lines that only the server could read are in what it has answered.
  useEffect(() => {
    if (edited) setTyped(edited);
  }, [edited]);
  return {
    typed,
    base,
    isChanged,
    isBack: isBack && isChanged,
    set: (change) => setTyped((before) => ({ ...before, ...change })),
    setLine: (key, change) =>
      setTyped((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
      })),
    rebase(from, content) {
      setBase(from);
      setTyped(content);
      setBack(false);
    },
  };
}

/** What was kept in this tab; what cannot be read was not kept by us. */
function readKept(name: string): Kept | undefined {
  try {
    const kept = JSON.parse(savedInTab(name) ?? 'null') as Kept | null;
    if (!kept || !Array.isArray(kept.typed.lines)) return undefined;
    // What was kept before there were payment terms has none.
    return { ...kept, typed: { ...kept.typed, terms: kept.typed.terms ?? NO_TERMS } };
  } catch {
    return undefined;
  }
}
