// A worker process dies of a picture: only that picture is lost. One whose server is gone ends without a word.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { blankPng, jpegOf } from '../../../../test/pictures.ts';
import { createLogger } from '../http/log.ts';
import { createWorkshop } from './picture-workshop.ts';
import { startWorkerProcess } from './worker-process.ts';

it('an order under way when the process dies is called damaged, and the end is heard', async () => {
  const onGone = vi.fn();
  const worker = startWorkerProcess(onGone);
  // Few bytes, which have reached the process as soon as they are sent, and many pixels.
  const bytes = blankPng(3000, 2000);
  expect(await worker.work({ bytes: await jpegOf(40, 30) })).toMatchObject({ made: true });
  const work = worker.work({ bytes });
  await nextTurn();
  worker.end();
  expect(await work).toEqual({ made: false, fault: 'damaged' });
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce());
});

it('a process that takes too long for an order is ended, and its order is called too slow', async () => {
  const onGone = vi.fn();
  const worker = startWorkerProcess(onGone, { limits: { picture: 1, pdf: 1, siteFile: 1 } });
  expect(await worker.work({ bytes: await jpegOf(3000, 2000) })).toEqual({
    made: false,
    fault: 'too slow',
  });
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce());
});

it('a picture that never reached its process is not called damaged', async () => {
  const gone = Promise.withResolvers<void>();
  const worker = startWorkerProcess(gone.resolve);
  const bytes = await jpegOf(40, 30);
  await worker.work({ bytes });
  worker.end();
  await gone.promise;
  await expect(worker.work({ bytes })).rejects.toThrow('Channel closed');
});

it.each(['../photos/picture-worker.ts', '../inbound-mail/mail-worker.ts'])(
  '%s ends in silence when the server has gone before it could say a word',
  async (program) => {
    const server = `
      const { fork } = await import('node:child_process');
      const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
      fork(process.argv[1], { env: {}, execArgv: [], serialization: 'advanced', stdio }).send(new Uint8Array(9));
      process.exit();`;
    const file = new URL(program, import.meta.url).pathname;
    const args = ['--input-type=module', '--eval', server, file];
    const { stderr } = spawn(process.execPath, args, {
      env: {},
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    expect(await text(stderr)).toBe('');
  },
  30_000,
);

it('the pictures of one sender never hold up those of another', async () => {
  const workshop = createWorkshop(createLogger('silent'));
  const done: string[] = [];
  const make = async (sender: string, bytes: Uint8Array) => {
    await workshop.make(bytes, sender);
    done.push(sender);
  };
  const large = await jpegOf(3000, 2000);
  const small = await jpegOf(40, 30);
  // Both workers are there before it begins.
  await Promise.all(['many', 'one'].map((sender) => workshop.make(small, sender)));
  const many = Array.from({ length: 5 }, () => make('many', large));
  await make('one', small);
  // One large picture was being made meanwhile, and perhaps it was first; the other four wait for their turns.
  expect(done.filter((sender) => sender === 'many').length).toBeLessThanOrEqual(1);
  await Promise.all(many);
  expect(done).toHaveLength(6);
  workshop.stop();
});

it('a workshop that is stopped sends those in line away and begins anew when it is asked again', async () => {
  const workshop = createWorkshop(createLogger('silent'));
  const bytes = await jpegOf(1200, 900);
  const works = Array.from({ length: 5 }, (_, index) => workshop.make(bytes, `sender ${index}`));
  const results = Promise.allSettled(works);
  workshop.stop();
  const inLine = (await results).slice(2);
  expect(inLine.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await workshop.make(await jpegOf(40, 30), 'sender')).toMatchObject({
    made: true,
    width: 40,
  });
  workshop.stop();
});
