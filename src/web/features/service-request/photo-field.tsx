// Photos in a form of the portal: uploaded as they are chosen, named by their ids; without a script they travel with the form.
import { PhotoPicker } from '#web/features/photos/photo-picker.tsx';
import type { Photos } from '#web/features/photos/use-photos.ts';
import { PHOTO_HINT } from './request-labels.ts';
import { FILES } from './upload-files.ts';

/** Why a form waits although nothing is on its way. */
const REMOVE_FIRST = 'One photo did not upload. Remove it or try it again, then send.';

type PhotoFieldProps = {
  id: string;
  label?: string;
  error?: string | undefined;
  photos: Photos;
};

/** The field with its previews, and the ids of what has been uploaded. */
export function PhotoField({ id, label = 'Photos', error, photos }: PhotoFieldProps) {
  return (
    <div>
      <PhotoPicker {...{ id, label, error, photos }} name={FILES} hint={PHOTO_HINT} />
      {photos.list.map(({ key, id: photoId }) =>
        photoId ? <input key={key} type="hidden" name="photos" value={photoId} /> : null,
      )}
      {photos.list.some(({ failure }) => failure) ? (
        <p role="alert" className="field-error">
          <span>{REMOVE_FIRST}</span>
        </p>
      ) : null}
    </div>
  );
}

/** Whether something is still on its way, or did not arrive. */
export function isUploading({ list, isTaking }: Photos): boolean {
  return isTaking || list.some(({ id }) => !id);
}
