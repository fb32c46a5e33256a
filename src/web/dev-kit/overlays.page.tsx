// What lies over the page: dialogs, drawers, menus, the palette.
import { useState } from 'react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { ActionButton } from '#web/ui/app/action-button.tsx';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { CommandPalette } from '#web/ui/app/command-palette.tsx';
import { AppDialog } from '#web/ui/app/dialog.tsx';
import { Drawer } from '#web/ui/app/drawer.tsx';
import { IconButton } from '#web/ui/app/icon-button.tsx';
import { ActionMenu, type MenuAction } from '#web/ui/app/menu.tsx';
import { TextField } from '#web/ui/field.tsx';
import { showToast } from '#web/ui/toast.ts';
import { KitPage, Specimen } from './specimen.tsx';

const actions: readonly MenuAction[] = [
  { id: 'call', label: 'Call', icon: 'phone', keys: 'C' },
  { id: 'move', label: 'Move', icon: 'calendar' },
  { id: 'bill', label: 'Send an invoice', icon: 'file', isDisabled: true },
  { id: 'cancel', label: 'Cancel visit', icon: 'close', isDanger: true },
];

const say = (description: string) => showToast({ title: 'Chosen', description });

export default function OverlaysPage() {
  return (
    <KitPage title="Overlays">
      <Specimen name="Dialog">
        <Dialogs />
      </Specimen>
      <Specimen name="Drawer">
        <DialogTrigger>
          <ActionButton variant="quiet">Open the drawer</ActionButton>
          <Drawer title="Juniper Meadows" actions={(close) => <Save close={close} />}>
            <p className="text-ink-soft">Customer since 2024, every other Tuesday.</p>
            <TextField id="gate" label="Note for the gate" className="mt-6" />
          </Drawer>
        </DialogTrigger>
      </Specimen>
      <Specimen name="Menu">
        <ActionMenu
          trigger={
            <ActionButton variant="quiet">
              Actions
              <AppIcon name="chevron-down" />
            </ActionButton>
          }
          label="Actions"
          actions={actions}
          onAction={say}
        />
        <ActionMenu
          trigger={
            <IconButton label="Actions of the row">
              <AppIcon name="more" />
            </IconButton>
          }
          label="Actions of the row"
          actions={actions}
          onAction={say}
        />
      </Specimen>
      <Specimen name="Command palette">
        <Palette />
      </Specimen>
    </KitPage>
  );
}

function Dialogs() {
  return (
    <>
      <DialogTrigger>
        <ActionButton variant="quiet">Move a visit</ActionButton>
        <AppDialog title="Move this visit" actions={(close) => <Save close={close} />}>
          <p className="text-ink-soft">The customer is emailed.</p>
          <TextField id="reason" label="Why" className="mt-5" />
        </AppDialog>
      </DialogTrigger>
      <DialogTrigger>
        <ActionButton variant="quiet">Cancel a visit</ActionButton>
        <AppDialog
          role="alertdialog"
          title="Cancel this visit?"
          actions={(close) => (
            <>
              <ActionButton variant="quiet" onPress={close}>
                Keep it
              </ActionButton>
              <ActionButton variant="clay" onPress={close}>
                Cancel visit
              </ActionButton>
            </>
          )}
        >
          <p>Tuesday, December 1, 9:00 AM. The time is offered to others at once.</p>
        </AppDialog>
      </DialogTrigger>
    </>
  );
}

function Save({ close }: { close: () => void }) {
  return (
    <>
      <ActionButton variant="quiet" onPress={close}>
        Back
      </ActionButton>
      <ActionButton variant="clay" onPress={close}>
        Save
      </ActionButton>
    </>
  );
}

function Palette() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ActionButton variant="quiet" onPress={() => setOpen(true)}>
        <AppIcon name="search" />
        Commands <kbd>Ctrl K</kbd>
      </ActionButton>
      <CommandPalette
        sections={[
          {
            title: 'Go to',
            commands: [
              { id: 'today', label: 'Today', icon: 'today', keys: 'G T' },
              { id: 'calendar', label: 'Calendar', icon: 'calendar' },
            ],
          },
          { title: 'Do', commands: [{ id: 'call', label: 'Call a customer', icon: 'phone' }] },
        ]}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onCommand={say}
      />
    </>
  );
}
