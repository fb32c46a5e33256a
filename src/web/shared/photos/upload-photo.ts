// Sends one photo and tells how far it has come; fetch cannot tell, so this is the old way.
import { ApiError } from '#web/lib/api-client.ts';

export type Upload = { id: Promise<string>; cancel: () => void };

/** Starts the upload. `id` rejects with ApiError when the server refuses, and when no answer comes. */
export function uploadPhoto(file: File, onProgress: (share: number) => void): Upload {
  const request = new XMLHttpRequest();
  const id = new Promise<string>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText: text } = request;
      if (status === 201) resolve(JSON.parse(text).id);
      else reject(new ApiError({ status, statusText, text }));
    };
    request.onerror = reject;
    request.onabort = reject;
    const form = new FormData();
    form.append('photo', file);
    request.open('POST', '/api/photos');
    request.send(form);
  });
  return { id, cancel: () => request.abort() };
}
