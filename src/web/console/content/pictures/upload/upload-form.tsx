// The form that uploads pictures: with a script each file as it is chosen or dropped, without one all of them by the button.
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useBeforeUnload, useRevalidator } from 'react-router';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { uploadSteps } from '../picture-steps.ts';
import { DropArea } from './drop-area.tsx';
import { addUploads, isUnderWay, usePictureUploads } from './picture-uploads.ts';
import { UploadRows } from './upload-rows.tsx';
import './upload-form.css';

export function UploadForm({ requestKey }: { requestKey: string }) {
  const uploads = usePictureUploads();
  const field = useRef<HTMLInputElement>(null);
  useListOfUploaded(uploads.filter(({ status }) => status === 'done').length);
  useBeforeUnload((event) => {
    if (uploads.some(isUnderWay)) event.preventDefault();
  });
  // Files that were chosen before this code had loaded.
  useEffect(() => takeFrom(field.current), []);
  return (
    <Card className="mt-6 p-5">
      <DropArea className="upload-form-drop" onFiles={addUploads}>
        <StepForm
          of={uploadSteps}
          step="upload"
          requestKey={requestKey}
          labels={{}}
          hasFiles
          className="grid gap-4"
        >
          {() => (
            <>
              <Field
                id="picture-file"
                label="Upload pictures"
                hint="Choose or drop several at once: JPEG, PNG or WebP, at most 20 MB each, at least 640 by 400 pixels."
              >
                <input
                  ref={field}
                  className="photo-input"
                  id="picture-file"
                  name="picture"
                  type="file"
                  multiple
                  accept="image/jpeg,image/png,image/webp"
                  aria-describedby="picture-file-hint"
                  onChange={({ target }: ChangeEvent<HTMLInputElement>) => takeFrom(target)}
                />
              </Field>
              <noscript>
                <SubmitButton pending="Uploading...">Upload</SubmitButton>
              </noscript>
            </>
          )}
        </StepForm>
        {uploads.length > 0 ? <UploadRows uploads={uploads} /> : null}
      </DropArea>
    </Card>
  );
}

function takeFrom(field: HTMLInputElement | null): void {
  if (!field?.files?.length) return;
  addUploads(field.files);
  field.value = '';
}

/** The page lists what has become a picture. */
function useListOfUploaded(done: number): void {
  const { revalidate } = useRevalidator();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that is done
  useEffect(() => {
    if (done > 0) void revalidate();
  }, [done]);
}
