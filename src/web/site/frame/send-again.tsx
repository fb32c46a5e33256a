// A form that could not be taken, ready to be sent once more as it was, so that nothing typed is lost.
import type { TypedForm } from '#web/lib/request-context.ts';
import { Button } from '#web/ui/button.tsx';
import { useProblemMessages } from './problem-messages.ts';

/** The fields go to the address they were sent to before, in their order. */
export function SendAgain({ typed }: { typed: TypedForm }) {
  const { words } = useProblemMessages();
  return (
    <form method="post" className="mt-8">
      {typed.fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a form may carry the same pair twice, and nothing here moves
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <p className="mb-5">{typed.hadFiles ? words.keptWithoutPhotos : words.kept}</p>
      <Button variant="clay" type="submit">
        {words.sendAgain}
      </Button>
    </form>
  );
}
