// What shows a picture, the form that puts another one in its place everywhere, and its removal.
import { Link } from 'react-router';
import { pictures } from '#company/facts/pictures.gen.ts';
import type { SitePicture } from '#contract/site/pictures.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Select } from '#web/ui/field.tsx';
import type { OwnPicture } from '../form/own-pictures.ts';
import { pictureNames } from '../form/picture-names.ts';
import { pictureSteps } from './picture-steps.ts';

type PictureUsesProps = { picture: SitePicture; others: readonly OwnPicture[] };

export function PictureUses({ picture: { name, uses, version }, others }: PictureUsesProps) {
  return (
    <section className="mt-8" aria-labelledby="picture-uses">
      <h2 id="picture-uses" className="text-title font-semibold">
        Where it is used
      </h2>
      {uses.length === 0 ? (
        <p className="mt-1 text-ink-soft">Nowhere yet.</p>
      ) : (
        <>
          <ul className="mt-2 grid gap-1">
            {uses.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
          <Replace version={version} others={others.filter((other) => other.name !== name)} />
        </>
      )}
      <StepButton
        of={pictureSteps}
        step="remove"
        version={version}
        variant="quiet"
        size="small"
        formClassName="mt-4"
      >
        Remove
      </StepButton>
    </section>
  );
}

function Replace({ version, others }: { version: number; others: readonly OwnPicture[] }) {
  return (
    <StepForm
      of={pictureSteps}
      step="replace"
      version={version}
      labels={{ by: 'Replace everywhere by' }}
      className="mt-5 grid gap-3"
    >
      {(field) => (
        <>
          <Select
            {...field('by')}
            hint="Every entry, draft and post above then shows the other picture, with its description."
          >
            <option value="">Choose one</option>
            {others.map(({ name, title }) => (
              <option key={name} value={name}>
                {title || name}
              </option>
            ))}
            {pictureNames.map((name) => (
              <option key={name} value={name}>
                {pictures[name].title}
              </option>
            ))}
          </Select>
          <div>
            <SubmitButton pending="Replacing..." variant="quiet" size="small">
              Replace
            </SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}
