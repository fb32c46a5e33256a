// Has a reply suggested by a language model, and says of it that it was: a person reads it, changes it, and sends it (docs/product/chat.md#suggested-replies).
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { showToast } from '#web/ui/toast.ts';

type SuggestButtonProps = { sessionId: string; onSuggested: (text: string) => void };

export function SuggestButton({ sessionId, onSuggested }: SuggestButtonProps) {
  const take = useRef(onSuggested);
  useEffect(() => {
    take.current = onSuggested;
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('POST /api/chat-sessions/{sessionId}/suggestion', { params: { sessionId } }),
    onError: (error) =>
      showToast({
        title: 'Error',
        description: error instanceof ApiError ? error.message : 'Please try again.',
        variant: 'destructive',
      }),
  });
  return (
    <button
      type="button"
      className="composer-tool composer-suggest"
      title="Suggest a reply"
      aria-disabled={isPending}
      onClick={() => {
        // Who has turned to a note or another conversation meanwhile gets nothing into what they write there.
        if (!isPending) mutate(undefined, { onSuccess: ({ text }) => take.current(text) });
      }}
    >
      <AppIcon name="chat" />
      <span className="composer-tool-words">{isPending ? 'Suggesting...' : 'Suggest'}</span>
    </button>
  );
}

/** Above the field, as long as what was suggested stands in it. */
export function SuggestedMark() {
  return (
    <p className="text-small font-semibold text-amber" role="status">
      Suggested by a model. Read it before you send it.
    </p>
  );
}
