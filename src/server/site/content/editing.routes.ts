// Answers the console about changing content. Staff alone come here; what the owner alone may do is refused by the policy.
import type { automaticMailEndpoints } from '#contract/site/content/automatic-mails.ts';
import type { contentEditingEndpoints } from '#contract/site/content/editing.ts';
import { sidOf } from '#server/accounts/session.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { noSuchEntry, requireKind } from './content.policy.ts';
import { makePreview, readPreview } from './content-preview.service.ts';
import {
  addEntry,
  discardDraft,
  hideEntry,
  moveEntry,
  publishEntry,
  removeEntry,
  saveDraft,
  showEntry,
  takeBack,
} from './edit-content.service.ts';
import { readEntry, readKinds, readList } from './present-entry.ts';
import { priceEffect } from './price-effect.service.ts';
import { renameEntry } from './rename-entry.service.ts';
import { cancelSchedule, schedulePublication } from './schedule-content.service.ts';
import { testAutomaticMail } from './test-automatic-mail.service.ts';
import { takeBackTranslation, translateEntry } from './translate-content.service.ts';

/** The handlers of changing content. */
export function contentEditingHandlers(
  context: ServerContext,
): Handlers<keyof typeof contentEditingEndpoints | keyof typeof automaticMailEndpoints> {
  const { db } = context;
  return {
    'GET /api/console/content': () => readKinds(db),
    'GET /api/console/content/{kind}': ({ params }) => readList(db, requireKind(params.kind)),
    async 'GET /api/console/content/{kind}/{slug}'({ params }) {
      const entry = await readEntry(context, db, requireKind(params.kind), params.slug);
      if (!entry) throw noSuchEntry();
      return entry;
    },
    'POST /api/console/content/{kind}': ({ user, params, body, attempt }) =>
      addEntry(context, user, params.kind, body, attempt),
    'POST /api/console/content/{kind}/{slug}/draft': ({ user, params, body }) =>
      saveDraft(context, user, params, body),
    'POST /api/console/content/{kind}/{slug}/draft/discard': ({ user, params, body }) =>
      discardDraft(context, user, params, body.version),
    'POST /api/console/content/{kind}/{slug}/publish': ({ user, params, body }) =>
      publishEntry(context, user, params, body),
    'POST /api/console/content/{kind}/{slug}/schedule': ({ user, params, body }) =>
      schedulePublication(context, user, params, body),
    'POST /api/console/content/{kind}/{slug}/schedule/cancel': ({ user, params, body }) =>
      cancelSchedule(context, user, params, body.version),
    'POST /api/console/content/{kind}/{slug}/preview': ({ user, params, body, request }) =>
      makePreview(context, { user, sid: sidOf(request) }, params, body.body),
    'POST /api/console/content/{kind}/{slug}/price-effect': ({ user, params, body }) =>
      priceEffect(context, user, params, body.body),
    'GET /api/console/content-previews/{id}': ({ params, request }) =>
      readPreview(context, sidOf(request), params.id),
    'POST /api/console/content/{kind}/{slug}/take-back': ({ user, params, body }) =>
      takeBack(context, user, params, body),
    'POST /api/console/content/{kind}/{slug}/translate': ({ user, params, body }) =>
      translateEntry(context, user, params, body),
    'POST /api/console/content/{kind}/{slug}/translate/take-back': ({ user, params, body }) =>
      takeBackTranslation(context, user, params, body),
    'POST /api/console/content/{kind}/{slug}/hide': ({ user, params, body }) =>
      hideEntry(context, user, params, body.version),
    'POST /api/console/content/{kind}/{slug}/show': ({ user, params, body }) =>
      showEntry(context, user, params, body.version),
    'POST /api/console/content/{kind}/{slug}/move': ({ user, params, body }) =>
      moveEntry(context, user, params, body),
    'POST /api/console/content/{kind}/{slug}/rename': ({ user, params, body }) =>
      renameEntry(context, user, params, body),
    'POST /api/console/content/{kind}/{slug}/remove': ({ user, params, body }) =>
      removeEntry(context, user, params, body.version),
    'POST /api/console/automatic-mails/{slug}/test': ({ user, params }) =>
      testAutomaticMail(context, user, params.slug),
  };
}
