// What stands around each part of the settings: its heading, what was saved, and that the owner alone changes it.
import type { ReactNode } from 'react';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import type { StepTable } from '#web/forms/app/steps.ts';
import { Alert } from '#web/ui/app/alert.tsx';
import { ConsoleMain } from '../console-main.tsx';

type SettingsMainProps = {
  heading: string;
  lead?: ReactNode;
  of: StepTable;
  isOwner: boolean;
  children: ReactNode;
};

/** The page of a part. Staff read it: the fields are there and cannot be changed. */
export function SettingsMain({ heading, lead, of, isOwner, children }: SettingsMainProps) {
  return (
    <ConsoleMain
      heading={heading}
      lead={lead}
      back={{ to: '/console/settings', label: 'Settings' }}
      width="form"
    >
      <DoneNote of={of} className="mt-5" />
      {isOwner ? (
        children
      ) : (
        <>
          <Alert className="mt-5" title="Only the owner can change these." />
          <fieldset disabled>{children}</fieldset>
        </>
      )}
    </ConsoleMain>
  );
}

/** What every part says once it is saved. */
export const SAVED = 'Saved. The site shows it within a few seconds.';

/** The button of a part; staff see none. */
export function SaveButton({ isOwner }: { isOwner: boolean }) {
  if (!isOwner) return null;
  return (
    <div>
      <SubmitButton pending="Saving...">Save</SubmitButton>
    </div>
  );
}
