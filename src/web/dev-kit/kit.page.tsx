// Buttons, messages and signs.
import { useState } from 'react';
import { ActionButton } from '#web/ui/app/action-button.tsx';
import { Alert } from '#web/ui/app/alert.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Avatar } from '#web/ui/app/avatar.tsx';
import { EmptyState } from '#web/ui/app/empty-state.tsx';
import { IconButton } from '#web/ui/app/icon-button.tsx';
import { SkeletonRows } from '#web/ui/app/skeleton.tsx';
import { Stepper } from '#web/ui/app/stepper.tsx';
import { ViewTabs } from '#web/ui/app/tabs.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { KitPage, Specimen } from './specimen.tsx';

const variants = ['clay', 'oak', 'quiet'] as const;

export default function BasicsPage() {
  return (
    <KitPage title="Basics">
      <Buttons />
      <Specimen name="Badge">
        <Badge>Scheduled</Badge>
        <Badge tone="green">Confirmed</Badge>
        <Badge tone="amber">Not confirmed yet</Badge>
        <Badge tone="red">No-show</Badge>
      </Specimen>
      <Specimen name="Avatar">
        <Avatar name="Juniper Meadows" size="small" />
        <Avatar name="Rowan Fields" />
        <Avatar name="hazel@example.com" size="large" />
      </Specimen>
      <Alerts />
      <Toasts />
      <Specimen name="Stepper" isWide>
        <Stepper label="New quote, begun" steps={['Customer', 'Lines', 'Send']} current={0} />
        <Stepper label="New quote, half way" steps={['Customer', 'Lines', 'Send']} current={1} />
        <Stepper label="New quote, done" steps={['Customer', 'Lines', 'Send']} current={3} />
      </Specimen>
      <Specimen name="Tabs" isWide>
        <ViewTabs
          label="Requests"
          views={[
            { id: 'new', label: 'New', count: 4, content: <p>Four wait for a call.</p> },
            { id: 'quoted', label: 'Quoted', count: 12, content: <p>Twelve have a price.</p> },
            { id: 'won', label: 'Won', content: <p>Nothing yet this month.</p> },
            { id: 'archive', label: 'Archive', isDisabled: true, content: null },
          ]}
        />
      </Specimen>
      <Specimen name="Skeleton" isWide>
        <SkeletonRows label="Loading: requests" rows={3} />
      </Specimen>
      <Specimen name="Empty state" isWide>
        <EmptyState
          icon="calendar"
          title="No visits this week"
          action={<ActionButton variant="quiet">Plan a visit</ActionButton>}
        >
          What a crew is sent to shows up here.
        </EmptyState>
      </Specimen>
    </KitPage>
  );
}

function Buttons() {
  const [isPending, setPending] = useState(false);
  return (
    <Specimen name="Button">
      {variants.map((variant) => (
        <Button key={variant} variant={variant}>
          Save {variant}
        </Button>
      ))}
      <Button size="small">Small</Button>
      <Button disabled>Disabled</Button>
      <ActionButton variant="quiet" isPending pendingLabel="Saving">
        Pending
      </ActionButton>
      <ActionButton
        variant="quiet"
        isPending={isPending}
        pendingLabel="Saving"
        onPress={() => setPending(true)}
      >
        Becomes pending
      </ActionButton>
      <IconButton label="More">
        <AppIcon name="more" />
      </IconButton>
      <IconButton label="More, disabled" isDisabled>
        <AppIcon name="more" />
      </IconButton>
    </Specimen>
  );
}

function Alerts() {
  return (
    <Specimen name="Alert" isWide>
      <Alert title="The office is closed on Thursday.">Thanksgiving. Nobody can book then.</Alert>
      <Alert tone="green" title="Sent to Juniper Meadows." />
      <Alert tone="amber" title="This may be out of date.">
        We can’t reach the server right now.
      </Alert>
      <Alert
        tone="red"
        title="This was not saved."
        action={
          <ActionButton variant="quiet" size="small">
            Try again
          </ActionButton>
        }
      >
        The fault is ours. What you typed is still here.
      </Alert>
    </Specimen>
  );
}

function Toasts() {
  return (
    <Specimen name="Toast">
      <Button
        variant="quiet"
        onClick={() => showToast({ title: 'Saved', description: 'The visit is on Tuesday now.' })}
      >
        Show a toast
      </Button>
      <Button
        variant="quiet"
        onClick={() =>
          showToast({
            title: 'Not saved',
            description: 'Please try again in a moment.',
            variant: 'destructive',
          })
        }
      >
        Show one of failure
      </Button>
    </Specimen>
  );
}
