// One uploaded picture: how it looks, what is said of it, its crop, and what shows it.
import { useEffect, useState } from 'react';
import type { SitePicture } from '#contract/site/pictures.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import type { ConflictFact } from '#web/forms/app/conflict-note.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { stepAction } from '#web/forms/app/step-action.ts';
import { StepButton } from '#web/forms/app/step-button.tsx';
import { StepConflict } from '#web/forms/app/step-conflict.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { apiContext, companyContext } from '#web/lib/request-context.ts';
import { Select, TextArea, TextField } from '#web/ui/field.tsx';
import { ConsoleMain } from '../../console-main.tsx';
import { consoleMeta } from '../../console-meta.ts';
import { useReloadWhile } from '../../use-reload-while.ts';
import { loadPictures } from '../load-pictures.ts';
import type { Route } from './+types/picture.page.ts';
import { CropTool } from './crop/crop-tool.tsx';
import { measures } from './crop/use-typed-crop.ts';
import { PicturePermission } from './picture-permission.tsx';
import { PictureStatus } from './picture-status.tsx';
import { PICTURES, pictureSteps } from './picture-steps.ts';
import { PictureUses } from './picture-uses.tsx';

export const meta = consoleMeta('Picture');

export async function loader({ context, params }: Route.LoaderArgs) {
  const picture = await context.get(apiContext)('GET /api/console/pictures/{id}', {
    params: { id: Number(params.id) },
  });
  const isReplaceable = picture.uses.length > 0;
  const { ownPictures: others } = isReplaceable
    ? await loadPictures(context.get(apiContext))
    : { ownPictures: [] };
  return { picture, others, timeZone: context.get(companyContext).timeZone };
}

export const action = stepAction(pictureSteps);

const labels = {
  title: 'Title',
  alt: 'Description',
  kind: 'Kind',
  left: 'Cut from the left (%)',
  top: 'Cut from the top (%)',
  width: 'Width to keep (%)',
  height: 'Height to keep (%)',
  x: 'Focal point from the left (%)',
  y: 'Focal point from the top (%)',
} as const;

const kinds = { photo: 'Photo of real work', rendering: 'Design rendering' } as const;
const sides = ['left', 'top', 'width', 'height'] as const;

export default function PicturePage({
  loaderData: { picture, others, timeZone },
}: Route.ComponentProps) {
  const { id, name, title, state, failure, version, addedBy } = picture;
  useReloadWhile(state === 'making', picture);
  return (
    <ConsoleMain
      heading={title || name}
      badge={<PictureStatus {...picture} />}
      lead={addedBy ? `Uploaded by ${addedBy}` : undefined}
      back={{ to: PICTURES, label: 'Pictures' }}
      width="form"
    >
      <DoneNote of={pictureSteps} className="mt-5" />
      <Shown picture={picture} />
      {failure ? (
        <div className="mt-4 flex flex-wrap items-center gap-4">
          <p>{failure}</p>
          <StepButton of={pictureSteps} step="retry" version={version} variant="quiet" size="small">
            Try Again
          </StepButton>
        </div>
      ) : null}
      <StepConflict
        of={pictureSteps}
        version={version}
        facts={({ typed }) => factsOf(picture, typed)}
      />
      <Details key={`${id}-${version}`} picture={picture} />
      <PicturePermission picture={picture} timeZone={timeZone} />
      <PictureUses picture={picture} others={others} />
    </ConsoleMain>
  );
}

/** A picture as its form has it: crop and focal point in percent. */
function typedOf({ title, alt, kind, crop, focalPoint: { x, y } }: SitePicture) {
  const { left, top, width, height } = crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const percent = (fraction: number) => String(Math.round(fraction * 1000) / 10);
  return {
    ...{ title, alt, kind },
    ...{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) },
    ...{ x: percent(x), y: percent(y) },
  };
}

/** What may differ between two versions, each as its form has it. */
function factsOf(picture: SitePicture, typed: (name: string) => string | null): ConflictFact[] {
  const current = typedOf(picture);
  return [
    [labels.title, current.title, typed('title')],
    [labels.alt, current.alt, typed('alt')],
    [labels.kind, kindLabel(current.kind), kindLabel(typed('kind'))],
    ...measures.map((name): ConflictFact => [labels[name], current[name], typed(name)]),
  ];
}

function kindLabel(kind: string | null): string | null {
  return kind === 'photo' || kind === 'rendering' ? kinds[kind] : null;
}

/** As pages show it, or the whole of it while its files are being made. */
function Shown({ picture: { id, shown, alt, width, height } }: { picture: SitePicture }) {
  const file = shown?.jpeg.file;
  return (
    <figure className="mt-5">
      <img
        className="h-auto max-h-[60vh] w-auto max-w-full rounded-field"
        src={file ? `/uploaded-pictures/${file}` : `/api/console/pictures/${id}/original`}
        width={shown?.width ?? width}
        height={shown?.height ?? height}
        alt={alt}
      />
    </figure>
  );
}

function Details({ picture }: { picture: SitePicture }) {
  const [isScripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  return (
    <StepForm
      of={pictureSteps}
      step="save"
      version={picture.version}
      labels={labels}
      defaultValue={typedOf(picture)}
      className="mt-6 grid gap-5"
    >
      {(field) => (
        <>
          <TextField {...field('title')} hint="For finding it here." />
          <TextArea
            {...field('alt')}
            rows={3}
            hint="What someone who can’t see the picture should know: “A flagstone path through a bed of blue salvia.”"
          />
          <Select {...field('kind')}>
            <option value="photo">{kinds.photo}</option>
            <option value="rendering">{kinds.rendering}</option>
          </Select>
          <fieldset className="grid gap-4">
            <legend className="field-label">Crop and focal point</legend>
            {isScripted ? <CropTool picture={picture} /> : null}
            <div className="grid grid-cols-2 gap-4 sm:grid-cols-4">
              {sides.map((name) => (
                <TextField key={name} {...field(name)} inputMode="decimal" />
              ))}
            </div>
            <div className="grid grid-cols-2 gap-4">
              <TextField {...field('x')} inputMode="decimal" />
              <TextField {...field('y')} inputMode="decimal" />
            </div>
          </fieldset>
          <div>
            <SubmitButton pending="Saving...">Save</SubmitButton>
          </div>
        </>
      )}
    </StepForm>
  );
}
