// Writes to the other side about a request, with photos.
import type { NewMessage } from '#contract/quotes/service-request.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import type { Step, StepTable } from '#web/forms/app/steps.ts';
import { TextArea } from '#web/ui/field.tsx';
import { isUploading, PhotoField } from './photo-field.tsx';
import { useRequestFormMessages } from './request-form-language.ts';
import { TroubleNotice } from './trouble-notice.tsx';

type MessageFormProps = {
  /** The page's steps, of which one is the message. */
  of: StepTable & { message: Step<typeof NewMessage> };
  path: string;
  requestKey: string;
};

export function MessageForm({ of, path, requestKey }: MessageFormProps) {
  const photos = usePhotos(async () => {});
  const { labels, photoField, yourMessage, sending, send } = useRequestFormMessages();
  return (
    <>
      <TroubleNotice of={of} step="message" path={path} className="mt-6" />
      <StepForm
        of={of}
        step="message"
        requestKey={requestKey}
        labels={{ text: yourMessage, photos: labels.photos }}
        hasFiles
        className="mt-6 grid grid-cols-1 gap-4"
      >
        {(field) => (
          <>
            <TextArea {...field('text')} rows={3} />
            <PhotoField
              id="message-photos"
              label={labels.photos}
              words={photoField}
              error={field('photos').error}
              photos={photos}
            />
            <div>
              <SubmitButton
                variant="oak"
                pending={sending}
                {...(isUploading(photos) && { disabled: true })}
              >
                {send}
              </SubmitButton>
            </div>
          </>
        )}
      </StepForm>
    </>
  );
}
