// Sends one photo, or a PDF of a chat, and tells how far it has come; fetch cannot tell, so this is the old way.
import type { UploadedPhoto } from '#contract/platform/photo.ts';
import { ApiError } from '#web/lib/api-client.ts';

export type Upload = { answer: Promise<UploadedPhoto>; cancel: () => void };

/**
 * Starts the upload. `answer` rejects with ApiError when the server refuses, and when no answer comes.
 *
 * @param pages Where a PDF is taken as well, how many of its pages there is room for.
 */
export function uploadPhoto(
  file: File,
  onProgress: (share: number) => void,
  pages?: number,
): Upload {
  const request = new XMLHttpRequest();
  const answer = new Promise<UploadedPhoto>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText: text } = request;
      if (status === 201) resolve(JSON.parse(text));
      else reject(new ApiError({ status, statusText, text }));
    };
    request.onerror = reject;
    request.onabort = reject;
    const form = new FormData();
    form.append('photo', file);
    request.open('POST', pages ? `/api/photos?pages=${pages}` : '/api/photos');
    request.send(form);
  });
  return { answer, cancel: () => request.abort() };
}
