// The address of the list of requests with what is chosen in it.

type Chosen = { status?: string | undefined; q?: string | undefined; before?: number | undefined };

/** The address; what is not chosen is not in it. */
export function listPath(chosen: Chosen): string {
  const given = Object.entries(chosen).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(given).toString();
  return text ? `/console/requests?${text}` : '/console/requests';
}
