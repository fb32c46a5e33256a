// The secret address by which a calendar program shows the visits, with the ways to change and to end it.
import type { CalendarFeed } from '#contract/customers/properties.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { accountSteps } from './account-steps.ts';

type CalendarPartProps = { feed: CalendarFeed; origin: string };

export function CalendarPart({ feed, origin }: CalendarPartProps) {
  const address = feed.path && `${origin}${feed.path}`;
  return (
    <Panel id="feed" heading="Your visits in your calendar">
      <p className="mt-3 text-ink-soft">
        A private link that your calendar app checks every few hours. It says what and when, never
        where or how to get in.
      </p>
      {address ? (
        <div className="mt-5">
          <TextField
            id="feed-address"
            label="Your private link"
            value={address}
            readOnly
            autoComplete="off"
          />
        </div>
      ) : null}
      <Actions className="mt-5">
        {address ? (
          <ButtonLink variant="quiet" href={address.replace(/^https?:/, 'webcal:')}>
            Subscribe on this device
          </ButtonLink>
        ) : null}
        <StepButton of={accountSteps} step="feed" keepsPlace variant="quiet">
          {address ? 'Replace Link' : 'Create Link'}
        </StepButton>
        {address ? (
          <StepButton of={accountSteps} step="feed-end" keepsPlace variant="quiet">
            Turn Off
          </StepButton>
        ) : null}
      </Actions>
    </Panel>
  );
}
