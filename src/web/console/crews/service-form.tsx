// Takes a crew out of service, or puts it back; with a script it can be undone from the toast.
import type { FormEvent } from 'react';
import { Form, Link, useRevalidator } from 'react-router';
import type { Crew } from '#contract/visits/crews.ts';
import { showUndo } from '#web/forms/app/undo-toast.ts';
import { api } from '#web/lib/browser-api.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';

export function ServiceForm({ crew }: { crew: Crew }) {
  const { revalidate } = useRevalidator();
  const { id, name, version, isActive, visitsLeft } = crew;
  const put = (seen: number, active: boolean) =>
    api('PATCH /api/console/crews/{id}', {
      params: { id },
      body: { version: seen, isActive: active },
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const changed = await put(version, !isActive);
      showUndo({
        title: isActive ? `${name} is inactive` : `${name} is active`,
        description: isActive ? 'It gets no new visits.' : 'It gets visits again.',
        undo: async () => {
          await put(changed.version, isActive);
          await revalidate();
        },
      });
    } catch {
      showToast({
        title: 'Error',
        description:
          'Someone changed this crew, or we couldn’t reach the server. Please check again.',
        variant: 'destructive',
      });
    }
    await revalidate();
  };
  return (
    <Form method="post" className="flex flex-wrap items-center gap-4" onSubmit={submit}>
      <input type="hidden" name="step" value={`service-${id}`} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="isActive" value={String(!isActive)} />
      <Button type="submit" variant="quiet" size="small">
        {isActive ? 'Deactivate' : 'Reactivate'}
        <span className="sr-only">: {name}</span>
      </Button>
      {visitsLeft > 0 ? (
        <Link className="text-link" to={`/console/visits/rain-day?crew=${id}`}>
          Move its visits
        </Link>
      ) : null}
    </Form>
  );
}
