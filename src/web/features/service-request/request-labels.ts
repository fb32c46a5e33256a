// The words about add-on requests (docs/product/portal.md#requests).

/** What is said when a request has arrived; `replyTime` is the promised one, such as "24 hours". */
export function requestSent(replyTime: string): { title: string; description: string } {
  return {
    title: 'Request Submitted!',
    description: `We'll review your request and send you a quote within ${replyTime}.`,
  };
}

export const informationMissing = {
  title: 'Missing Information',
  description: 'Please select a service type and provide a description.',
};

export const requestFailed = {
  title: 'Error',
  description: 'Failed to submit service request. Please try again.',
};

export const sessionOver = {
  title: 'Session Expired',
  description: 'Your session has expired. Redirecting to login...',
};

/** Below the photos of a request. */
export const PHOTO_HINT = 'PNG, JPG up to 10MB each';
