// A step that is one press of a button, with the reason beside it when it was refused.
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import { refusalIn, useFormMessages } from './form-language.tsx';
import { englishFormMessages, type FormMessages } from './messages/form-messages.en.ts';
import { useStepAnswer } from './step-answers.tsx';
import { StepFields } from './step-fields.tsx';
import type { AnyVersion, StepFields as Fields, StepName, StepTable, VersionOf } from './steps.ts';

type ButtonLook = Omit<ComponentProps<typeof Button>, 'type' | 'name' | 'value' | 'form'>;

type StepButtonProps<Table, Name> = ButtonLook & {
  of: Table;
  step: Name;
  /** Which thing it is about, and what is said of it. */
  fields?: Fields;
  /** What else was seen of it, such as another version: it may be another one by the next answer. */
  seen?: Fields;
  requestKey?: string;
  formClassName?: string;
  /** Whether its person goes on where they are on the page, and not at its top. */
  keepsPlace?: boolean;
  /** The page whose step it is, where that is another one. */
  page?: string;
  children: ReactNode;
};

/** A form of hidden fields and its button. */
export function StepButton<Table extends StepTable, Name extends StepName<Table>>(
  props: StepButtonProps<Table, Name> & VersionOf<Table, Name>,
): ReactNode;
export function StepButton(props: StepButtonProps<StepTable, string> & AnyVersion) {
  const {
    of,
    step,
    fields,
    seen,
    version,
    requestKey,
    formClassName,
    keepsPlace = false,
    page,
    ...button
  } = props;
  const answer = useStepAnswer(of, { step, fields });
  return (
    <Form
      method="post"
      {...(formClassName && { className: formClassName })}
      preventScrollReset={keepsPlace}
      onSubmit={useOnce()}
      {...(page !== undefined && { action: page })}
    >
      <StepFields {...{ step, fields, seen, version, requestKey }} />
      <Button type="submit" {...button} />
      {answer && !answer.shown ? <RefusedStep answer={answer} /> : null}
    </Form>
  );
}

/** Lets a form be sent once at a time: a second press while one is under way sends nothing. */
export function useOnce() {
  const isSending = useNavigation().formMethod === 'POST';
  return (event: FormEvent) => {
    if (isSending) event.preventDefault();
  };
}

type RefusedStepProps = { answer: NonNullable<ReturnType<typeof useStepAnswer>> };

/** Why it was not done; it takes the focus as the summary of a larger form does. */
export function RefusedStep({ answer }: RefusedStepProps) {
  const messages = useFormMessages();
  const sentence = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => sentence.current?.focus(), [answer]);
  return (
    <p ref={sentence} role="alert" tabIndex={-1} className="field-error">
      {refusalOf(answer, messages)}
    </p>
  );
}

/** The first sentence of a refusal. */
export function refusalOf(
  answer: RefusedStepProps['answer'],
  messages: FormMessages = englishFormMessages,
): string {
  const { result, detail } = answer;
  const [first] = Object.values(result?.error ?? {}).flatMap((each) => each ?? []);
  return refusalIn(messages, answer, first ?? detail ?? messages.notDone);
}
