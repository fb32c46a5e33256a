// One press that does something to a conversation: a form of its own, so that it works without a script.
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { useConversationAction } from './use-conversation-action.ts';

type StepButtonProps = ButtonLook & {
  sessionId: string;
  step: string;
  fields?: Record<string, string>;
  /** Instead of the look of a button. */
  className?: string;
  /** The key that does the same; its button is found by it. */
  keys?: string;
  children: ReactNode;
};

export function StepButton(props: StepButtonProps) {
  const { sessionId, step, fields = {}, className, keys, children, variant = 'quiet' } = props;
  const { Form, action, isBusy } = useConversationAction(sessionId);
  const shared = {
    type: 'submit',
    disabled: isBusy,
    'data-step': step,
    'aria-keyshortcuts': keys,
  } as const;
  return (
    <Form method="post" action={action} className="contents">
      <input type="hidden" name="step" value={step} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
