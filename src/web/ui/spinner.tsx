// The circle that turns while something is loaded; the words beside it say what.

/** The circle, for the eye alone. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
