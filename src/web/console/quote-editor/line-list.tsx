// The lines of a quote in their order, one of which may wait for its pin.
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import { AppIcon } from '#web/ui/app/app-icon.tsx';
import { Button } from '#web/ui/button.tsx';
import { LineFields } from './line-fields.tsx';
import { emptyLine, type TypedLine } from './typed-quote.ts';

type LineListProps = {
  lines: readonly TypedLine[];
  setLines: (lines: TypedLine[]) => void;
  setLine: (key: string, change: Partial<TypedLine>) => void;
  photos: DeskRequest['photos'];
  /** The key of the line that clicks on photos put pins for. */
  pinning: string | null;
  pinFor: (key: string | null) => void;
  errorAt: (name: string) => string | undefined;
};

export function LineList(props: LineListProps) {
  const { lines, setLines, setLine, photos, pinning, pinFor, errorAt } = props;
  const move = (at: number, by: -1 | 1) => {
    const to = at + by;
    const line = lines[at];
    if (!line || to < 0 || to >= lines.length) return;
    setLines(lines.toSpliced(at, 1).toSpliced(to, 0, line));
  };
  return (
    <section aria-labelledby="lines-title">
      <h2 id="lines-title" className="text-title font-semibold">
        Lines
      </h2>
      {errorAt('lines') ? <p className="field-error mt-1">{errorAt('lines')}</p> : null}
      <ol className="mt-3 grid gap-3">
        {lines.map((line, index) => (
          <LineFields
            key={line.key}
            line={line}
            index={index}
            photos={photos}
            errorAt={errorAt}
            change={(change) => setLine(line.key, change)}
            remove={() => setLines(lines.filter(({ key }) => key !== line.key))}
            move={(by) => move(index, by)}
            isPinning={line.key === pinning}
            pinHere={() => pinFor(line.key === pinning ? null : line.key)}
          />
        ))}
      </ol>
      <datalist id="quote-units">
        {UNITS.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <Button
        type="submit"
        name="addLine"
        value="on"
        variant="quiet"
        className="mt-3"
        onClick={(event) => {
          event.preventDefault();
          setLines([...lines, emptyLine()]);
        }}
      >
        <AppIcon name="plus" className="size-5" />
        Add a Line
      </Button>
    </section>
  );
}

/** What is offered for the unit; anything else can be typed. */
const UNITS = ['hour', 'visit', 'sq ft', 'ft', 'cubic yard', 'shrub', 'tree', 'piece'];
