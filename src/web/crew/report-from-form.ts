// A report that came as a plain form, from a telephone without a script or without storage.

import { isDayAction } from '#company/rules/visits/crew-report.ts';
import type { CrewAction, CrewAnswer } from '#contract/visits/crew-day.ts';
import type { Api } from '#web/lib/api-client.ts';
import { applicationFrom } from './application-fields.ts';

/** Sends it to the API. The id follows from the page and what was said, so that a second press is the same report. */
export async function reportFromForm(api: Api, token: string, form: FormData): Promise<CrewAnswer> {
  const text = (name: string) => String(form.get(name) ?? '');
  const now = new Date().toISOString();
  const kind = text('kind') as CrewAction['kind'];
  const said = [...form].filter(([, value]) => typeof value === 'string').map(([, value]) => value);
  return api('POST /api/crew-days/{token}/actions', {
    params: { token },
    body: {
      id: await idOf(said.join('\n')),
      device: text('formKey'),
      sequence: 1,
      takenAt: now,
      sentAt: now,
      ...(form.has('stop') && { stop: text('stop') }),
      kind,
      ...optional(form, ['item', 'note', 'cutHeight', 'photosMissingReason', 'lawnArea']),
      ...(form.has('isDone') && { isDone: text('isDone') === 'true' }),
      ...(isDayAction(kind) && { people: form.getAll('people').map(String) }),
      ...(kind === 'application' && { application: applicationFrom(form) }),
      ...(form.has('couldNotWork') && { couldNotWork: true }),
    },
  });
}

function optional(form: FormData, names: string[]): Record<string, string> {
  const given = names.filter((name) => form.has(name));
  return Object.fromEntries(given.map((name) => [name, String(form.get(name))]));
}

/** The first half of a SHA-256, written as a UUID of version 8 (RFC 9562, 5.8). */
async function idOf(text: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)),
  ).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
