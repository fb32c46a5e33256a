// The box that confirms two visits of a plan on days next to each other; shown once the API has asked for it.
type ConfirmCloseProps = {
  id: string;
  name: string;
  error: string | undefined;
  /** In another language than English. */
  confirm?: string;
};

export function ConfirmClose(props: ConfirmCloseProps) {
  const { id, name, error, confirm = 'Move it to this day anyway' } = props;
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
        {confirm}
      </label>
    </div>
  );
}
