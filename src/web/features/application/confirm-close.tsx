// The box that confirms two visits of a plan on days next to each other; shown once the API has asked for it.
type ConfirmCloseProps = { id: string; name: string; error: string | undefined };

export function ConfirmClose({ id, name, error }: ConfirmCloseProps) {
  return (
    <div className="max-w-reading">
      <p className="field-error" id={`${id}-error`}>
        {error}
      </p>
      <label className="flex min-h-11 items-center gap-3" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          aria-describedby={`${id}-error`}
          className="size-5 shrink-0 accent-oak"
        />
        Move it to this day anyway
      </label>
    </div>
  );
}
