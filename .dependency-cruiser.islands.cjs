// What a public page may load: everything that the islands and their loader reach by imports of values. Types cost
// nothing and are not followed. Public pages stay light because these laws hold for the whole reach, not one file.

const { options } = require('./.dependency-cruiser.cjs');

const VALUES = { dependencyTypesNot: ['type-only'] };

module.exports = {
  forbidden: [
    {
      name: 'islands-stay-light',
      comment:
        'Public islands load no query client, widget library, schemas or icon package: use the API client of lib/, native elements, ui/icon.tsx.',
      from: {},
      to: {
        path: '^node_modules/(@tanstack/|@conform-to/|react-aria|react-stately|@radix-ui/|radix-ui/|zod/|lucide)',
        ...VALUES,
      },
    },
    {
      name: 'islands-take-types-of-the-contract',
      comment:
        'A value of contract/ brings Zod and every schema into the page: use `import type`, or move a pure rule to company/.',
      from: {},
      to: { path: '^src/contract/', ...VALUES },
    },
    {
      name: 'islands-know-no-router',
      comment:
        'Documents ship no router: use plain anchors and forms; loaders and actions belong into the page file.',
      from: {},
      to: { path: '^node_modules/(react-router|@react-router)/', ...VALUES },
    },
  ].map((law) => ({ severity: 'error', ...law })),
  options: {
    ...options,
    doNotFollow: { path: '^node_modules/', dependencyTypes: ['type-only'] },
  },
};
