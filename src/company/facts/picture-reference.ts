// How content, posts and pages name a picture.
import type { UploadName } from './picture.ts';
import type { PictureName } from './pictures.gen.ts';

/** One that came with the program, or one that the owner uploaded. */
export type PictureReference = PictureName | UploadName;
