// The end of a step that is sent: why nothing was sent, the way back, and the button that sends.
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SendFailure } from './send-failure.tsx';

type SendButtonsProps = {
  isSending: boolean;
  /** What the button says, and what it says while the form is being sent. */
  send: string;
  sending: string;
  /** The way back. */
  children: ReactNode;
};

/** The button stays focusable while the form is being sent; the sender takes one attempt at a time. */
export function SendButtons({ isSending, send, sending, children }: SendButtonsProps) {
  return (
    <>
      <SendFailure />
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        {children}
        <Button variant="clay" type="submit" aria-disabled={isSending} className="grow sm:grow-0">
          {isSending ? sending : send}
        </Button>
      </div>
    </>
  );
}
