// The form itself: sent by the router where a script runs, by the browser where none does, with its summary of faults above.
import { getFormProps } from '@conform-to/react';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { useFormMessages } from './form-language.tsx';
import type { AppFormState } from './use-app-form.ts';

type AppFormProps = {
  state: AppFormState;
  /** Whether it carries files where no script has sent them before. */
  hasFiles?: boolean;
  className?: string;
  /** What it is for, where no heading says so. */
  label?: string;
  /** Whether its person goes on where they are on the page, and not at its top. */
  keepsPlace?: boolean;
  /** Its wrong fields are in sight without a list of them above. */
  isShort?: boolean;
  children: ReactNode;
};

/** A form whose action is the page's own. */
export function AppForm({
  state,
  hasFiles,
  className,
  label,
  keepsPlace = false,
  isShort = false,
  children,
}: AppFormProps) {
  const { form, result, sentences, fields } = state;
  const messages = useFormMessages();
  const wrong = isShort ? [] : fields.filter(({ error }) => error);
  const [refusedTries, setRefusedTries] = useState(0);
  const { onSubmit, ...formProps } = getFormProps(form);
  const isSending = useNavigation().formMethod === 'POST';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A second press while one is under way sends nothing.
    if (isSending) return event.preventDefault();
    onSubmit(event);
    if (event.defaultPrevented) setRefusedTries((tries) => tries + 1);
  };
  return (
    <Form
      method="post"
      {...formProps}
      {...(hasFiles && { encType: 'multipart/form-data' as const })}
      noValidate
      className={className}
      aria-label={label}
      preventScrollReset={keepsPlace}
      onSubmit={submit}
    >
      <ErrorSummary
        sentences={sentences}
        fields={wrong}
        answer={result}
        refusedTries={refusedTries}
        titles={messages}
      />
      {children}
    </Form>
  );
}

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'children'> & {
  /** What it says while the form is under way. */
  pending: string;
  children: ReactNode;
};

/** The button that sends. A second press while it is under way sends nothing. */
export function SubmitButton({ pending, children, ...rest }: SubmitButtonProps) {
  const isSending = useNavigation().state !== 'idle';
  return (
    <Button type="submit" variant="clay" disabled={isSending} {...rest}>
      {isSending ? pending : children}
    </Button>
  );
}
