// An order of stops as a form: sent by the page where a script runs, by the browser where none does.
import type { FormEvent, ReactNode } from 'react';
import { Form } from 'react-router';
import type { CrewDay } from '#contract/visits/visit-planning.ts';
import { Button } from '#web/ui/button.tsx';

type OrderFormProps = {
  day: CrewDay;
  visitIds: readonly number[];
  isSending: boolean;
  onOrder: (visitIds: number[]) => Promise<void>;
  children: ReactNode;
};

export function OrderForm({ day, visitIds, isSending, onOrder, children }: OrderFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onOrder([...visitIds]);
  };
  return (
    <Form method="post" onSubmit={submit}>
      <OrderFields day={day} visitIds={visitIds} />
      <Button type="submit" variant="clay" disabled={isSending}>
        {children}
      </Button>
    </Form>
  );
}

/** What the form carries: the version that was seen, and the order as one text. */
export function OrderFields({ day, visitIds }: Pick<OrderFormProps, 'day' | 'visitIds'>) {
  return (
    <>
      <input type="hidden" name="version" value={day.version} />
      <input type="hidden" name="order" value={visitIds.join(' ')} />
    </>
  );
}

/** The form as the contract's shape reads it; a button "earlier-3" or "later-3" moves that stop of the order by one. */
export function typedOrder(form: FormData): FormData {
  const ids = String(form.get('order')).split(' ');
  const [way, position] = String(form.get('move')).split('-');
  const at = Number(position);
  const to = way === 'earlier' ? at - 1 : at + 1;
  const isMove = (way === 'earlier' || way === 'later') && ids[at] !== undefined;
  const order = isMove && ids[to] !== undefined ? moved(ids, at, to) : ids;
  const typed = new FormData();
  typed.append('version', String(form.get('version')));
  for (const id of order) typed.append('visitIds', id);
  return typed;
}

/** The visits of a day with one of them at another place. */
export function movedBy(day: CrewDay, from: number, to: number): number[] {
  return moved(
    day.stops.map(({ visitId }) => visitId),
    from,
    to,
  );
}

function moved<Each>(list: readonly Each[], from: number, to: number): Each[] {
  const rest = list.filter((_, index) => index !== from);
  const one = list.filter((_, index) => index === from);
  return [...rest.slice(0, to), ...one, ...rest.slice(to)];
}
