// A form that could not be taken, ready to be sent once more as it was, so that nothing typed is lost.
import type { TypedForm } from '#web/lib/request-context.ts';
import { Button } from '#web/ui/button.tsx';

/** The fields go to the address they were sent to before, in their order. */
export function SendAgain({ typed }: { typed: TypedForm }) {
  return (
    <form method="post" className="mt-8">
      {typed.fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may carry the same pair twice, and nothing here moves
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <p className="mb-5">
        {typed.hadFiles
          ? 'We kept what you typed, but not the photos: to send them too, go back and choose them again.'
          : 'What you typed is kept.'}
      </p>
      <Button variant="clay" type="submit">
        Send it again
      </Button>
    </form>
  );
}
