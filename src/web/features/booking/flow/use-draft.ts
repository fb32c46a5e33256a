// Brings a half-made booking back after a reload and stores it while it is being made.
import { type Dispatch, useEffect, useRef } from 'react';
import { keepInTab, savedInTab } from '#web/lib/tab-storage.ts';
import { DRAFT, draftOf, draftText } from './booking-draft.ts';
import type { BookingDraft, BookingEvent, BookingState } from './booking-state.ts';

type DraftOptions = {
  today: string;
  typeIds: number[];
  /** Called once after mount with what was brought back, or null. */
  onRestored: (draft: BookingDraft | null) => void;
};

export function useDraft(
  state: BookingState,
  dispatch: Dispatch<BookingEvent>,
  options: DraftOptions,
): void {
  const isRestored = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is brought back once, after hydration
  useEffect(() => {
    const draft = draftOf(savedInTab(DRAFT), options);
    if (draft) dispatch({ type: 'restored', draft });
    options.onRestored(draft);
  }, []);

  useEffect(() => {
    if (isRestored.current) keepInTab(DRAFT, draftText(state));
    isRestored.current = true;
  }, [state]);
}
