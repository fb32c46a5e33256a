// What the forms of a lead's page do: one step each, the same whether a script runs or not.
import { z } from 'zod';
import { LeadName, LeadStage, leadEndpoints } from '#contract/leads/leads.ts';
import { type FormAnswer, sendForm } from '#web/forms/app/send-form.ts';
import type { Api } from '#web/lib/api-client.ts';

export const Mail = leadEndpoints['POST /api/console/leads/{kind}/{id}/mails'].body;
export const Note = z.strictObject({
  text: leadEndpoints['POST /api/console/leads/{kind}/{id}/notes'].body.shape.text,
  isCall: z.literal('on').optional(),
});
export const Work = z.strictObject({
  version: z.coerce.number(),
  propertyAddress: z.string().max(500).optional(),
});

const version = z.coerce.number();
const Stage = z.strictObject({ version, stage: LeadStage });
const Review = z.strictObject({ version, decision: z.enum(['not-spam', 'hold', 'release']) });
const Assignee = z.strictObject({ version, userId: z.string().optional() });
const Version = z.strictObject({ version });

/** The lead of an address; one of another kind is like none. */
export function nameOf({ kind = '', id = '' }: Record<string, string | undefined>): LeadName {
  const name = LeadName.safeParse({ kind, id });
  if (name.success) return name.data;
  throw new Response(null, { status: 404 });
}

/** Does the step that a form names. */
export function doStep(api: Api, params: LeadName, form: FormData): Promise<FormAnswer> {
  const idempotencyKey = String(form.get('requestKey') ?? '');
  switch (form.get('step')) {
    case 'mail':
      return sendForm(form, Mail, (body) =>
        api('POST /api/console/leads/{kind}/{id}/mails', { params, body, idempotencyKey }),
      );
    case 'note':
      return sendForm(form, Note, ({ text, isCall }) =>
        api('POST /api/console/leads/{kind}/{id}/notes', {
          params,
          body: { text, isCall: isCall === 'on' },
          idempotencyKey,
        }),
      );
    case 'stage':
      return sendForm(form, Stage, (body) =>
        api('POST /api/console/leads/{kind}/{id}/stage', { params, body }),
      );
    case 'review':
      return sendForm(form, Review, (body) =>
        api('POST /api/console/leads/{kind}/{id}/review', { params, body }),
      );
    case 'assignee':
      return sendForm(form, Assignee, ({ userId, ...body }) =>
        api('POST /api/console/leads/{kind}/{id}/assignee', {
          params,
          body: { ...body, userId: userId || null },
        }),
      );
    case 'customer':
      return sendForm(form, Version, (body) =>
        api('POST /api/console/leads/{kind}/{id}/customer', { params, body }),
      );
    default:
      return sendForm(form, Work, (body) =>
        api('POST /api/console/leads/{kind}/{id}/service-request', {
          params,
          body,
          idempotencyKey,
        }),
      );
  }
}
