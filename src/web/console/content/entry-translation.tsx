// What an entry says in another language: each English text with the field for its translation beside it.
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { hasSpanish, hrefIn } from '#company/facts/languages.ts';
import { useIsCurrent, useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { useOnce } from '#web/forms/app/step-button.tsx';
import { StepFields } from '#web/forms/app/step-fields.tsx';
import { StepSubmit } from '#web/forms/app/step-submit.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { TextArea } from '#web/ui/field.tsx';
import type { LoadedEntry } from './entry.page.tsx';
import { entrySteps } from './entry-steps.ts';
import { pathName } from './form/edit-list.ts';
import { type TranslatedText, textPath } from './form/translated-text.ts';
import './entry-translation.css';

type EntryTranslationProps = {
  entry: LoadedEntry['entry'];
  translation: LoadedEntry['translations'][number];
  canEdit: boolean;
};

export function EntryTranslation({ entry, translation, canEdit }: EntryTranslationProps) {
  const { language, isBehind, texts } = translation;
  const answer = useStepAnswer(entrySteps, { step: 'translate' });
  const isSending = useNavigation().formMethod === 'POST';
  // Both versions have been seen after a conflict: what is sent next is meant to replace the other one.
  const isShown = useIsCurrent() && answer?.code === 'changed_meanwhile';
  const [begun] = useState({ version: translation.version, ofVersion: entry.version });
  const version = isShown ? translation.version : begun.version;
  const ofVersion = isShown ? entry.version : begun.ofVersion;
  const [aboutAll] = answer?.result?.error?.[''] ?? [];
  return (
    <section className="entry-translation" aria-labelledby="translation-heading">
      <h2 id="translation-heading" className="text-title font-semibold">
        In Spanish
      </h2>
      <p className="mt-1 text-ink-soft">
        Spanish pages show this as soon as you save it. Leave a field blank to show the English text
        there.
      </p>
      <SpanishPages entry={entry} />
      {isBehind ? (
        <Alert tone="amber" title="English has changed since.">
          The site still shows the translation below. Check it and save it again.
        </Alert>
      ) : null}
      {aboutAll ? <Alert tone="red" title={aboutAll} /> : null}
      <Form
        method="post"
        noValidate
        className="entry-translation-form"
        aria-label="In Spanish"
        preventScrollReset
        onSubmit={useOnce()}
      >
        <StepFields step="translate" fields={{ language }} seen={{ ofVersion }} version={version} />
        <fieldset disabled={!canEdit} className="entry-translation-texts">
          <legend className="sr-only">Texts in Spanish</legend>
          {texts.map((text) => (
            <TranslationText key={text.path} text={text} language={language} answer={answer} />
          ))}
        </fieldset>
        {canEdit ? (
          <StepSubmit of={entrySteps} step="translate" variant="oak" disabled={isSending}>
            {isSending ? 'Saving...' : 'Save Spanish'}
          </StepSubmit>
        ) : null}
      </Form>
    </section>
  );
}

/** The pages that show it in Spanish; none for what no visitor sees. */
function SpanishPages({ entry: { isPublished, pages } }: Pick<EntryTranslationProps, 'entry'>) {
  const shown = pages.filter(({ path }) => hasSpanish(path.split('#')[0] ?? ''));
  if (!isPublished || shown.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {shown.map(({ label, path }) => (
        <li key={path}>
          <a className="text-link inline-flex min-h-11 items-center" href={hrefIn('es', path)}>
            {label} in Spanish
          </a>
        </li>
      ))}
    </ul>
  );
}

type TranslationTextProps = {
  text: TranslatedText;
  language: string;
  answer: ReturnType<typeof useStepAnswer<typeof entrySteps>>;
};

function TranslationText({
  text: { path, label, english, text },
  language,
  answer,
}: TranslationTextProps) {
  const name = pathName(['texts', ...textPath(path)]);
  return (
    <div className="entry-translation-text">
      <div>
        <p className="text-small text-ink-soft">{label} in English</p>
        <p className="wrap-anywhere whitespace-pre-line">{english}</p>
      </div>
      <TextArea
        id={name}
        name={name}
        label={label}
        lang={language}
        rows={1}
        defaultValue={answer?.result ? typedAgain(answer.result.initialValue, path) : text}
        error={answer?.result?.error?.[name]?.[0]}
      />
    </div>
  );
}

/** What came back of a field; a form of which every field is blank carries none. */
function typedAgain(typed: unknown, path: string): string {
  const value = ['texts', ...textPath(path)].reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined,
    typed,
  );
  return typeof value === 'string' ? value : '';
}
