// What a yard here needs in the present month; it stands before the posts of the blog.
import {
  mowingRule,
  namesPreEmergent,
  preEmergentNote,
  seasonalNote,
} from '#company/seasonal-note.ts';
import { Picture } from '#web/ui/picture.tsx';
import { PageWidth, Section } from '#web/ui/section.tsx';

/** The note of the month; `today` is YYYY-MM-DD at the company. */
export function FieldNotes({ today }: { today: string }) {
  const note = seasonalNote(today);
  return (
    <Section id="field-notes" tone="raised" labelledBy="field-notes-heading">
      <PageWidth className="field-notes">
        <header>
          <p className="text-lead text-ink-soft">Notes from the field</p>
          <h2 id="field-notes-heading">
            <span className="field-notes-month">{note.month}</span>
            <span className="sr-only">: </span>
            <span className="field-notes-headline">{note.headline}</span>
          </h2>
        </header>
        <div className="field-notes-columns">
          <div>
            <h3>Lawn</h3>
            <p>{note.lawn}</p>
            {namesPreEmergent(note) ? <p className="text-ink-soft">{preEmergentNote}</p> : null}
          </div>
          <div>
            <h3>Beds, trees, systems</h3>
            <p>{note.beds}</p>
          </div>
          <div className="lg:col-span-2">
            <h3>Mowing height</h3>
            <p>{mowingRule}</p>
          </div>
        </div>
        <figure>
          <Picture name={note.picture} alt={note.alt} sizes="(min-width: 64rem) 50rem, 100vw" />
          <figcaption className="caption">
            Design rendering: what the season looks like when it goes to plan.
          </figcaption>
        </figure>
      </PageWidth>
    </Section>
  );
}
