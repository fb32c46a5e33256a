// The uploaded pictures that a page names, as its loader was given them: their facts, and the sheet that colors their boxes.
import { createContext } from 'react';
import type { UploadedPictures } from '#company/facts/picture.ts';
import { uploadRules } from './upload-rules.ts';

/** Those of the page that is shown. */
export const UploadsContext = createContext<UploadedPictures>({});

type UploadsSheetProps = { uploads: UploadedPictures; nonce: string | undefined };

/**
 * For the head of a page. A style attribute is refused by the policy of documents, which knows this text by its hash. An application
 * adds and changes the sheet in the browser as well, with the nonce of its answer.
 */
export function UploadsSheet({ uploads, nonce }: UploadsSheetProps) {
  const rules = uploadRules(uploads);
  return rules ? (
    <style data-uploads nonce={nonce}>
      {rules}
    </style>
  ) : null;
}
