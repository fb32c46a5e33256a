// Where the storage has the copy of an agreement about a plan.

/** The name of the PDF of an agreement whose bytes have this hash. */
export function agreementCopyFile(agreementId: number, hash: string): string {
  return `plan-agreements/${agreementId}/${hash}.pdf`;
}
