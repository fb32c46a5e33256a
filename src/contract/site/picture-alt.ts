// The description of a picture, as the console and the server take it.
import { altFault } from '#company/rules/site/picture-rules.ts';
import { optionalLine } from '../platform/text.ts';

/** One line of 10 to 300 characters that is no file name. */
export const PictureAlt = optionalLine(1000).superRefine((text, context) => {
  const message = altFault(text);
  if (message) context.addIssue({ code: 'custom', message });
});
