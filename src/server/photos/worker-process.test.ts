// A worker process dies of a picture: only that picture is lost.
import { expect, it, vi } from 'vitest';
import { jpegOf } from '../../../test/pictures.ts';
import { createLogger } from '../http/log.ts';
import { createWorkshop } from './picture-workshop.ts';
import { startWorkerProcess } from './worker-process.ts';

it('an order under way when the process dies is called damaged, and the end is heard', async () => {
  const onGone = vi.fn();
  const worker = startWorkerProcess(onGone);
  const bytes = await jpegOf(3000, 2000);
  expect(await worker.work({ bytes: await jpegOf(40, 30) })).toMatchObject({ made: true });
  const work = worker.work({ bytes });
  worker.end();
  expect(await work).toEqual({ made: false, fault: 'damaged' });
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledOnce());
});

it('a workshop that is stopped sends those in line away and begins anew when it is asked again', async () => {
  const workshop = createWorkshop(createLogger('silent'));
  const bytes = await jpegOf(1200, 900);
  const works = Array.from({ length: 5 }, () => workshop.make(bytes));
  const results = Promise.allSettled(works);
  workshop.stop();
  const inLine = (await results).slice(2);
  expect(inLine.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(await workshop.make(await jpegOf(40, 30))).toMatchObject({ made: true, width: 40 });
  workshop.stop();
});
