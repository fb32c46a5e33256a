// Writes to the other side about a request, with photos.
import { useState } from 'react';
import { NewMessage } from '#contract/quotes/service-request.ts';
import { usePhotos } from '#web/features/photos/use-photos.ts';
import { AppForm, SubmitButton } from '#web/forms/app/app-form.tsx';
import { useAppForm } from '#web/forms/app/use-app-form.ts';
import { TextArea } from '#web/ui/field.tsx';
import { isUploading, PhotoField } from './photo-field.tsx';
import type { SentForm } from './send-from-form.ts';
import { TroubleNotice } from './trouble-notice.tsx';
import { useTrouble } from './use-trouble.ts';

const labels = { text: 'Your message', photos: 'Photos' };

type MessageFormProps = { path: string; requestKey: string; sent: SentForm<unknown> | undefined };

export function MessageForm({ path, requestKey, sent }: MessageFormProps) {
  const photos = usePhotos(async () => {});
  const [key] = useState(requestKey);
  const { state, field } = useAppForm({
    id: 'message-form',
    schema: NewMessage,
    labels,
    result: sent && !sent.isTaken ? sent.result : undefined,
  });
  useTrouble(sent, path);
  return (
    <>
      <TroubleNotice sent={sent} path={path} className="mt-6" />
      <AppForm state={state} hasFiles className="mt-6 grid grid-cols-1 gap-4">
        <input type="hidden" name="requestKey" value={key} />
        <TextArea {...field('text')} rows={3} />
        <PhotoField id="message-photos" error={field('photos').error} photos={photos} />
        <div>
          <SubmitButton
            variant="oak"
            pending="Sending..."
            {...(isUploading(photos) && { disabled: true })}
          >
            Send Message
          </SubmitButton>
        </div>
      </AppForm>
    </>
  );
}
