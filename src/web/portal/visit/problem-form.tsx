// "Something wrong?": what it was, what happened, photos of it, and whether we should fix it or credit it.
import { problemKinds, problemWishes } from '#company/facts/visit-labels.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { isUploading, PhotoField } from '#web/features/service-request/photo-field.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { TextArea } from '#web/ui/field.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { visitSteps } from './visit-steps.ts';

const labels = {
  kind: 'What went wrong?',
  description: 'What happened?',
  photos: 'Photos of it, if you have any',
  wish: 'What would you like done?',
};

export function ProblemForm({ requestKey }: { requestKey: string }) {
  const photos = usePhotos(async () => {});
  return (
    <section className="mt-14 border-t border-line pt-8" aria-labelledby="something-wrong">
      <h2 id="something-wrong" className="text-title">
        Something wrong?
      </h2>
      <p className="mt-2 max-w-reading text-ink-soft">
        Tell us, and someone in the office replies within one business day; if something was
        damaged, we’ll call.
      </p>
      <StepForm
        of={visitSteps}
        step="problem"
        requestKey={requestKey}
        labels={labels}
        hasFiles
        className="mt-6 grid max-w-[52rem] gap-7"
      >
        {(field) => (
          <>
            <Choices field={field('kind')} choices={problemKinds} />
            <TextArea {...field('description')} rows={4} maxLength={2000} />
            <PhotoField
              id="problem-photos"
              label={labels.photos}
              error={field('photos').error}
              photos={photos}
            />
            <Choices field={field('wish')} choices={problemWishes} />
            <p>
              <SubmitButton
                pending="Sending..."
                variant="oak"
                {...(isUploading(photos) && { disabled: true })}
              >
                Report it
              </SubmitButton>
            </p>
          </>
        )}
      </StepForm>
    </section>
  );
}

type ChoicesProps = { field: BoundField; choices: readonly { value: string; label: string }[] };

function Choices({ field: { label, defaultValue, ...field }, choices }: ChoicesProps) {
  return (
    <ChoiceList
      {...field}
      type="radio"
      legend={label}
      choices={choices}
      chosen={defaultValue === undefined ? [] : [defaultValue]}
    />
  );
}
