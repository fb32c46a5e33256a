// What staff do with the entries of a kind: put them in order and add one.
import { z } from 'zod';
import { contentEditingEndpoints } from '#contract/site/content/editing.ts';
import { words } from '#contract/site/content/entry.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { isContentKind, kindLabels } from './labels/kind-labels.ts';

const Move = contentEditingEndpoints['POST /api/console/content/{kind}/{slug}/move'].body;

const kindOf = ({ params: { kind = '' } }: StepCall) => kind;

export const kindSteps = steps({
  move: step({
    schema: Move.extend({ slug: z.string().max(80) }),
    isPress: true,
    send: (call, { slug, ...body }) =>
      call.api('POST /api/console/content/{kind}/{slug}/move', {
        params: { kind: kindOf(call), slug },
        body,
      }),
    done: 'Moved. The site follows within seconds.',
  }),
  add: step({
    schema: z.strictObject({ name: words(100) }),
    send: async (call, { name }) =>
      call.api('POST /api/console/content/{kind}', {
        params: { kind: kindOf(call) },
        body: { body: { ...firstBody(kindOf(call), name), ...(await firstDay(call)) } },
        idempotencyKey: call.idempotencyKey,
      }),
    to: ({ answer }) => `/console/settings/content/${answer.kind}/${answer.slug}`,
  }),
});

/** An entry of a list by days begins with today's at the company. */
async function firstDay(call: StepCall): Promise<Record<string, string>> {
  const kind = kindOf(call);
  const field = isContentKind(kind) ? kindLabels[kind].datedBy : undefined;
  if (!field) return {};
  const { today } = await call.api('GET /api/company');
  return { [field]: today };
}

/** A new entry has its name and nothing else. */
function firstBody(kind: string, name: string): Record<string, unknown> {
  const field = isContentKind(kind) ? kindLabels[kind].namedBy : undefined;
  if (!field) return {};
  return { [field]: kind === 'checklist' ? [name] : name };
}
