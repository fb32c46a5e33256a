// Sends one picture and reports how much of it has arrived; fetch reports nothing, so this uses XMLHttpRequest.
import type { SitePicture } from '#contract/site/pictures.ts';
import { ApiError } from '#web/lib/api-client.ts';

/**
 * Uploads a file under its request key, so that a second try after a lost answer adds nothing.
 *
 * @throws ApiError when the server refuses it, TypeError when no answer comes.
 */
export function sendPicture(
  file: File,
  key: string,
  onProgress: (share: number) => void,
): Promise<SitePicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      const { status, statusText, responseText: text } = request;
      const retryAfter = request.getResponseHeader('retry-after');
      if (status === 201) resolve(JSON.parse(text));
      else reject(new ApiError({ status, statusText, text, retryAfter }));
    };
    request.onerror = () => reject(new TypeError('no answer came'));
    request.onabort = request.onerror;
    const form = new FormData();
    form.append('picture', file);
    request.open('POST', '/api/console/pictures');
    request.setRequestHeader('idempotency-key', key);
    request.send(form);
  });
}
