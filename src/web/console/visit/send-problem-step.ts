// Sends what the office does with a problem that a customer reported: reply, close, reopen.
import { RowIdText } from '#contract/platform/ids.ts';
import { ProblemReply, ProblemSeen } from '#contract/visits/console-visit.ts';
import { type FormAnswer, sendForm } from '#web/forms/app/send-form.ts';
import type { Api } from '#web/lib/api-client.ts';

const named = { problem: RowIdText };
const TypedReply = ProblemReply.extend(named);
const TypedSeen = ProblemSeen.extend(named);

/** Sends the form by its step; undefined when the step is about something else. */
export async function sendProblemStep(
  api: Api,
  typed: FormData,
): Promise<{ step: string; answer: FormAnswer } | undefined> {
  const step = String(typed.get('step') ?? '');
  const change = (endpoint: 'close' | 'reopen') =>
    sendForm(typed, TypedSeen, ({ problem, ...body }) =>
      api(`POST /api/console/visit-problems/{id}/${endpoint}`, { params: { id: problem }, body }),
    );
  switch (step) {
    case 'problem-reply': {
      const answer = await sendForm(typed, TypedReply, ({ problem, ...body }) =>
        api('POST /api/console/visit-problems/{id}/reply', { params: { id: problem }, body }),
      );
      return { step, answer };
    }
    case 'problem-close':
      return { step, answer: await change('close') };
    case 'problem-reopen':
      return { step, answer: await change('reopen') };
    default:
      return undefined;
  }
}
