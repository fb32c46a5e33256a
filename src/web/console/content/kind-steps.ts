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
  }),
  add: step({
    schema: z.strictObject({ name: words(60) }),
    send: (call, { name }) =>
      call.api('POST /api/console/content/{kind}', {
        params: { kind: kindOf(call) },
        body: { body: firstBody(kindOf(call), name) },
        idempotencyKey: call.idempotencyKey,
      }),
    to: ({ answer }) => `/console/settings/content/${answer.kind}/${answer.slug}`,
  }),
});

/** A new entry has its name and nothing else. */
function firstBody(kind: string, name: string): Record<string, unknown> {
  const field = isContentKind(kind) ? kindLabels[kind].namedBy : undefined;
  if (!field) return {};
  return { [field]: kind === 'checklist' ? [name] : name };
}
