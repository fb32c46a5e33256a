// What a link that opens nothing says, and the way out.
import { ButtonLink } from '#web/ui/button.tsx';

export function AppointmentMissing({ phone }: { phone: string }) {
  return (
    <div className="max-w-reading">
      <h1 className="text-section">We could not find this consultation.</h1>
      <p className="mt-5 text-lead text-ink-soft">
        The link may have been cut short on the way: some mail programs break long ones. Please open
        it from the confirmation email again, or call us at {phone} and we will look it up.
      </p>
      <p className="mt-8">
        <ButtonLink variant="oak" href="/">
          Go to the home page
        </ButtonLink>
      </p>
    </div>
  );
}
