// The pure rules of the company and the policies alone: quick enough for a run per mutant (`npm run mutants`).
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/company/**/*.test.ts', 'src/server/**/*.policy.test.ts'],
  },
});
