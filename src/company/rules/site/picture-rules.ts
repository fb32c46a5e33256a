// What a picture for the site has to be: its file, its size and the text that describes it (docs/product/pictures.md#uploading).

/** The largest file that is taken, in bytes; one byte more is refused. */
export const MAX_PICTURE_BYTES = 20 * 1024 * 1024;

/** The smallest picture that looks good beside the others, in pixels, also after it is cropped. */
export const LEAST_PICTURE = { width: 640, height: 400 } as const;

/** What becomes of a picture's files. */
export const pictureStates = ['making', 'ready', 'failed'] as const;

/** The sentences of what is refused. */
export const pictureRefusals = {
  wrongType: 'Please upload a JPEG, PNG, or WebP image.',
  heic: 'Please upload a JPEG, PNG, or WebP image. This one is a HEIC file. On an iPhone, choose Settings > Camera > Formats > Most Compatible and take it again.',
  tooLarge: 'Please upload an image smaller than 20 MB.',
  tooSmall: `This picture is too small. Please upload one that is at least ${LEAST_PICTURE.width} pixels wide and ${LEAST_PICTURE.height} pixels high.`,
  animated: 'This picture is animated. Please upload one that stands still.',
  damaged: 'This picture is damaged and cannot be read. Please choose another one.',
  tooManyPixels: 'This picture has more than 50 megapixels. Please upload a smaller version.',
  tooLongASide:
    'This picture is more than 20,000 pixels wide or high. Please upload a smaller version.',
  tooSlow: 'This picture takes too long to read. Please upload a smaller version.',
} as const;

const ALT_LENGTH = { least: 10, most: 300 } as const;

/** What a camera or a computer names a file, which tells no one what is on it. */
const FILE_NAME =
  /^\S*\.(jpe?g|png|webp|heic|gif|avif|tiff?)$|^(img|dsc|pxl|image|photo|screenshot)[-_ ]?\d[\d\-_ ]*$/i;

/** What is wrong with a description for people who do not see the picture; empty when nothing is (WCAG 2.2, 1.1.1). */
export function altFault(text: string): string {
  if (text.length < ALT_LENGTH.least)
    return `Please describe the picture in at least ${ALT_LENGTH.least} characters.`;
  if (text.length > ALT_LENGTH.most) return `Please use at most ${ALT_LENGTH.most} characters.`;
  return FILE_NAME.test(text)
    ? 'Please say what the picture shows, not what its file is called.'
    : '';
}
