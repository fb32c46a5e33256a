// Loads a page's things again after someone else's change was met, which React Router leaves out after a refusal: the form then
// sends the version that its person has been shown.

type RevalidateArgs = { actionStatus?: number; defaultShouldRevalidate: boolean };

/** For `shouldRevalidate` of a page whose forms carry a version. */
export function loadAgainOnConflict({
  actionStatus,
  defaultShouldRevalidate,
}: RevalidateArgs): boolean {
  return actionStatus === 409 || defaultShouldRevalidate;
}
