// The steps of a page: each of its forms with the shape that judges it, the call that takes it, and what follows
// (docs/decisions/0068-steps-of-a-page.md).
import type { z } from 'zod';
import type { Api } from '#web/lib/api-client.ts';

/** One form that was sent, as a step gets it. */
export type StepCall = {
  /** The API, from the server for a page's action and from the browser for what a script sends by itself. */
  api: Api;
  /** The parameters of the page's address. */
  params: Readonly<Record<string, string | undefined>>;
  /** The address of the page. */
  url: URL;
  form: FormData;
  /** For a step that creates something: the same for the same content of the same page. */
  idempotencyKey: string;
};

/** What a step has sent, and what the API answered. */
export type SentStep<Schema extends z.ZodObject, Answer> = {
  body: z.output<Schema>;
  answer: Answer;
  call: StepCall;
};

/** Values of hidden fields by their names; one without a value is left out. */
export type StepFields = Readonly<Record<string, string | number | undefined>>;

/** The step that takes another one back. */
type StepUndo<Schema extends z.ZodObject, Answer> = {
  step: string;
  /** What the form of that step carries; undefined when there is nothing to take back. */
  fields(sent: SentStep<Schema, Answer>): StepFields | undefined;
  /** Where a script runs it is offered in a toast instead of on the page. */
  toast?: UndoToast;
};

export type UndoToast = { title: string; description: string };

export type Step<Schema extends z.ZodObject = z.ZodObject, Answer = unknown> = {
  /** What the form carries: a shape of the contract, with the ids of what it is about as fields of their own. */
  schema: Schema;
  /** Gives what was checked to the API. */
  send(call: StepCall, body: z.output<Schema>): Promise<Answer>;
  /** Its form is a button, and nothing is typed into it. */
  isPress?: true;
  /** Before anything is read, such as the upload of files that no script has sent. */
  before?(call: StepCall): Promise<void>;
  /** Where it leads, if not to the page's own address. */
  to?(sent: SentStep<Schema, Answer>): string;
  /** Where it leads has another frame, and is loaded as a whole. */
  leavesFrame?: true;
  /** What the page says once it is done; true where the page words it by its data. */
  done?: string | true;
  undo?: StepUndo<Schema, Answer>;
  /** The page stays and shows the answer, which is not to stand in an address or a history. */
  showsAnswer?: true;
};

export type StepTable = Readonly<Record<string, Step>>;

export type StepName<Table extends StepTable> = keyof Table & string;

/** The shape of a step's form. */
type SchemaOf<Table extends StepTable, Name extends keyof Table> = Table[Name]['schema'];

/** The names of the fields of a step's form. */
export type FieldOf<Table extends StepTable, Name extends keyof Table> = keyof z.input<
  SchemaOf<Table, Name>
> &
  string;

/** The version of a thing, as the page shows it. */
export type SeenVersion = number | string;

/** The version that was seen, where the shape asks for it. */
export type VersionOf<Table extends StepTable, Name extends keyof Table> =
  string extends FieldOf<Table, Name>
    ? AnyVersion
    : 'version' extends FieldOf<Table, Name>
      ? { version: SeenVersion }
      : { version?: undefined };

/** The same where any step may be meant. */
export type AnyVersion = { version?: SeenVersion | undefined };

/** What the API answers to a step. */
export type AnswerOfStep<Table extends StepTable, Name extends keyof Table> = Awaited<
  ReturnType<Table[Name]['send']>
>;

/** One step; a function for the sake of its types, so that what was checked and what was answered are known to all its parts. */
export function step<Schema extends z.ZodObject, Answer>(
  one: Step<Schema, Answer>,
): Step<Schema, Answer> {
  return one;
}

/** The step of a name that a table has. */
export function stepOf(table: StepTable, name: string): Step {
  const found = table[name];
  if (!found) throw new Error(`There is no step "${name}".`);
  return found;
}

/**
 * The steps of a page, by the names that their forms send as `step`.
 *
 * @throws When a step is undone by one that is not there.
 */
export function steps<const Table extends StepTable>(table: Table): Table {
  for (const [name, { undo }] of Object.entries(table)) {
    if (undo && !Object.hasOwn(table, undo.step)) {
      throw new Error(`The step "${name}" is undone by "${undo.step}", which is not there.`);
    }
  }
  return table;
}
