// A conversation with nothing asked for beside it: what is known of the visitor stands there where there is room.
export default function AlonePage() {
  return null;
}
