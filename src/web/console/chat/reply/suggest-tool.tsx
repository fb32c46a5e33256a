// What belongs to suggested replies, which most installations do not have: it comes when it is first wanted.
import { Suspense, useEffect, useState } from 'react';
import { laterPart } from '#web/ui/app/later-part.ts';
import { useDesk } from '../use-desk.ts';

const parts = () => import('./suggestion.tsx');
const SuggestButton = laterPart(async () => (await parts()).SuggestButton);
const SuggestedMark = laterPart(async () => (await parts()).SuggestedMark);

/** The button, while a language model suggests replies; a note is written by hand. */
export function SuggestTool(props: {
  sessionId: string;
  isNote: boolean;
  onSuggested: (text: string) => void;
}) {
  const { suggestsReplies } = useDesk().can;
  // Nothing that does not answer yet is shown.
  const [isRunning, setRunning] = useState(false);
  useEffect(() => setRunning(true), []);
  if (!isRunning || !suggestsReplies || props.isNote) return null;
  return (
    <Suspense>
      <SuggestButton sessionId={props.sessionId} onSuggested={props.onSuggested} />
    </Suspense>
  );
}

/** Says of what stands in the field that it was suggested. */
export function SuggestedNotice({ isSuggested }: { isSuggested: boolean }) {
  return isSuggested ? (
    <Suspense>
      <SuggestedMark />
    </Suspense>
  ) : null;
}
