// Makes a photo small enough to be sent over a weak signal; a picture that the browser cannot read is sent as it is.

/** As large as we keep it (docs/product/quotes.md#photos). */
const LONGEST_SIDE = 2048;
const QUALITY = 0.82;

/** The photo as a JPEG of at most 2,048 pixels a side, turned as it was held. */
export async function scaledPhoto(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const made = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return made && made.size > 0 && made.size < file.size ? made : file;
  } catch {
    return file;
  }
}
