// What the office does with the quote of a request: begins it, changes its lines, keeps it as a draft, sends it, sends a new version.
import { z } from 'zod';
import { formatDate } from '#company/rules/time/company-time.ts';
import { QuoteDraft, quoteDeskEndpoints } from '#contract/quotes/quote-desk.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { QuoteTexts, typedFrom } from './quote-texts.ts';
import { startSteps } from './start-steps.ts';
import { draftOf, isBegun, lineOf, type TypedQuote } from './typed-quote.ts';

const desk = quoteDeskEndpoints;
const ofSend = desk['POST /api/console/quotes/{id}/send'].body.shape;

const request = ({ params }: StepCall) => ({ id: Number(params.id) });
const draftIn = (texts: z.output<typeof QuoteTexts>) => draftOf(typedFrom(texts));

/** What is typed, judged as the contract judges a draft, and what it is written to; there may be no quote yet. */
const TypedDraft = QuoteTexts.extend({
  quoteId: z.guid().optional(),
  version: ofSend.version.optional(),
  requestVersion: ofSend.requestVersion,
}).superRefine((texts, { addIssue }) => {
  const { error } = QuoteDraft.safeParse(draftIn(texts));
  for (const { path, message } of error?.issues ?? []) {
    addIssue({ code: 'custom', path: typedPath(path), message });
  }
});
type TypedDraft = z.output<typeof TypedDraft>;

/** Where a fault of payment terms is typed: percent and amount of a deposit are one field. */
function typedPath([first, second, ...rest]: PropertyKey[]): PropertyKey[] {
  if (first !== 'paymentTerms')
    return [first, second, ...rest].filter((part) => part !== undefined);
  return ['terms', second === 'steps' ? 'steps' : 'value', ...rest];
}

/** The quote as the API takes it, and where it goes. */
function known({ quoteId = '', version = 0, requestVersion, ...texts }: TypedDraft) {
  return { draft: QuoteDraft.parse(draftIn(texts)), quoteId, version, requestVersion };
}

async function saveDraft(call: StepCall, typed: TypedDraft) {
  const { draft, quoteId, version, requestVersion } = known(typed);
  if (quoteId) {
    const body = { ...draft, version };
    return call.api('PATCH /api/console/quotes/{id}', { params: { id: quoteId }, body });
  }
  const body = { ...draft, requestVersion };
  return call.api('POST /api/console/service-requests/{id}/quotes', {
    params: request(call),
    body,
  });
}

const toRequest = ({ call }: { call: StepCall }) => `/console/requests/${call.params.id}?done=sent`;

export const quoteSteps = steps({
  /** Lines and pins that come and go. What needs our prices or an older quote is read by it with a script, too. */
  lines: step({
    schema: QuoteTexts.extend({
      addRule: z.literal('on').optional(),
      rule: z.number().optional(),
      copyLines: z.literal('on').optional(),
      copyOf: z.guid().optional(),
    }),
    // Most of it asks the API nothing, and is for staff alone nevertheless.
    before: async (call) => {
      await call.api('GET /api/console/service-requests/{id}', { params: request(call) });
    },
    showsAnswer: true,
    send: async (call, { addRule, rule = -1, copyLines, copyOf, ...texts }) => {
      const typed = typedFrom(texts);
      if (addRule) return withRule(call, typed, rule);
      return copyLines && copyOf ? withCopied(call, typed, copyOf) : typed;
    },
  }),
  save: step({
    schema: TypedDraft,
    send: saveDraft,
    to: ({ answer, call }) => `${call.url.pathname}?saved=${answer.version}`,
  }),
  send: step({
    schema: TypedDraft,
    send: async (call, typed) => {
      const { id, version } = await saveDraft(call, typed);
      const { requestVersion } = typed;
      return call.api('POST /api/console/quotes/{id}/send', {
        params: { id },
        body: { version, requestVersion },
      });
    },
    to: toRequest,
  }),
  revise: step({
    schema: TypedDraft,
    send: ({ api }, typed) => {
      const { draft, quoteId, version } = known(typed);
      return api('POST /api/console/quotes/{id}/revise', {
        params: { id: quoteId },
        body: { ...draft, version },
      });
    },
    to: toRequest,
  }),
  ...startSteps,
});

async function withRule(call: StepCall, typed: TypedQuote, rule: number): Promise<TypedQuote> {
  const { lines } = await call.api('GET /api/console/service-requests/{id}/prices', {
    params: request(call),
  });
  const line = lines[rule];
  return line ? { ...typed, lines: [...typed.lines, lineOf(line)] } : typed;
}

async function withCopied({ api }: StepCall, typed: TypedQuote, id: string): Promise<TypedQuote> {
  const older = await api('GET /api/console/quotes/{id}', { params: { id } });
  const priceRule = `Older quote, good through ${formatDate(older.validUntil)}`;
  const lines = older.lines.map((line) => lineOf({ ...line, priceRule }, line.isOptional));
  return { ...typed, lines: [...typed.lines.filter(isBegun), ...lines] };
}
