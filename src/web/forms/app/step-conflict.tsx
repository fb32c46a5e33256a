// Both versions of a thing that a colleague was faster with, for every step of a page, and the choice between them.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type ConflictFact, ConflictNote } from './conflict-note.tsx';
import { useFormMessages } from './form-language.tsx';
import { type AnswerTo, useIsCurrent, useStepAnswer } from './step-answers.tsx';
import { StepButton } from './step-button.tsx';
import {
  type SeenVersion,
  type StepFields,
  type StepName,
  type StepTable,
  stepOf,
} from './steps.ts';

/** What was meant by anyone who was slower. */
export type Meant<Table extends StepTable> = {
  step: StepName<Table>;
  /** What they typed into a field; null when it is empty or not in that form. */
  typed: (name: string) => string | null;
};

type StepConflictProps<Table extends StepTable> = {
  of: Table;
  /** Only of the thing that these fields name, where a page has several. */
  fields?: StepFields;
  /** The version that is there by now. */
  version: SeenVersion;
  /** Where anyone who keeps theirs goes on; this page by default. */
  leave?: string;
  facts: (meant: Meant<Table>) => readonly ConflictFact[];
  /** What the button says that sends a press once more. */
  again?: string;
  /** What that press says of the thing as it is by now, in place of what was sent. */
  current?: StepFields;
  /** In place of the way to have one's own, where things have gone too far for it; undefined where they have not. */
  instead?: (meant: Meant<Table>) => ReactNode;
};

/** The answer that a colleague was faster, as soon as the page shows what they did. */
export function useConflict<Table extends StepTable>(
  of: Table,
  fields?: StepFields,
): AnswerTo<Table> | undefined {
  const answer = useStepAnswer(of, { fields });
  const isCurrent = useIsCurrent();
  return isCurrent && answer?.code === 'changed_meanwhile' ? answer : undefined;
}

/** The note; nothing while no one was faster, and until the page shows what they did. */
export function StepConflict<Table extends StepTable>({
  of,
  fields,
  version,
  leave,
  facts,
  again,
  current,
  instead,
}: StepConflictProps<Table>) {
  const messages = useFormMessages();
  const answer = useConflict(of, fields);
  const { pathname } = useLocation();
  if (!answer) return null;
  const { step, result } = answer;
  const sent = textsIn(result?.initialValue);
  const meant: Meant<Table> = { step, typed: (name) => sent[name] || null };
  const own = stepOf(of, step).isPress ? (
    <SendAgain {...{ of, step, version }} fields={{ ...withoutVersion(sent), ...current }}>
      {again ?? messages.keepMine}
    </SendAgain>
  ) : (
    <p>{messages.stillInForm}</p>
  );
  const other = instead?.(meant);
  return (
    <ConflictNote
      leave={leave ?? pathname}
      facts={facts(meant)}
      keep={other === undefined ? own : other}
    />
  );
}

type SendAgainProps = {
  of: StepTable;
  step: string;
  fields: StepFields;
  version: SeenVersion;
  children: string;
};

function SendAgain(props: SendAgainProps) {
  return <StepButton variant="quiet" size="small" {...props} />;
}

function textsIn(typed: Record<string, unknown> | null | undefined): Record<string, string> {
  const texts = Object.entries(typed ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

function withoutVersion({ version: _version, ...fields }: Record<string, string>): StepFields {
  return fields;
}
