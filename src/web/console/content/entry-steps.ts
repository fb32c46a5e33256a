// What staff do with an entry of content: edit its lists, save a draft, publish, hide, show, restore and remove it.
import { z } from 'zod';
import { toInstant } from '#company/rules/time/company-time.ts';
import { CalendarDate, TimeOfDay } from '#contract/platform/dates.ts';
import { SeenVersionText } from '#contract/platform/ids.ts';
import { type ContentEntry, contentEditingEndpoints } from '#contract/site/content/editing.ts';
import { type StepCall, step, steps } from '#web/forms/app/steps.ts';
import { editList, listEdits, pressedPath } from './form/edit-list.ts';
import { sentTexts } from './form/translated-text.ts';
import { bodyOf, sentEntry } from './form/typed-entry.ts';
import { loadForm } from './load-form.ts';

const api = contentEditingEndpoints;
const Seen = api['POST /api/console/content/{kind}/{slug}/hide'].body;
const Rename = api['POST /api/console/content/{kind}/{slug}/rename'].body;
const Translation = api['POST /api/console/content/{kind}/{slug}/translate'].body;
const TranslationTakeBack = api['POST /api/console/content/{kind}/{slug}/translate/take-back'].body;
const TakeBack = api['POST /api/console/content/{kind}/{slug}/take-back'].body;
/** What is typed, as Conform reads it; a form of which every field is blank carries none. */
const Typed = z.unknown().optional();
/** An entry as it is typed: the fields of its kind make a body of it. */
const Edit = Seen.extend({ body: Typed });

const entry = ({ params: { kind = '', slug = '' } }: StepCall) => ({ kind, slug });

/** The body that is typed, with the version that it was made from. */
async function edited(call: StepCall, { version, body }: z.output<typeof Edit>) {
  const fields = await loadForm(call.api, call.params.kind);
  return { params: entry(call), body: { version, body: bodyOf(fields, sentEntry(fields, body)) } };
}

/** How the change before the last one is brought back. */
const undoChange = ({
  answer: { version, history },
}: {
  answer: { version: number; history: { id: number; what: string; language: string | null }[] };
}) => {
  const [, ...earlier] = history.filter(({ language }) => language === null);
  const before = earlier.find(({ what }) => what !== 'supplied');
  return before && { version, historyId: before.id };
};

/** The same of a translation; nothing where there was none before. */
const undoTranslation = ({ answer: { history, translations } }: { answer: ContentEntry }) => {
  const [last] = history;
  const before = history.slice(1).find(({ language }) => language === last?.language);
  const now = translations.find(({ language }) => language === last?.language);
  return before && now && { version: now.version, historyId: before.id };
};

export const entrySteps = steps({
  /** Of an automatic email alone: its draft, or what is published, goes to whoever presses it. */
  testAutomatic: step({
    schema: z.strictObject({}),
    isPress: true,
    showsAnswer: true,
    send: ({ api, params: { slug = '' } }) =>
      api('POST /api/console/automatic-mails/{slug}/test', { params: { slug } }),
  }),
  /** Of a mail template alone: what is published goes to whoever presses it. */
  test: step({
    schema: z.strictObject({}),
    isPress: true,
    showsAnswer: true,
    send: ({ api, params: { slug = '' } }) =>
      api('POST /api/console/mail-templates/{slug}/test', { params: { slug } }),
  }),
  /** Items of lists that come, go and move where no script does it. */
  lists: step({
    schema: z.object({
      body: Typed,
      add: Typed,
      remove: Typed,
      up: Typed,
      down: Typed,
    }),
    // It changes nothing, and is for staff alone nevertheless.
    before: async (call) => {
      await call.api('GET /api/console/content/{kind}/{slug}', { params: entry(call) });
    },
    showsAnswer: true,
    send: async (call, { body, ...pressed }) => {
      const fields = await loadForm(call.api, call.params.kind);
      return listEdits.reduce(
        (typed, edit) => {
          const path = pressedPath(pressed[edit]);
          return path ? editList(fields, typed, edit, path) : typed;
        },
        sentEntry(fields, body),
      );
    },
  }),
  save: step({
    schema: Edit,
    send: async (call, typed) =>
      call.api('POST /api/console/content/{kind}/{slug}/draft', await edited(call, typed)),
    done: 'Draft saved. Only staff can see it.',
  }),
  publish: step({
    schema: Edit,
    send: async (call, typed) =>
      call.api('POST /api/console/content/{kind}/{slug}/publish', await edited(call, typed)),
    done: 'Published. The site shows it within seconds.',
    undo: { step: 'restore', fields: undoChange },
  }),
  /** Day and time are those at the company. */
  schedule: step({
    schema: Edit.extend({ publishDate: CalendarDate, publishTime: TimeOfDay }),
    send: async (call, { publishDate, publishTime, ...typed }) => {
      const [{ timeZone }, { params, body }] = await Promise.all([
        call.api('GET /api/company'),
        edited(call, typed),
      ]);
      const publishAt = toInstant(publishDate, publishTime, timeZone).toISOString();
      return call.api('POST /api/console/content/{kind}/{slug}/schedule', {
        params,
        body: { ...body, publishAt },
      });
    },
    done: 'Scheduled. It publishes by itself.',
  }),
  unschedule: step({
    schema: Seen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/content/{kind}/{slug}/schedule/cancel', {
        params: entry(call),
        body,
      }),
    done: 'It won’t publish by itself. The draft is still here.',
  }),
  /** The page as it would be, in place of the form's own: its button opens another tab for it. */
  preview: step({
    schema: Edit,
    send: async (call, typed) => {
      const { params, body } = await edited(call, typed);
      return call.api('POST /api/console/content/{kind}/{slug}/preview', {
        params,
        body: { body: body.body },
      });
    },
    to: ({ answer }) => answer.path,
  }),
  discard: step({
    schema: Seen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/content/{kind}/{slug}/draft/discard', {
        params: entry(call),
        body,
      }),
    done: 'Draft discarded.',
  }),
  hide: step({
    schema: Seen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/content/{kind}/{slug}/hide', { params: entry(call), body }),
    done: 'Hidden. The site no longer shows it.',
    undo: { step: 'show', fields: ({ answer: { version } }) => ({ version }) },
  }),
  show: step({
    schema: Seen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/content/{kind}/{slug}/show', { params: entry(call), body }),
    done: 'Shown on the site again.',
    undo: { step: 'hide', fields: ({ answer: { version } }) => ({ version }) },
  }),
  restore: step({
    schema: TakeBack,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/content/{kind}/{slug}/take-back', { params: entry(call), body }),
    done: 'That version is back.',
  }),
  /** Of a text that came with a release: ours stays, as a change of its own. */
  keep: step({
    schema: TakeBack,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/content/{kind}/{slug}/take-back', { params: entry(call), body }),
    done: 'Your text stays. The other one is in the history.',
  }),
  translate: step({
    schema: z.object({
      language: Translation.shape.language,
      version: Translation.shape.version,
      ofVersion: SeenVersionText,
      texts: Typed,
    }),
    send: (call, { texts, ...seen }) =>
      call.api('POST /api/console/content/{kind}/{slug}/translate', {
        params: entry(call),
        body: { ...seen, texts: sentTexts(texts) },
      }),
    done: 'Spanish saved. The site shows it within seconds.',
    undo: { step: 'restoreTranslation', fields: undoTranslation },
  }),
  restoreTranslation: step({
    schema: TranslationTakeBack,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/content/{kind}/{slug}/translate/take-back', {
        params: entry(call),
        body,
      }),
    done: 'That Spanish version is back.',
  }),
  rename: step({
    schema: Rename,
    send: (call, body) =>
      call.api('POST /api/console/content/{kind}/{slug}/rename', { params: entry(call), body }),
    to: ({ call, answer }) => `/console/settings/content/${call.params.kind}/${answer.slug}`,
    done: 'Address changed. The old one leads to the new one.',
  }),
  remove: step({
    schema: Seen,
    isPress: true,
    send: (call, body) =>
      call.api('POST /api/console/content/{kind}/{slug}/remove', { params: entry(call), body }),
    to: ({ call }) => `/console/settings/content/${call.params.kind}?done=removed`,
  }),
});

/** What came back of the form's own fields, as they were typed. */
export function typedBack(answer: Record<string, unknown> | null | undefined): unknown {
  return answer && Object.hasOwn(answer, 'body') ? answer.body : undefined;
}
