// One press that does something to a conversation: a form of its own, so that it works without a script.
import type { ReactNode } from 'react';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import type { ConversationStep } from './conversation-steps.ts';
import { useConversationStep } from './use-conversation-step.ts';

type ConversationButtonProps = ButtonLook & {
  sessionId: string;
  step: ConversationStep;
  fields?: Record<string, string>;
  /** Instead of the look of a button. */
  className?: string;
  /** The key that does the same; its button is found by it. */
  keys?: string;
  children: ReactNode;
};

export function ConversationButton(props: ConversationButtonProps) {
  const { sessionId, step, fields, className, keys, children, variant = 'quiet' } = props;
  const { Form, action, isBusy } = useConversationStep(sessionId);
  const shared = {
    type: 'submit',
    disabled: isBusy,
    'data-step': step,
    'aria-keyshortcuts': keys,
  } as const;
  return (
    <Form method="post" action={action} className="contents">
      <StepFields step={step} fields={fields} />
      {className ? (
        <button className={className} {...shared}>
          {children}
        </button>
      ) : (
        <Button variant={variant} size={props.size ?? 'small'} {...shared}>
          {children}
        </Button>
      )}
    </Form>
  );
}
