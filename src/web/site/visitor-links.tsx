// The way into the portal. The page is the same for everybody; a script shows what a signed-in visitor needs.

/** "Customer Portal", or "Portal" and "Logout" for who is signed in (SPEC.md section 2). */
export function VisitorLinks({ className }: { className: string }) {
  return (
    <>
      <a className={className} href="/customer-portal" data-shown-to="signed-out">
        Customer Portal
      </a>
      <a className={className} href="/customer-portal" data-shown-to="signed-in" hidden>
        Portal
      </a>
      <a className={className} href="/api/logout" data-shown-to="signed-in" hidden>
        Logout
      </a>
    </>
  );
}
