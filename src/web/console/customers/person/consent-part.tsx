// What a customer allows us to send: recorded with the words they were shown, and withdrawn.
import { consentWays } from '#company/rules/customers/consent.ts';
import type { Consent, Customer } from '#contract/customers/customers.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { useStepAnswer } from '#web/forms/app/step-answers.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Select, TextArea } from '#web/ui/field.tsx';
import { briefDate } from '../../brief-date.ts';
import { channelWords, purposeWords, wayWords } from '../customer-labels.ts';
import { Part } from '../part.tsx';
import { customerSteps } from './customer-steps.ts';

type ConsentPartProps = {
  consents: Consent[];
  newsletter: Customer['newsletter'];
  timeZone: string;
};

export function ConsentPart({ consents, newsletter, timeZone }: ConsentPartProps) {
  const isRefused = useStepAnswer(customerSteps, { step: 'consent' }) !== undefined;
  return (
    <Part id="consent" heading="Contact permissions">
      <ul className="mt-1 divide-y divide-line">
        {newsletter ? (
          <li className="py-3">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              Newsletter
              <NewsletterBadge {...newsletter} />
            </p>
            <p className="text-small text-ink-soft">
              On the site, {briefDate(newsletter.since, timeZone)}
            </p>
          </li>
        ) : null}
        {consents.map((consent) => (
          <OneConsent key={consent.id} consent={consent} timeZone={timeZone} />
        ))}
      </ul>
      {newsletter || consents.length > 0 ? null : (
        <p className="mt-2 text-ink-soft">
          No permissions recorded. Text messages need a yes; emails about visits don’t.
        </p>
      )}
      <details className="mt-2" open={isRefused}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          Record Permission
        </summary>
        <ConsentForm />
      </details>
    </Part>
  );
}

function OneConsent({ consent, timeZone }: { consent: Consent; timeZone: string }) {
  const { id, channel, purpose, reaches, wording, givenHow, givenAt } = consent;
  const { withdrawnHow, withdrawnAt, stoppedAt, isWrongNumber } = consent;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {channelWords[channel]}: {purposeWords[purpose]}
        {withdrawnAt ? (
          <Badge tone="red">Withdrawn</Badge>
        ) : stoppedAt ? (
          <Badge tone="red">{isWrongNumber ? 'Wrong number' : 'Texts stopped'}</Badge>
        ) : (
          <Badge tone="green">Allowed</Badge>
        )}
      </p>
      <p className="text-ink-soft wrap-anywhere">{reaches}</p>
      <p className="mt-1 border-l-2 border-line pl-3 whitespace-pre-line text-ink-soft">
        {wording}
      </p>
      <p className="mt-1 text-small text-ink-soft">
        {wayWords[givenHow] ?? givenHow}, {briefDate(givenAt, timeZone)}
        {withdrawnAt && withdrawnHow
          ? `. Withdrawn: ${(wayWords[withdrawnHow] ?? withdrawnHow).toLowerCase()}, ${briefDate(withdrawnAt, timeZone)}`
          : ''}
        {stoppedAt && !withdrawnAt
          ? isWrongNumber
            ? `. Marked as a wrong number, ${briefDate(stoppedAt, timeZone)}: nothing is sent to it`
            : `. They texted STOP, ${briefDate(stoppedAt, timeZone)}: nothing is sent until they text START`
          : ''}
      </p>
      {withdrawnAt ? null : (
        <StepForm
          of={customerSteps}
          step="withdraw"
          fields={{ consent: id }}
          labels={{ withdrawnHow: 'How they withdrew it' }}
          className="mt-2 flex flex-wrap items-center gap-3"
          keepsPlace
        >
          {(field) => (
            <>
              <select
                className="field-control w-auto"
                name="withdrawnHow"
                aria-label={field('withdrawnHow').label}
                defaultValue="phone"
              >
                {consentWays.map((way) => (
                  <option key={way} value={way}>
                    {wayWords[way]}
                  </option>
                ))}
              </select>
              <Button type="submit" variant="quiet" size="small">
                They withdrew it
              </Button>
            </>
          )}
        </StepForm>
      )}
    </li>
  );
}

function ConsentForm() {
  return (
    <StepForm
      of={customerSteps}
      step="consent"
      labels={{
        channel: 'By',
        purpose: 'About',
        wording: 'Exact wording',
        givenHow: 'How they agreed',
      }}
      defaultValue={{ channel: 'text', purpose: 'visits', givenHow: 'phone' }}
      className="mt-2 grid gap-4"
    >
      {(field) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Select {...field('channel')}>
              <option value="text">{channelWords.text}</option>
              <option value="email">{channelWords.email}</option>
            </Select>
            <Select {...field('purpose')}>
              <option value="visits">{purposeWords.visits}</option>
              <option value="offers">{purposeWords.offers}</option>
            </Select>
          </div>
          <TextArea {...field('wording')} rows={3} maxLength={2000} hint="Word for word." />
          <Select {...field('givenHow')}>
            {consentWays.map((way) => (
              <option key={way} value={way}>
                {wayWords[way]}
              </option>
            ))}
          </Select>
          <p>
            <SubmitButton variant="quiet" size="small" pending="Saving...">
              Record
            </SubmitButton>
          </p>
        </>
      )}
    </StepForm>
  );
}

function NewsletterBadge({ isSubscribed, isBounced }: NonNullable<Customer['newsletter']>) {
  if (isSubscribed && isBounced) return <Badge tone="amber">Bounced</Badge>;
  return (
    <Badge tone={isSubscribed ? 'green' : 'neutral'}>
      {isSubscribed ? 'Subscribed' : 'Unsubscribed'}
    </Badge>
  );
}
