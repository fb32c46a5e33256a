// Photos in a form of the portal: uploaded as they are chosen, named by their ids; without a script they travel with the form.
import { PhotoPicker } from '#web/features/photos/photo-picker.tsx';
import type { Photos } from '#web/features/photos/use-photos.ts';
import { PHOTO_HINT, REMOVE_PHOTO_FIRST } from './request-labels.ts';
import { FILES } from './upload-files.ts';

/** What it says of photos: below the field, and why a form waits although nothing is on its way. */
type PhotoFieldWords = { hint: string; removeFirst: string };

const english: PhotoFieldWords = { hint: PHOTO_HINT, removeFirst: REMOVE_PHOTO_FIRST };

type PhotoFieldProps = {
  id: string;
  label?: string;
  /** The words of the page, where it is in another language than English. */
  words?: PhotoFieldWords;
  error?: string | undefined;
  photos: Photos;
};

/** The field with its previews, and the ids of what has been uploaded. */
export function PhotoField(props: PhotoFieldProps) {
  const { id, label = 'Photos', words = english, error, photos } = props;
  return (
    <div>
      <PhotoPicker {...{ id, label, error, photos }} name={FILES} hint={words.hint} />
      {photos.list.map(({ key, id: photoId }) =>
        photoId ? <input key={key} type="hidden" name="photos" value={photoId} /> : null,
      )}
      {photos.list.some(({ failure }) => failure) ? (
        <p role="alert" className="field-error">
          <span>{words.removeFirst}</span>
        </p>
      ) : null}
    </div>
  );
}

/** Whether something is still on its way, or did not arrive. */
export function isUploading({ list, isTaking }: Photos): boolean {
  return isTaking || list.some(({ id }) => !id);
}
