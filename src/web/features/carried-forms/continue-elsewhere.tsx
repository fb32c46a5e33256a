// The way from a form to its private link for another device; no script of the page takes part in it.
import { hrefIn, type Language, linkIn } from '#company/facts/languages.ts';
import type { CarriedForms } from '#contract/leads/carried-forms.ts';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { elsewhereMessages } from './messages/choose-elsewhere-messages.ts';

type ContinueElsewhereProps = {
  /** Of the page that the form stands on. */
  language: Language;
  form: string;
  kind: keyof CarriedForms;
};

/** With a script, the link: its page finds what this tab has kept. Without one, a button that sends the form there instead. */
export function ContinueElsewhere({ language, form, kind }: ContinueElsewhereProps) {
  return (
    <p className="mt-5 text-small">
      <TextLink {...linkIn(language, '/continue')} className="noscript:hidden">
        {elsewhereMessages[language].elsewhere}
      </TextLink>
      <noscript>
        <ContinueButton language={language} form={form} kind={kind} />
      </noscript>
    </p>
  );
}

type ContinueButtonProps = Omit<ContinueElsewhereProps, 'form'> & { form?: string };

/** Sends what a form says to the page that makes the link; faults in it do not matter there. */
export function ContinueButton({ language, form, kind }: ContinueButtonProps) {
  return (
    <Button
      variant="quiet"
      type="submit"
      form={form}
      formAction={hrefIn(language, '/continue')}
      formNoValidate
      name="continue"
      value={kind}
    >
      {elsewhereMessages[language].elsewhere}
    </Button>
  );
}
