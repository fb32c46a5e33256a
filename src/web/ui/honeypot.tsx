// A field that people neither see nor reach; what fills it in is a robot.

/** The trap of a public form; the server holds a message back whose trap is not empty. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        Website
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
