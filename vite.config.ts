// Builds the web house: React Router's routes plus one extra client entry, the islands' loader.
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { islandChunks } from './scripts/island-chunks.ts';

const { plugin, groups } = islandChunks();

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), plugin],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['src/web/islands/loader.ts'],
          output: { codeSplitting: { groups } },
        },
      },
    },
  },
  build: { manifest: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  optimizeDeps: { entries: ['src/web/**/*.{island,page}.tsx', 'src/web/**/*.behavior.ts'] },
});
