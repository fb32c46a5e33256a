// Whether someone whose call no one answered gets a text, what it says, and where the provider tells of calls.
import { useState } from 'react';
import { z } from 'zod';
import type { Language } from '#company/facts/languages.ts';
import { CALL_WORDS_LENGTH, missedCallText } from '#company/rules/chat/incoming-call.ts';
import { textSize } from '#company/rules/chat/text-segments.ts';
import { countOf } from '#company/rules/platform/count-label.ts';
import type { CallWays } from '#contract/chat/calls.ts';
import { settingsFields } from '#contract/platform/business-settings.ts';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { TextArea } from '#web/ui/field.tsx';
import { CheckBox, onOrOff } from '../../forms/app/check-box.tsx';
import { consoleMeta } from '../console-meta.ts';
import type { Route } from './+types/calls.page.ts';
import { loadSettings } from './load-settings.ts';
import { SaveButton, SettingsMain } from './settings-main.tsx';

export const meta = consoleMeta('Missed calls');

export async function loader({ context }: Route.LoaderArgs) {
  const [{ isOwner, calls, company }, ways] = await Promise.all([
    loadSettings(context),
    context.get(apiContext)('GET /api/console/calls'),
  ]);
  return { isOwner, calls, ways, shortName: company.shortName };
}

const callSteps = steps({
  save: step({
    schema: z.strictObject({
      version: z.string(),
      ...settingsFields.calls,
      // A box that is not checked comes from the form as nothing.
      missedCallTextsAreOn: z.boolean().default(false),
    }),
    send: ({ api }, body) => api('PATCH /api/console/settings/calls', { body }),
    done: 'Saved.',
  }),
});

export const action = stepAction(callSteps);

const TEXTS = 'Texts after missed calls';

const labels = { missedCallWords: 'What the text says' } as const;

export default function MissedCallsPage({
  loaderData: { isOwner, calls, ways, shortName },
}: Route.ComponentProps) {
  const { version, missedCallTextsAreOn, missedCallWords } = calls;
  const [words, setWords] = useState(missedCallWords);
  return (
    <SettingsMain
      heading="Missed calls"
      lead="A call that no one answers shows up in live chat like a message that waits, with the number to call back."
      of={callSteps}
      isOwner={isOwner}
    >
      {ways.provider === null || !ways.areSent ? <NoProvider ways={ways} /> : null}
      <StepConflict
        of={callSteps}
        version={version}
        facts={({ typed }) => [
          [TEXTS, onOrOff(missedCallTextsAreOn), onOrOff(typed('missedCallTextsAreOn') === 'on')],
          [labels.missedCallWords, missedCallWords, typed('missedCallWords')],
        ]}
      />
      <StepForm
        of={callSteps}
        step="save"
        version={version}
        labels={{ ...labels, missedCallTextsAreOn: TEXTS }}
        defaultValue={{ missedCallWords }}
        className="mt-6 grid max-w-reading gap-5"
      >
        {(field) => (
          <>
            <CheckBox name="missedCallTextsAreOn" isOn={missedCallTextsAreOn}>
              Text people whose call no one answered
            </CheckBox>
            <TextArea
              {...field('missedCallWords')}
              rows={3}
              maxLength={CALL_WORDS_LENGTH}
              onChange={(event) => setWords(event.currentTarget.value)}
              hint="Each number gets it once in 24 hours at most, between 9 AM and 9 PM, on Sundays from noon. It doesn’t go out once someone has answered or logged a call, when they have written or reached you since, or when they have stopped your texts."
            />
            <Preview shortName={shortName} words={words} />
            <SaveButton isOwner={isOwner} />
          </>
        )}
      </StepForm>
      {ways.provider === null ? null : <Ways ways={ways} />}
    </SettingsMain>
  );
}

/** The text as it leaves, with the words as they are typed; in Spanish the words are not the owner’s. */
function Preview({ shortName, words }: { shortName: string; words: string }) {
  const settings = { shortName, missedCallWords: words.trim() };
  return (
    <>
      <TextPreview caption="Preview" language="en" text={missedCallText(settings)} />
      <TextPreview
        caption="Customers we write to in Spanish get this instead"
        language="es"
        text={missedCallText(settings, 'es')}
      />
    </>
  );
}

function TextPreview({
  caption,
  language,
  text,
}: {
  caption: string;
  language: Language;
  text: string;
}) {
  return (
    <figure>
      <figcaption className="font-semibold">{caption}</figcaption>
      <p
        lang={language}
        className="mt-2 w-fit rounded-card border border-line bg-raised px-4 py-3 wrap-anywhere"
      >
        {text}
      </p>
      <p className="mt-1 text-small text-ink-soft">
        Leaves as {countOf(textSize(text).count, 'text')}.
      </p>
    </figure>
  );
}

function NoProvider({ ways: { provider } }: { ways: CallWays }) {
  return (
    <Alert
      tone="amber"
      className="mt-5"
      title={provider === null ? 'Calls don’t come in yet.' : 'Texts are not leaving yet.'}
    >
      {provider === null
        ? 'No provider is set up that tells us about calls. Whoever runs the program sets one up. You can prepare the text here.'
        : 'Your gateway tells us about calls, but takes no texts, so they wait in the outbox.'}
    </Alert>
  );
}

/** What to enter at the provider. */
function Ways({ ways: { provider, address } }: { ways: CallWays }) {
  return (
    <section aria-labelledby="provider" className="mt-10 max-w-reading">
      <h2 id="provider" className="text-title">
        At your provider
      </h2>
      {provider === 'twilio' ? (
        <>
          <p className="mt-2">
            At Twilio, have your number dial your phones, and enter this address as the action of
            Dial. It says how each call ended.
          </p>
          <Address>{address}</Address>
          <p className="mt-4">As TwiML, with your own phone in place of the number:</p>
          <Address>
            {`<Response><Dial timeout="20" action="${address}"><Number>+12815550100</Number></Dial></Response>`}
          </Address>
        </>
      ) : (
        <>
          <p className="mt-2">Have your gateway post each call here, signed like its texts:</p>
          <Address>{address}</Address>
          <Address>
            {'{"kind": "call", "id": "...", "from": "+12815550100", "result": "missed"}'}
          </Address>
        </>
      )}
    </section>
  );
}

/** One press selects the whole of it. */
function Address({ children }: { children: string }) {
  return (
    <code className="mt-2 block rounded-field bg-sunk px-4 py-3 text-small wrap-anywhere select-all">
      {children}
    </code>
  );
}
