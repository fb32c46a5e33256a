// Sends the quote of the editor: keeps it as a draft, sends it, or puts it in the place of the one that was sent.
import { data, redirect } from 'react-router';
import '#contract/platform/error-messages.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import { QuoteDraft } from '#contract/quotes/quote-desk.ts';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { editTyped, readTyped } from './read-typed.ts';
import { draftOf, isBegun, lineOf, type TypedQuote } from './typed-quote.ts';

/** What the editor is answered when it stays: what was typed, and what is wrong with it. */
export type EditorAnswer = {
  typed: TypedQuote;
  /** The lines were changed, as a button asked for; nothing was refused. */
  isEdited?: true;
  /** By JSON pointer. */
  errors: Record<string, string>;
  /** The sentence about the whole. */
  detail?: string;
  status: number;
};

type Known = { quoteId: string; version: number; requestVersion: number };

/** Does what the pressed button says. */
export async function saveQuote(api: Api, requestId: number, form: FormData) {
  const step = String(form.get('step') ?? 'save');
  const path = `/console/requests/${requestId}/quote`;
  if (step === 'start') return start(api, requestId, form, path);
  const typed = readTyped(form);
  const edited = await edit(api, requestId, typed, step, form);
  if (edited) return answer({ typed: edited, isEdited: true, errors: {}, status: 200 });
  const checked = QuoteDraft.safeParse(draftOf(typed));
  if (!checked.success) {
    const errors = Object.fromEntries(
      checked.error.issues
        .map(({ path: at, message }) => [`/${at.map(String).join('/')}`, message] as const)
        .reverse(),
    );
    return answer({ typed, errors, status: 422 });
  }
  const known = {
    quoteId: String(form.get('quoteId') ?? ''),
    version: Number(form.get('version')),
    requestVersion: Number(form.get('requestVersion')),
  };
  try {
    const saved = await send(api, requestId, step, known, checked.data);
    if (step === 'save') return redirect(`${path}?saved=${saved.version}`, 303);
    return redirect(`/console/requests/${requestId}?done=sent`, 303);
  } catch (error) {
    if (!(error instanceof ApiError)) {
      if (error instanceof TypeError)
        return answer({ typed, errors: {}, detail: AWAY, status: 503 });
      throw error;
    }
    return answer({ typed, ...refusalOf(error) });
  }
}

const AWAY = 'We could not reach the server. What you typed is still here: please try again.';

async function send(api: Api, requestId: number, step: string, known: Known, draft: QuoteDraft) {
  const { quoteId, version, requestVersion } = known;
  const params = { id: quoteId };
  if (step === 'revise') {
    return api('POST /api/console/quotes/{id}/revise', { params, body: { ...draft, version } });
  }
  const saved = quoteId
    ? await api('PATCH /api/console/quotes/{id}', { params, body: { ...draft, version } })
    : await api('POST /api/console/service-requests/{id}/quotes', {
        params: { id: requestId },
        body: { ...draft, requestVersion },
      });
  if (step !== 'send') return saved;
  return api('POST /api/console/quotes/{id}/send', {
    params: { id: saved.id },
    body: { version: saved.version, requestVersion },
  });
}

/** A draft that is there already is shown instead: someone was faster, or the answer to the first press was lost. */
async function start(api: Api, requestId: number, form: FormData, path: string) {
  const copyOf = String(form.get('copyOf') ?? '');
  try {
    await api('POST /api/console/service-requests/{id}/quotes/start', {
      params: { id: requestId },
      body: {
        requestVersion: Number(form.get('requestVersion')),
        ...(copyOf && { copyOf }),
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
  }
  return redirect(path, 303);
}

/** What a button of the lines asks for; undefined when the quote is to be kept. */
async function edit(
  api: Api,
  requestId: number,
  typed: TypedQuote,
  step: string,
  form: FormData,
): Promise<TypedQuote | undefined> {
  if (step === 'copy') {
    const id = String(form.get('copyOf') ?? '');
    if (!id) return typed;
    const older = await api('GET /api/console/quotes/{id}', { params: { id } });
    const priceRule = `Older quote, good through ${formatDate(older.validUntil)}`;
    const lines = older.lines.map((line) => lineOf({ ...line, priceRule }, line.isOptional));
    return { ...typed, lines: [...typed.lines.filter(isBegun), ...lines] };
  }
  if (step !== 'add-rule') {
    return editTyped(typed, step, { photoId: String(form.get('firstPhoto') ?? '') });
  }
  const { lines } = await api('GET /api/console/service-requests/{id}/prices', {
    params: { id: requestId },
  });
  return editTyped(typed, step, { rule: lines[Number(form.get('rule'))] });
}

function refusalOf({ status, problem, message }: ApiError) {
  const errors = Object.fromEntries(
    (problem?.errors ?? []).map(({ pointer, detail }) => [pointer, detail]).reverse(),
  );
  const detail =
    status === 401
      ? 'Your session has expired. What you typed is still here: sign in again in another tab, and press once more.'
      : (problem?.detail ?? message);
  return { errors, detail, status };
}

function answer(given: EditorAnswer) {
  return data(given, { status: given.status });
}
