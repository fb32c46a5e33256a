// Each run is on the engine of its name: a run on the other one would pass without proving anything.
import { expect, inject, it } from 'vitest';

it('is the one that the project is named for', ({ task }) => {
  const engine = 'server' in inject('prepared') ? 'postgres' : 'pglite';
  expect(engine).toBe(task.file.projectName);
});
