// The last answer to the forms of a page, for the form that it belongs to, however often the page's data is loaded again.
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useActionData, useRevalidator } from 'react-router';
import { Alert } from '#web/ui/app/alert.tsx';
import { useFormMessages } from './form-language.tsx';
import type { StepAnswer } from './send-step.ts';
import type { AnswerOfStep, StepFields, StepName, StepTable } from './steps.ts';
import { useLastAnswer } from './use-last-answer.ts';

type Answered = {
  answer: StepAnswer;
  /** The page shows what is there by now. */
  isCurrent: boolean;
};

const LastAnswer = createContext<Answered | undefined>(undefined);

/**
 * Stands around the body of a page. After a conflict it loads the page's data again, which React Router leaves out after a refusal:
 * the forms then send the version that their person has been shown.
 */
export function StepAnswers({ children }: { children: ReactNode }) {
  const messages = useFormMessages();
  const latest: unknown = useActionData();
  const answer = useLastAnswer(isStepAnswer(latest) ? latest : undefined);
  // What came with the page has the page's data beside it.
  const [loadedFor, setLoadedFor] = useState(answer);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (answer?.status !== 409 || answer === loadedFor) return;
    void revalidate().then(() => setLoadedFor(answer));
  }, [answer, loadedFor, revalidate]);
  const isCurrent = answer?.status !== 409 || answer === loadedFor;
  return (
    <LastAnswer value={answer && { answer, isCurrent }}>
      {answer?.step === '' ? <Alert tone="red" className="mt-6" title={messages.reload} /> : null}
      {children}
    </LastAnswer>
  );
}

/** An answer to one of these steps. */
export type AnswerTo<Table extends StepTable> = Omit<StepAnswer, 'step'> & {
  step: StepName<Table>;
};

type Asked<Table extends StepTable> = {
  /** Only to this step. */
  step?: StepName<Table> | undefined;
  /** Only to the form that carries these fields: several of the same step differ by the ids of what they are about. */
  fields?: StepFields | undefined;
};

/** The last answer, as long as it is to one of these steps. */
export function useStepAnswer<Table extends StepTable>(
  of: Table,
  { step, fields = {} }: Asked<Table> = {},
): AnswerTo<Table> | undefined {
  const answer = useContext(LastAnswer)?.answer;
  if (!answer || !isTo(of, answer) || (step !== undefined && answer.step !== step))
    return undefined;
  const typed = answer.result?.initialValue ?? {};
  const isMeant = Object.entries(fields).every(
    ([name, value]) => value === undefined || typed[name] === String(value),
  );
  return isMeant || !answer.result ? answer : undefined;
}

/** The last answer to a step of this name, for a page that loads its steps with the first press. */
export function useAnswerTo(step: string): StepAnswer | undefined {
  const answer = useContext(LastAnswer)?.answer;
  return answer?.step === step ? answer : undefined;
}

/** Whether what the page shows is at least as new as the last answer. */
export function useIsCurrent(): boolean {
  return useContext(LastAnswer)?.isCurrent ?? true;
}

/** What a step of `showsAnswer` was answered about the thing that these fields name. */
export function useShownAnswer<Table extends StepTable, Name extends StepName<Table>>(
  of: Table,
  step: Name,
  fields: StepFields,
): AnswerOfStep<Table, Name> | undefined {
  const answer = useStepAnswer(of, { step, fields });
  // The action has put in what `send` of this step gave.
  return answer?.shown as AnswerOfStep<Table, Name> | undefined;
}

function isTo<Table extends StepTable>(of: Table, answer: StepAnswer): answer is AnswerTo<Table> {
  return Object.hasOwn(of, answer.step);
}

/** A page of another kind answers its forms as it likes. */
function isStepAnswer(data: unknown): data is StepAnswer {
  return typeof data === 'object' && data !== null && 'step' in data && 'status' in data;
}
