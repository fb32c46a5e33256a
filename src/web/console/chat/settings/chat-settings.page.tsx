// The owner says when chats are answered, who is alerted to those that wait, whether replies are suggested, and for how long chats are kept.

import { Link } from 'react-router';
import { hoursOfDates, hoursOfDays } from '#company/rules/chat/support-hours.ts';
import { type Weekday, weekdaysFromMonday } from '#company/rules/time/weekdays.ts';
import type { ChatSettings } from '#contract/chat/chat-settings.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepAnswers, useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { useConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { step, steps } from '#web/forms/app/steps.ts';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { TextField } from '#web/ui/field.tsx';
import { CheckBox } from '../../../forms/app/check-box.tsx';
import { DayHours } from '../../hours/day-hours.tsx';
import { AlertRules } from '../notices/alert-rules.tsx';
import type { Route } from './+types/chat-settings.page.ts';
import { DateFields } from './date-fields.tsx';
import { CALLED, labels, SettingsForm, settingsOf, typedOf } from './settings-form.ts';
import './chat-settings.page.css';

const PATH = '/admin-support/settings';

export const meta: Route.MetaFunction = () => [
  { title: 'Hours, alerts and storage – Console' },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [settings, { isSetUp }] = await Promise.all([
    api('GET /api/chat-settings'),
    api('GET /api/chat-suggestions'),
  ]);
  return { settings, hasModel: isSetUp, isSaved: url.searchParams.has('saved') };
}

const settingsSteps = steps({
  save: step({
    schema: SettingsForm,
    send: ({ api }, typed) => api('PATCH /api/chat-settings', { body: settingsOf(typed) }),
    // To the button, beside which it says so.
    to: () => `${PATH}?saved#saved`,
  }),
});

export const action = stepAction(settingsSteps);

export default function ChatSettingsPage({ loaderData }: Route.ComponentProps) {
  const { settings, hasModel, isSaved } = loaderData;
  return (
    <div className="chat-settings-page">
      <Link className="text-link inline-flex min-h-11 items-center lg:hidden" to="/admin-support">
        All conversations
      </Link>
      <h1 className="text-feature">Hours, alerts and storage</h1>
      <p className="mt-1 text-ink-soft">
        The site shows these hours. Outside these hours visitors leave a message and no one is
        alerted.
      </p>
      <StepAnswers>
        <Current settings={settings} hasModel={hasModel} />
        <SettingsFields
          key={isSaved ? settings.version : ''}
          settings={settings}
          hasModel={hasModel}
          isSaved={isSaved}
        />
      </StepAnswers>
    </div>
  );
}

/** What a colleague has set meanwhile, in the sentences in which all of the staff read it. */
function Current({ settings, hasModel }: { settings: ChatSettings; hasModel: boolean }) {
  if (!useConflict(settingsSteps)) return null;
  return (
    <section className="mt-5" aria-labelledby="as-it-is-now">
      <h2 id="as-it-is-now">Current</h2>
      <AlertRules
        rules={{
          onCall: settings.onCall.map(({ name, phone }) => ({ name, phoneNumber: phone })),
          afterMinutes: settings.alertAfterMinutes,
          nextAfterMinutes: settings.nextAlertMinutes,
          quietMinutes: settings.quietMinutes,
          hours: [...hoursOfDays(settings.week), ...hoursOfDates(settings.dates)],
          sends: 'sms',
        }}
      />
      {hasModel ? (
        <p className="mt-3">Suggested replies are {settings.suggestionsAreOn ? 'on' : 'off'}.</p>
      ) : null}
    </section>
  );
}

type SettingsFieldsProps = { settings: ChatSettings; hasModel: boolean; isSaved: boolean };

function SettingsFields({ settings, hasModel, isSaved }: SettingsFieldsProps) {
  const answer = useStepAnswer(settingsSteps);
  return (
    <StepForm
      of={settingsSteps}
      step="save"
      id="chat-settings"
      version={settings.version}
      labels={labels}
      defaultValue={typedOf(settings)}
      className="chat-settings-page-form"
    >
      {(field) => (
        <>
          <fieldset>
            <legend>Support hours</legend>
            <p className="field-hint">
              Leave both blank on days off. To close over lunch, use Split hours.
            </p>
            {weekdaysFromMonday.map((day) => (
              <DayHours<Weekday> key={day} day={day} field={field} />
            ))}
          </fieldset>
          <DateFields field={field} />
          <fieldset>
            <legend>Who is alerted when a chat waits</legend>
            <p className="field-hint">
              By text message, one after another. If no one is listed, no one is alerted.
            </p>
            {CALLED.map((place) => (
              <div key={place} className="chat-settings-page-pair">
                <TextField {...field(`name-${place}`)} autoComplete="off" />
                <TextField {...field(`phone-${place}`)} type="tel" autoComplete="off" />
              </div>
            ))}
            <div className="chat-settings-page-counts">
              <TextField {...field('alertAfterMinutes')} inputMode="numeric" />
              <TextField {...field('nextAlertMinutes')} inputMode="numeric" />
              <TextField {...field('quietMinutes')} inputMode="numeric" />
            </div>
          </fieldset>
          <SuggestionFields field={field('suggestionsAreOn')} hasModel={hasModel} />
          <fieldset>
            <legend>Data retention</legend>
            <TextField
              {...field('keptDays')}
              inputMode="numeric"
              hint="A conversation is kept this long after its last message, then erased with its photos."
            />
          </fieldset>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton pending="Saving...">Save</SubmitButton>
            <p id="saved" className="font-semibold text-green" role="status">
              {isSaved && !answer ? 'Saved. The site shows the hours within a few seconds.' : ''}
            </p>
          </div>
        </>
      )}
    </StepForm>
  );
}

type SuggestionFieldsProps = { field: BoundField; hasModel: boolean };

/** The switch, where there is a model to turn on; elsewhere what was chosen before goes along unseen. */
function SuggestionFields({ field, hasModel }: SuggestionFieldsProps) {
  const { name, label, defaultValue } = field;
  const isOn = defaultValue === 'on';
  return (
    <fieldset>
      <legend>{label}</legend>
      {hasModel ? (
        <>
          <CheckBox name={name} isOn={isOn}>
            Staff can have replies suggested
          </CheckBox>
          <p className="field-hint">
            When someone presses Suggest, your published answers and the last 20 messages of the
            chat go to the language model, without email addresses and phone numbers. Staff read,
            edit and send the reply.
          </p>
        </>
      ) : (
        <>
          {isOn ? <input type="hidden" name={name} value="on" /> : null}
          <p className="field-hint">
            No language model is connected, so no replies are suggested. It is connected where this
            program is installed (SUGGESTIONS_URL).
          </p>
        </>
      )}
    </fieldset>
  );
}
