// The words about add-on requests (docs/product/portal.md#requests).

/** Below the photos of a request. */
export const PHOTO_HINT = 'PNG, JPG up to 10MB each';

/** Why a form waits although none of its photos is on its way. */
export const REMOVE_PHOTO_FIRST = 'One photo did not upload. Remove it or try it again, then send.';
