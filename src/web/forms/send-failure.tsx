// The place beside a form's submit button where send-notice.ts says why nothing was sent; empty until then.

export function SendFailure() {
  return <p className="send-failure" role="alert" tabIndex={-1} data-send-failure />;
}
