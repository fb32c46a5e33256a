// A telephone number within a sentence: a tap dials it, and it never breaks over two lines.
/** The company's number as it is shown, and as it is dialed. */
export type Phone = { phone: string; phoneDial: string };

/** The link. */
export function PhoneLink({ phone, phoneDial }: Phone) {
  return (
    <a className="whitespace-nowrap underline" href={`tel:${phoneDial}`}>
      {phone}
    </a>
  );
}

/** A sentence of the server's that may name the number: there it is the link. */
export function WithPhoneLink({ text, ...number }: Phone & { text: string }) {
  const [before = '', after] = text.split(number.phone, 2);
  return (
    <>
      {before}
      {after === undefined ? null : <PhoneLink {...number} />}
      {after}
    </>
  );
}
