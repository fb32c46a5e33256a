// The way from a form to its private link for another device; no script of the page takes part in it.
import type { CarriedForms } from '#contract/leads/carried-forms.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

const WORDS = 'Continue on another device';

/** With a script, the link: its page finds what this tab has kept. Without one, a button that sends the form there instead. */
export function ContinueElsewhere({ form, kind }: { form: string; kind: keyof CarriedForms }) {
  return (
    <p className="mt-5 text-small">
      <TextLink href="/continue" className="noscript:hidden">
        {WORDS}
      </TextLink>
      <noscript>
        <ContinueButton form={form} kind={kind} />
      </noscript>
    </p>
  );
}

/** Sends what a form says to the page that makes the link; faults in it do not matter there. */
export function ContinueButton({ form, kind }: { form?: string; kind: keyof CarriedForms }) {
  return (
    <Button
      variant="quiet"
      type="submit"
      form={form}
      formAction="/continue"
      formNoValidate
      name="continue"
      value={kind}
    >
      {WORDS}
    </Button>
  );
}
