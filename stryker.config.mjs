// Mutation tests of the pure rules (`npm run mutants`): every operator, condition and text is changed once, and a test must fail.

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.company.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  // TypeScript 7 has no JavaScript API, with which Stryker would rewrite the paths of a tsconfig.json; ours has none.
  tsconfigFile: 'none',
  mutate: [
    'src/company/rules/**/{area-distance,booking-hours,company-time,cost-estimate,lawn-price,lot-size,money,offer-end,opening-hours,package-price,service-days,service-reach,support-hours}.ts',
    'src/server/**/*.policy.ts',
  ],
  // A changed word of a page's text is no fault of a rule.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 2,
  timeoutMS: 10_000,
  tempDirName: 'node_modules/.stryker',
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: 'node_modules/.stryker-report.json' },
  ignorePatterns: ['build', 'dist', 'assets', 'public', 'bench', 'e2e', 'stress', 'data'],
  allowConsoleColors: false,
};
