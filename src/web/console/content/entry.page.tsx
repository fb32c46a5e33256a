// One entry of content: its form, what has become of it, and what was it before.
import { useLocation } from 'react-router';
import type { ContentEntry } from '#contract/site/content/editing.ts';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { ConsoleMain } from '../console-main.tsx';
import type { Route } from './+types/entry.page.ts';
import { EntryEditor } from './entry-editor.tsx';
import { EntryHistory } from './entry-history.tsx';
import { EntryStatus } from './entry-status.tsx';
import { entrySteps } from './entry-steps.ts';
import { EntryTranslation } from './entry-translation.tsx';
import { bodyChanges } from './form/entry-changes.ts';
import { OwnPictures } from './form/own-pictures.ts';
import { textLabel, translationChanges } from './form/translated-text.ts';
import { typedEntry } from './form/typed-entry.ts';
import { isContentKind, kindLabels } from './labels/kind-labels.ts';
import { loadForm } from './load-form.ts';
import { loadPictures } from './load-pictures.ts';
import { mailOf } from './mail-of-entry.ts';
import { MailTest } from './mail-test.tsx';
import './entry.page.css';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.entry.title ?? 'Content'} – Console` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ history, body, draft, translations, ...entry }, { role }, pictures] = await Promise.all([
    api('GET /api/console/content/{kind}/{slug}', { params }),
    api('GET /api/auth/user'),
    loadPictures(api),
  ]);
  const fields = await loadForm(api, entry.kind);
  return {
    ...pictures,
    entry: { ...entry, draft: draft && { by: draft.by, at: draft.at, publishAt: draft.publishAt } },
    mail: mailOf(entry),
    fields,
    saved: typedEntry(fields, draft?.body ?? body),
    canEdit: entry.editors === 'staff' || role === 'owner',
    draftChanges: draft ? bodyChanges(fields, body, draft.body) : [],
    translations: translations.map(({ texts, ...translation }) => ({
      ...translation,
      texts: texts.map((text) => ({ ...text, label: textLabel(fields, text.path) })),
    })),
    history: history.map(({ body: after, ...line }, at) => {
      const changes = line.language ? translationChanges : bodyChanges;
      const before = history
        .slice(at + 1)
        .find(({ what, language }) => what !== 'supplied' && language === line.language);
      return { ...line, changes: before ? changes(fields, before.body, after) : [] };
    }),
  };
}

export type LoadedEntry = Awaited<ReturnType<typeof loader>>;

export const action = stepAction(entrySteps);

export default function EntryPage({ loaderData }: Route.ComponentProps) {
  const { entry, canEdit } = loaderData;
  // Each form that is sent and each way here begins with what is there then; a page loaded again by itself keeps what is typed.
  const { key } = useLocation();
  return (
    <ConsoleMain
      heading={headingOf(entry)}
      badge={<EntryStatus {...entry} />}
      lead={loaderData.mail?.when ?? purposeOf(entry)}
      back={backOf(entry)}
    >
      <DoneNote
        of={entrySteps}
        words={entry.kind === 'automatic-mail' ? mailDone : {}}
        className="mt-5"
      />
      <OwnPictures value={loaderData.ownPictures}>
        {entry.isRemoved ? null : <EntryEditor key={key} loaded={loaderData} />}
      </OwnPictures>
      {entry.isRemoved
        ? null
        : loaderData.translations.map((translation) => (
            <EntryTranslation
              key={`${key} ${translation.language}`}
              {...{ entry, translation, canEdit }}
            />
          ))}
      <MailTest entry={entry} canEdit={canEdit} />
      <EntryHistory loaded={loaderData} canEdit={canEdit} />
    </ConsoleMain>
  );
}

const mailDone = { publish: 'Published. Emails that leave from now on say it.' };

function purposeOf({ kind }: Pick<ContentEntry, 'kind'>): string | undefined {
  return isContentKind(kind) ? kindLabels[kind].purpose : undefined;
}

type Shown = Pick<ContentEntry, 'kind' | 'title' | 'isSingle'>;

function headingOf({ kind, title, isSingle }: Shown): string {
  return isSingle && isContentKind(kind) ? kindLabels[kind].label : title;
}

function backOf({ kind, isSingle }: Shown) {
  if (isSingle || !isContentKind(kind))
    return { to: '/console/settings/content', label: 'Content' };
  return { to: `/console/settings/content/${kind}`, label: kindLabels[kind].label };
}
