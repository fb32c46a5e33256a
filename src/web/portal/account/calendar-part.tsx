// The secret address by which a calendar program shows the visits, with the ways to change and to end it.
import type { CalendarFeed } from '#contract/customers/properties.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Actions, Panel } from '../parts/panel.tsx';
import { accountSteps } from './account-steps.ts';
import { useAccountMessages } from './messages/use-account-messages.ts';

type CalendarPartProps = { feed: CalendarFeed; origin: string };

export function CalendarPart({ feed, origin }: CalendarPartProps) {
  const messages = useAccountMessages();
  const address = feed.path && `${origin}${feed.path}`;
  return (
    <Panel id="feed" heading={messages.feed}>
      <p className="mt-3 text-ink-soft">{messages.feedLead}</p>
      {address ? (
        <div className="mt-5">
          <TextField
            id="feed-address"
            label={messages.privateLink}
            value={address}
            readOnly
            autoComplete="off"
          />
        </div>
      ) : null}
      <Actions className="mt-5">
        {address ? (
          <ButtonLink variant="quiet" href={address.replace(/^https?:/, 'webcal:')}>
            {messages.subscribe}
          </ButtonLink>
        ) : null}
        <StepButton of={accountSteps} step="feed" keepsPlace variant="quiet">
          {address ? messages.replaceLink : messages.createLink}
        </StepButton>
        {address ? (
          <StepButton of={accountSteps} step="feed-end" keepsPlace variant="quiet">
            {messages.turnOff}
          </StepButton>
        ) : null}
      </Actions>
    </Panel>
  );
}
