// Who listens to what in a process, and that one bad listener keeps no one else from hearing.
import { expect, it, vi } from 'vitest';
import { createHub } from './hub.ts';

it('a topic is heard by those who listen to it, until they stop', () => {
  const hub = createHub(vi.fn());
  const openings = vi.fn();
  const content = vi.fn();
  const stop = hub.subscribe('openings', openings);
  hub.subscribe('content', content);
  hub.publish('openings');
  stop();
  hub.publish('openings');
  expect(openings).toHaveBeenCalledTimes(1);
  expect(content).not.toHaveBeenCalled();
});

it('who listens to one id hears it, and whatever names none', () => {
  const hub = createHub(vi.fn());
  const one = vi.fn();
  const any = vi.fn();
  hub.subscribe('content', one, '17');
  hub.subscribe('content', any);
  for (const id of ['17', '18', undefined]) hub.publish('content', id);
  expect(one.mock.calls).toEqual([['17'], [undefined]]);
  expect(any.mock.calls).toEqual([['17'], ['18'], [undefined]]);
});

it('after a time of which nothing is known every topic rings once', () => {
  const hub = createHub(vi.fn());
  const heard = vi.fn();
  hub.subscribe('openings', () => heard('openings'));
  hub.subscribe('content', () => heard('content'));
  hub.publishAll();
  expect(heard.mock.calls.flat().sort()).toEqual(['content', 'openings']);
});

it('a listener that fails is told of, and the next one hears all the same', () => {
  const onError = vi.fn();
  const hub = createHub(onError);
  const fault = new Error('bad listener');
  hub.subscribe('openings', () => {
    throw fault;
  });
  const heard = vi.fn();
  hub.subscribe('openings', heard);
  hub.publish('openings');
  expect(onError).toHaveBeenCalledWith(fault);
  expect(heard).toHaveBeenCalled();
});

it('knows how long a topic has been quiet, and takes its own begin for a ring', () => {
  const clock = { now: 1_000 };
  const hub = createHub(vi.fn(), () => clock.now);
  clock.now += 500;
  expect(hub.quietFor('openings')).toBe(500);
  hub.publish('openings');
  clock.now += 20;
  expect([hub.quietFor('openings'), hub.quietFor('content')]).toEqual([20, 520]);
  expect(hub.position()).toBe(1);
});

it('knows how long one id has been quiet: since it rang itself, or a message that names none', () => {
  const clock = { now: 0 };
  const hub = createHub(vi.fn(), () => clock.now);
  clock.now = 100_000;
  hub.publish('portal', 'juniper');
  clock.now += 10;
  expect([hub.quietFor('portal', 'juniper'), hub.quietFor('portal')]).toEqual([10, 10]);
  expect(hub.quietFor('portal', 'magnolia')).toBe(100_010);
  hub.publish('portal');
  clock.now += 5;
  expect(hub.quietFor('portal', 'magnolia')).toBe(5);
  // Forgotten after a minute, like what never rang.
  clock.now += 60_000;
  hub.publish('console');
  expect(hub.quietFor('portal', 'juniper')).toBe(clock.now);
});
