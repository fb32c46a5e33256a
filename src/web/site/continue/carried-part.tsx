// One thing that came along, and the way to its form: filled by the tab's own memory, or without a script by a plain form.
import { hrefIn, type Language } from '#company/facts/languages.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { CarriedThings } from '#contract/leads/carried-forms.ts';
import { Button } from '#web/ui/button.tsx';
import type { ContinueMessages } from './messages/continue-messages.en.ts';
import type { CarriedKind } from './what-comes-along.ts';

type Way = {
  /** Where the form is that fills itself. */
  filled: string;
  /** Where a plain form goes that shows it filled, and what it says beside the fields. */
  plain: { method: 'get' | 'post'; action: string; intent?: string };
};

const ways: Record<CarriedKind, Way> = {
  quote: {
    filled: '/quote',
    plain: { method: 'post', action: '/quote', intent: 'show' },
  },
  plan: {
    filled: '/#lawn-maintenance',
    plain: { method: 'post', action: '/lawn-plan', intent: 'price' },
  },
  calculator: {
    filled: '/#cost-calculator',
    plain: { method: 'get', action: '/estimate' },
  },
};

type CarriedPartProps = {
  kind: CarriedKind;
  /** What it is, in a few words. */
  words: string;
  /** The words of the page, and its language. */
  page: ContinueMessages['open'];
  language: Language;
  things: CarriedThings;
  /** Whether the tab has it by now. */
  isKept: boolean;
  /** It has the one clay button of the page. */
  isFirst: boolean;
};

/** What it is, its photos, and the button. */
export function CarriedPart(props: CarriedPartProps) {
  const { kind, words, page, language, things, isKept, isFirst } = props;
  const { filled, plain } = ways[kind];
  const photos = kind === 'quote' ? things.photos : [];
  return (
    <form
      method={plain.method}
      action={hrefIn(language, plain.action)}
      onSubmit={(event) => {
        if (!isKept) return;
        event.preventDefault();
        location.assign(hrefIn(language, filled));
      }}
    >
      <h2 className="text-title wrap-anywhere">{words}</h2>
      {photos.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-3">
          {photos.map((id, index) => (
            <li key={id}>
              <img
                src={`/api/photos/${id}?size=thumb`}
                alt={fill(page.uploaded, { number: index + 1 })}
                width={96}
                height={96}
                className="size-24 rounded-field bg-sunk object-cover"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {(things.forms[kind] ?? []).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {photos.map((id) => (
        <input key={id} type="hidden" name="photoIds" value={id} />
      ))}
      {plain.intent ? <input type="hidden" name="intent" value={plain.intent} /> : null}
      {kind === 'plan' ? <PricedAddress things={things} /> : null}
      <Button type="submit" variant={isFirst ? 'clay' : 'oak'} className="mt-5">
        {page[kind]}
      </Button>
    </form>
  );
}

/** A size that was set for this very address counts before the estimate. */
function PricedAddress({ things }: { things: CarriedThings }) {
  const address = things.forms.plan?.find(([name]) => name === 'address')?.[1] ?? '';
  return <input type="hidden" name="pricedAddress" value={address} />;
}
