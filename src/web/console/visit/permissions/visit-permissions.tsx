// Photos of a visit for our site: what its customer has answered about each, and the form that asks about others.
import { Link } from 'react-router';
import type { VisitPermissions as Permissions } from '#contract/site/photo-permissions.ts';
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';
import { SubmitButton } from '#web/forms/app/app-form.tsx';
import { DoneNote } from '#web/forms/app/done-note.tsx';
import { StepForm } from '#web/forms/app/step-form.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { permissionBadges } from '../../content/pictures/permission-badges.ts';
import { visitSteps } from '../visit-steps.ts';

type Photo = ConsoleVisit['photos'][number];
type VisitPermissionsProps = { visit: ConsoleVisit; permissions: Permissions };

export function VisitPermissions({ visit, permissions: { items, canAsk } }: VisitPermissionsProps) {
  const permissionOf = ({ id }: Photo) => items.find(({ photoId }) => photoId === id);
  const open = visit.photos.filter((photo) => !permissionOf(photo));
  if (items.length === 0 && !canAsk) return null;
  return (
    <section aria-labelledby="site-photos">
      <h2 id="site-photos" className="text-title">
        Use on our site
      </h2>
      <DoneNote of={visitSteps} className="mt-3" />
      {items.length > 0 ? (
        <ul className="mt-4 grid gap-3">
          {visit.photos.map((photo) => {
            const permission = permissionOf(photo);
            return permission ? (
              <li key={photo.id} className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <PhotoThumb photo={photo} />
                <Badge tone={permissionBadges[permission.status].tone}>
                  {permissionBadges[permission.status].label}
                </Badge>
                {permission.pictureId ? (
                  <Link
                    className="text-link"
                    to={`/console/settings/pictures/${permission.pictureId}`}
                  >
                    Picture
                  </Link>
                ) : null}
              </li>
            ) : null;
          })}
        </ul>
      ) : null}
      {canAsk && open.length > 0 ? <AskForm key={items.length} photos={open} /> : null}
    </section>
  );
}

function AskForm({ photos }: { photos: readonly Photo[] }) {
  return (
    <StepForm
      of={visitSteps}
      step="ask-photos"
      labels={{ photos: 'Photos to ask about' }}
      className="mt-4 grid gap-4"
      keepsPlace
    >
      {(field) => {
        const { id, error } = field('photos');
        return (
          <>
            <fieldset aria-describedby={error ? `${id}-error` : undefined}>
              <legend className="field-label">Photos to ask about</legend>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3">
                {photos.map((photo, index) => (
                  <label key={photo.id} className="grid cursor-pointer gap-1.5">
                    <PhotoThumb photo={photo} isLarge />
                    <span className="flex min-h-11 items-center gap-2">
                      <input
                        type="checkbox"
                        id={index === 0 ? id : undefined}
                        name="photos"
                        value={photo.id}
                        className="size-5 shrink-0 accent-oak"
                      />
                      {kinds[photo.kind]}
                    </span>
                  </label>
                ))}
              </div>
              {error ? (
                <p className="field-error" id={`${id}-error`}>
                  <span>{error}</span>
                </p>
              ) : null}
            </fieldset>
            <p className="field-hint">
              The customer gets one email with a link and says yes or no to each photo. Check that
              no house number, plate or face is in it.
            </p>
            <div>
              <SubmitButton pending="Asking..." variant="quiet">
                Ask the Customer
              </SubmitButton>
            </div>
          </>
        );
      }}
    </StepForm>
  );
}

function PhotoThumb({ photo: { id, kind }, isLarge }: { photo: Photo; isLarge?: boolean }) {
  return (
    <img
      className={
        isLarge
          ? 'aspect-3/2 w-full rounded-card object-cover'
          : 'h-16 w-24 rounded-field object-cover'
      }
      src={`/api/photos/${id}?size=thumb`}
      width={96}
      height={64}
      alt={isLarge ? '' : kinds[kind]}
      loading="lazy"
    />
  );
}

const kinds = { before: 'Before', after: 'After', gate: 'Gate', other: 'Other' } as const;
