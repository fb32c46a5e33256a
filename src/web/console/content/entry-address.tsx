// The address of an entry that is a page, and the form that gives it another one.
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { TextField } from '#web/ui/field.tsx';
import { StepFold } from '../form-fold.tsx';
import type { LoadedEntry } from './entry.page.tsx';
import { entrySteps } from './entry-steps.ts';

export function EntryAddress({ entry: { slug, version, pages } }: Pick<LoadedEntry, 'entry'>) {
  const [own] = pages;
  return (
    <section>
      <h2 className="text-title font-semibold">Address</h2>
      <p className="mt-1 wrap-anywhere text-ink-soft">{own?.path}</p>
      <StepFold of={entrySteps} step="rename" summary="Change the address" className="mt-1">
        <StepForm
          of={entrySteps}
          step="rename"
          version={version}
          labels={{ slug: 'New address' }}
          defaultValue={{ slug }}
          className="mt-2 grid gap-4"
        >
          {(field) => (
            <>
              <TextField
                {...field('slug')}
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                hint="Links to the old address lead to the new one."
              />
              <div>
                <SubmitButton pending="Saving..." size="small">
                  Change Address
                </SubmitButton>
              </div>
            </>
          )}
        </StepForm>
      </StepFold>
    </section>
  );
}
