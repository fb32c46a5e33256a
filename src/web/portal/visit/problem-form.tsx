// "Something wrong?": what it was, what happened, photos of it, and whether we should fix it or credit it.
import { problemKinds, problemWishes } from '#company/facts/visit-labels.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { isUploading, PhotoField } from '#web/features/service-request/photo-field.tsx';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { BoundField } from '#web/forms/app/use-app-form.ts';
import { TextArea } from '#web/ui/field.tsx';
import { ChoiceList } from '../parts/choice-list.tsx';
import { useProblemMessages } from '../problem/messages/use-problem-messages.ts';
import { kindWords, wishWords } from '../problem/spoken-problem.ts';
import { visitSteps } from './visit-steps.ts';

export function ProblemForm({ requestKey }: { requestKey: string }) {
  const photos = usePhotos(async () => {});
  const messages = useProblemMessages();
  const { kind, description, photos: photosLabel, wish } = messages;
  return (
    <section className="mt-14 border-t border-line pt-8" aria-labelledby="something-wrong">
      <h2 id="something-wrong" className="text-title">
        {messages.somethingWrong}
      </h2>
      <p className="mt-2 max-w-reading text-ink-soft">{messages.tellUs}</p>
      <StepForm
        of={visitSteps}
        step="problem"
        requestKey={requestKey}
        labels={{ kind, description, photos: photosLabel, wish }}
        hasFiles
        className="mt-6 grid max-w-[52rem] gap-7"
      >
        {(field) => (
          <>
            <Choices
              field={field('kind')}
              choices={problemKinds.map(({ value }) => ({
                value,
                label: kindWords(value, messages),
              }))}
            />
            <TextArea {...field('description')} rows={4} maxLength={2000} />
            <PhotoField
              id="problem-photos"
              label={photosLabel}
              words={messages.photoField}
              error={field('photos').error}
              photos={photos}
            />
            <Choices
              field={field('wish')}
              choices={problemWishes.map(({ value }) => ({
                value,
                label: wishWords(value, messages),
              }))}
            />
            <p>
              <SubmitButton
                pending={messages.sending}
                variant="oak"
                {...(isUploading(photos) && { disabled: true })}
              >
                {messages.reportIt}
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
