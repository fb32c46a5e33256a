// Sends the form of a page by its step: where it leads when it was taken, and what its page shows when it was not.
import type { Problem } from '#contract/platform/problem.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { isFromSetup } from '#web/lib/from-setup.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { type FormAnswer, isOfPerson, sendForm } from './send-form.ts';
import {
  type SentStep,
  type Step,
  type StepCall,
  type StepFields,
  type StepTable,
  stepOf,
} from './steps.ts';
import type { FormResult } from './use-app-form.ts';

/** What a page is told of a form with which it stays. */
export type StepAnswer = {
  /** Empty when the form has named none of the page's: it is older than the program that answers. */
  step: string;
  status: number;
  /** What was wrong with the form; with what was typed into it. */
  result?: FormResult | undefined;
  /** What kind of refusal it is. */
  code?: string | undefined;
  /** The API's own sentence. */
  detail?: string | undefined;
  /** What the API says has changed since the page was shown. */
  changes?: string[] | undefined;
  /** The same in Spanish, with what staff have written set apart. */
  spanishChanges?: Problem['spanishChanges'];
  /** What is there by now, where the API says so. */
  current?: Problem['current'] | undefined;
  /** What a step of `showsAnswer` was answered. */
  shown?: unknown;
};

/** What became of a form. */
export type StepOutcome =
  | { isTaken: true; goTo: string; leavesFrame: boolean }
  | { isTaken: false; answer: StepAnswer; status: number };

export type SendStepOptions = {
  /** Where a step that is done leads, unless it says so itself; the page's own address by default. */
  to?: ((call: StepCall, step: string) => string) | undefined;
  /** The page itself tells of a session that is over, and of no answer at all, instead of another page in its place. */
  staysOnTrouble?: boolean | undefined;
};

/** In the address of a page: the step that was just done, and what the form carries that takes it back. */
export const DONE = 'done';
export const UNDO = 'undo';

/**
 * Sends a form.
 *
 * @throws What `sendForm` throws.
 */
export async function sendStep(
  table: StepTable,
  sent: Omit<StepCall, 'idempotencyKey'>,
  { to, staysOnTrouble = false }: SendStepOptions = {},
): Promise<StepOutcome> {
  const name = stepNameOf(table, sent.form);
  if (name === undefined) return { isTaken: false, status: 422, answer: { step: '', status: 422 } };
  const step = stepOf(table, name);
  const call: StepCall = { ...sent, idempotencyKey: await idempotencyKeyOf(sent.form) };
  try {
    await step.before?.(call);
    const answer = await sendForm(call.form, step.schema, (body) => step.send(call, body));
    if (!answer.isTaken) return refused(name, answer);
    const { body } = answer;
    if (step.showsAnswer) {
      const result = { initialValue: textsOf(body) };
      const shown = { step: name, status: 200, result, shown: answer.answer };
      return { isTaken: false, status: 200, answer: shown };
    }
    const taken = { body, answer: answer.answer, call };
    const goTo = addressAfter(name, step, taken, to);
    return { isTaken: true, goTo, leavesFrame: step.leavesFrame ?? false };
  } catch (error) {
    const trouble = troubleOf(error, staysOnTrouble);
    return { isTaken: false, answer: { step: name, ...trouble }, status: trouble.status };
  }
}

/**
 * The step that a form names, or a button of it in its place; a page with one form alone needs no name for it. Undefined when the page
 * has none such.
 */
function stepNameOf(table: StepTable, form: FormData): string | undefined {
  const named = form.getAll('step').at(-1);
  const [only, ...others] = Object.keys(table);
  if (!named && others.length === 0) return only;
  return typeof named === 'string' && Object.hasOwn(table, named) ? named : undefined;
}

function refused(step: string, answer: FormAnswer & { isTaken: false }): StepOutcome {
  const { status, result, problem } = answer;
  return { isTaken: false, status, answer: { step, status, result, ...told(problem) } };
}

/** What a page is told of a refusal. */
function told({ code, detail, changes, spanishChanges, current }: Partial<Problem> = {}) {
  return { code, detail, changes, spanishChanges, current };
}

/** The page after a step, which says what was done and how it is taken back. */
function addressAfter(
  name: string,
  step: Step,
  taken: SentStep<Step['schema'], unknown>,
  to: SendStepOptions['to'],
): string {
  const { call } = taken;
  const other = step.to?.(taken) ?? to?.(call, name);
  const address = new URL(other ?? call.url, call.url);
  const undo = step.undo?.fields(taken);
  // What was said of the step before is no longer the last thing that was done.
  if (!other) for (const param of [DONE, UNDO]) address.searchParams.delete(param);
  if (other && isFromSetup(call.url.searchParams)) address.searchParams.set('from', 'setup');
  if (step.done || undo) address.searchParams.set(DONE, name);
  if (undo) address.searchParams.set(UNDO, new URLSearchParams(textsOf(undo)).toString());
  return address.pathname + address.search + address.hash;
}

/** Fields as a form has them. */
function textsOf(fields: StepFields | Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(fields).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
  );
  return Object.fromEntries(texts);
}

/** What is about the person or the line rather than what they typed; a refused upload is about the form. */
function troubleOf(error: unknown, staysOnTrouble: boolean): Omit<StepAnswer, 'step'> {
  if (error instanceof ApiError) {
    if (isOfPerson(error) && !staysOnTrouble) throw error;
    return { status: error.status, ...told(error.problem) };
  }
  // Without any answer no one knows what was done (WHATWG fetch rejects with a TypeError).
  if (!staysOnTrouble || !(error instanceof TypeError)) throw error;
  return { status: 503 };
}
