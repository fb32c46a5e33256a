// Pages made of steps, as browsers without a script meet them: each form is sent to its page, and what comes back is read.
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Api, ApiError } from '#web/lib/api-client.ts';
import { apiContext } from '#web/lib/request-context.ts';
import { TextField } from '#web/ui/field.tsx';
import { SubmitButton } from './app-form.tsx';
import { DoneNote } from './done-note.tsx';
import { sendStep } from './send-step.ts';
import { stepAction } from './step-action.ts';
import { StepAnswers, useShownAnswer } from './step-answers.tsx';
import { StepButton } from './step-button.tsx';
import { StepConflict } from './step-conflict.tsx';
import { StepForm } from './step-form.tsx';
import { steps as madeOf, step } from './steps.ts';

const Seen = z.strictObject({ version: z.number() });
const skip = (body: { version: number; reason: string }) => sent('skip', body);

const visitSteps = madeOf({
  skip: step({
    schema: Seen.extend({ reason: z.string({ error: 'Please say what happened.' }) }),
    send: (_, body) => skip(body),
    done: 'Marked as not done.',
    undo: { step: 'unskip', fields: ({ body }) => ({ version: body.version + 1 }) },
  }),
  unskip: step({ schema: Seen, isPress: true, send: (_, body) => sent('unskip', body) }),
  close: step({
    schema: Seen.extend({ problem: z.number() }),
    isPress: true,
    send: (_, body) => sent('close', body),
  }),
  reveal: step({
    schema: z.strictObject({ property: z.number() }),
    isPress: true,
    showsAnswer: true,
    send: async (_, { property }) => `code of ${property}`,
  }),
  agree: step({
    schema: z.strictObject({ plan: z.number(), termsHash: z.string() }),
    isPress: true,
    send: (_, body) => sent('agree', body),
  }),
  add: step({
    schema: z.strictObject({ text: z.string() }),
    send: async ({ idempotencyKey }, body) => sent(idempotencyKey, body),
    to: ({ answer }) => `/visits/${answer}`,
  }),
});

let taken: unknown[] = [];
let refusal: { status: number; code?: string; detail?: string } | undefined;

async function sent(name: string, body: object): Promise<number> {
  if (refusal) {
    throw new ApiError({ status: refusal.status, statusText: '', text: JSON.stringify(refusal) });
  }
  taken.push([name, body]);
  return 7;
}

/** The version that a colleague has made meanwhile. */
const NOW = 4;

function Page() {
  return (
    <StepAnswers>
      <DoneNote of={visitSteps} />
      <StepConflict
        of={visitSteps}
        version={NOW}
        facts={({ step, typed }) => [['Status', 'Done', `${step} ${typed('reason')}`]]}
      />
      <StepForm of={visitSteps} step="skip" version={NOW} labels={{ reason: 'Reason' }}>
        {(field) => (
          <>
            <TextField {...field('reason')} />
            <SubmitButton pending="Saving...">Skip</SubmitButton>
          </>
        )}
      </StepForm>
      <StepButton of={visitSteps} step="unskip" version={NOW}>
        Undo
      </StepButton>
      <StepButton of={visitSteps} step="agree" fields={{ plan: 2 }} seen={{ termsHash: 'new' }}>
        I agree
      </StepButton>
      {[1, 2].map((problem) => (
        <section key={problem} id={`problem-${problem}`}>
          <StepButton of={visitSteps} step="close" fields={{ problem }} version={NOW}>
            Close
          </StepButton>
          <Code property={problem} />
        </section>
      ))}
    </StepAnswers>
  );
}

function Code({ property }: { property: number }) {
  return <p>{useShownAnswer(visitSteps, 'reveal', { property }) ?? 'hidden'}</p>;
}

/** A form of the page as a browser sends it, and the page that comes back. */
async function send(fields: Record<string, string>, search = '') {
  taken = [];
  return visit('POST', search, new URLSearchParams(fields));
}

async function visit(method: 'GET' | 'POST', search = '', body?: URLSearchParams) {
  const api = (async () => null) as Api;
  const context = new RouterContextProvider();
  context.set(apiContext, api);
  const routes: RouteObject[] = [
    { path: '/visits/:id', Component: Page, action: stepAction(visitSteps) },
  ];
  const handler = createStaticHandler(routes);
  const request = new Request(`http://localhost/visits/3${search}`, { method, body: body ?? null });
  const shown = await handler.query(request, { requestContext: context });
  if (shown instanceof Response) {
    return { status: shown.status, location: shown.headers.get('location'), html: '' };
  }
  if (shown.errors) return { status: shown.statusCode, location: null, html: '' };
  const router = createStaticRouter(handler.dataRoutes, shown);
  const html = renderToString(
    <StaticRouterProvider router={router} context={shown} hydrate={false} />,
  );
  return { status: shown.statusCode, location: null, html: html.replaceAll('<!-- -->', '') };
}

function whenRefused<Result>(problem: typeof refusal, run: () => Promise<Result>) {
  refusal = problem;
  return run().finally(() => {
    refusal = undefined;
  });
}

const partOf = (html: string, problem: number) =>
  html.split(`id="problem-${problem}"`)[1]?.split('</section>')[0] ?? '';

describe('a step', () => {
  it('gives the API what its shape knows, and leads back to its page', async () => {
    const { status, location } = await send({ step: 'unskip', version: '3' }, '?tab=notes');
    expect([status, location]).toEqual([303, '/visits/3?tab=notes']);
    expect(taken).toEqual([['unskip', { version: 3 }]]);
  });

  it('leads to what it has made', async () => {
    const { location } = await send({ step: 'add', text: 'Mulch' });
    expect(location).toBe('/visits/7');
  });

  it('has the same key for the same content of the same page, and another one for other content', async () => {
    const keys = [];
    for (const text of ['Mulch', 'Mulch', 'Bark']) {
      await send({ step: 'add', requestKey: 'of-this-page', text });
      keys.push(JSON.stringify(taken[0]).split('"')[1]);
    }
    expect(keys[0]).toMatch(/^of-this-page-/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it.each([
    ['a step that is not there', { step: 'explode', version: '3' }],
    ['none', { version: '3' }],
    ['a name that every object has', { step: 'constructor' }],
  ])('is refused with 422 when a form names %s', async (_, fields) => {
    const { status, html } = await send(fields);
    expect(status).toBe(422);
    expect(html).toContain('Please reload the page and try again.');
    expect(taken).toEqual([]);
  });

  it('needs no name where it is the only one', async () => {
    const only = madeOf({ add: visitSteps.add });
    const form = new FormData();
    form.set('text', 'Mulch');
    taken = [];
    const api = (async () => null) as Api;
    const url = new URL('http://localhost/visits/3');
    await sendStep(only, { api, params: {}, url, form });
    expect(taken).toMatchObject([[expect.anything(), { text: 'Mulch' }]]);
  });

  it('is the one of the button, where a form with several has named one itself', async () => {
    const form = new URLSearchParams([
      ['step', 'skip'],
      ['version', '3'],
      ['step', 'unskip'],
    ]);
    taken = [];
    await visit('POST', '', form);
    expect(taken).toEqual([['unskip', { version: 3 }]]);
  });

  it('is undone by one that is there', () => {
    const undo = { step: 'unskip', fields: () => undefined };
    expect(() => madeOf({ skip: { ...visitSteps.skip, undo } })).toThrow(/"unskip"/);
  });
});

describe('a form that is not taken', () => {
  it('shows what is wrong beside its field, with what was typed', async () => {
    const { status, html } = await send({ step: 'skip', version: '3' });
    expect(status).toBe(422);
    expect(html).toContain('Please say what happened.');
    expect(html).toContain('aria-invalid="true"');
    // So short a form is in sight as a whole.
    expect(html).not.toContain('error-summary');
  });

  it('says above the fields what is wrong with what no one sees', async () => {
    const { html } = await send({ step: 'skip', version: 'old', reason: 'Storm' });
    expect(html).toContain('error-summary');
    expect(html).toContain('value="Storm"');
    expect(html).not.toContain('href="#skip-version"');
  });

  it('says so at the form alone that is about the same thing', async () => {
    const detail = 'This problem is closed.';
    const { status, html } = await whenRefused({ status: 409, code: 'closed', detail }, () =>
      send({ step: 'close', problem: '2', version: '4' }),
    );
    expect(status).toBe(409);
    expect(partOf(html, 1)).not.toContain(detail);
    expect(partOf(html, 2)).toContain(detail);
    expect(html.split(detail)).toHaveLength(2);
  });

  it('shows both versions when a colleague was faster, with the version that is there by now', async () => {
    const { html } = await whenRefused({ status: 409, code: 'changed_meanwhile' }, () =>
      send({ step: 'skip', version: '3', reason: 'Storm' }),
    );
    expect(html).toContain('Someone else changed this first.');
    expect(html).toContain('skip Storm');
    expect(html).toContain('Your version is still in the form.');
    expect(html).toContain('name="version" value="4"');
  });

  it('stays with the form when what was seen of its thing has changed by then', async () => {
    const detail = 'The terms have changed.';
    const { html } = await whenRefused({ status: 409, code: 'terms_changed', detail }, () =>
      send({ step: 'agree', plan: '2', termsHash: 'old' }),
    );
    expect(html.split(detail)).toHaveLength(2);
    expect(html).toContain('name="termsHash" value="new"');
  });

  it('offers to press again what was one press', async () => {
    const { html } = await whenRefused({ status: 409, code: 'changed_meanwhile' }, () =>
      send({ step: 'close', version: '3', problem: '2' }),
    );
    const again = html.split('Keep Theirs')[1]?.split('Keep Mine')[0] ?? '';
    expect(again).toContain('name="step" value="close"');
    expect(again).toContain('name="problem" value="2"');
    expect(again).toContain('name="version" value="4"');
    expect(again).not.toContain('value="3"');
  });
});

describe('what was done', () => {
  it('is said on the page, and taken back by one press', async () => {
    const { location } = await send({ step: 'skip', version: '3', reason: 'Storm' });
    expect(location).toBe('/visits/3?done=skip&undo=version%3D4');
    const { html } = await visit('GET', location?.replace('/visits/3', ''));
    const note = html.split('Marked as not done.')[1]?.split('</form>')[0] ?? '';
    expect(note).toContain('name="step" value="unskip"');
    expect(note).toContain('name="version" value="4"');
  });

  it('is no longer said after the next step', async () => {
    const { location } = await send(
      { step: 'unskip', version: '4' },
      '?done=skip&undo=version%3D4',
    );
    expect(location).toBe('/visits/3');
  });

  it('leads back to getting started from where a step leads, too', async () => {
    const add = { step: 'add', text: 'Mulch' };
    expect((await send(add, '?from=setup')).location).toBe('/visits/7?from=setup');
    expect((await send(add, '?from=2026-11-02')).location).toBe('/visits/7');
    const stays = await send({ step: 'unskip', version: '4' }, '?from=setup');
    expect(stays.location).toBe('/visits/3?from=setup');
  });

  it('is nothing that an address makes up', async () => {
    const { html } = await visit('GET', '?done=constructor&undo=x');
    expect(html).not.toContain('role="status"');
  });

  it('is shown on the page alone where it must not stand in an address', async () => {
    const { status, location, html } = await send({ step: 'reveal', property: '2' });
    expect([status, location]).toEqual([200, null]);
    expect(partOf(html, 1)).toContain('hidden');
    expect(partOf(html, 2)).toContain('code of 2');
  });
});

it('asks for the version, and for fields that the shape has, by its types', () => {
  const wrong = [
    // @ts-expect-error the shape asks for a version
    <StepButton key="1" of={visitSteps} step="unskip">
      Undo
    </StepButton>,
    // @ts-expect-error the page has no such step
    <StepButton key="2" of={visitSteps} step="explode">
      Explode
    </StepButton>,
    // @ts-expect-error the shape has no such field
    <StepForm key="3" of={visitSteps} step="add" labels={{ reason: 'Reason' }}>
      {() => null}
    </StepForm>,
  ];
  expect(wrong).toHaveLength(3);
});
