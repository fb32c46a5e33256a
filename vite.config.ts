// Builds the web house: React Router's routes plus one extra client entry, the islands' loader.
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { applicationChunks } from './scripts/application-chunks.ts';
import { applicationModules } from './scripts/application-modules.ts';
import { islandChunks, modulePreload } from './scripts/island-chunks.ts';
import { minifyChunks } from './scripts/minify-chunks.ts';

const { plugin, groups } = islandChunks();
const applications = applicationChunks();

/** Tailwind writes its notice into every sheet that it has read; the sheet of every page keeps it for all. */
const noticeOnce: Plugin = {
  name: 'notice-once',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.css(?:\?|$)/, exclude: /styles\/app(?:lication)?\.css/ } },
    handler: (code) => code.replace(/^\/\*! tailwindcss [^*]*\*\/\s*/, ''),
  },
};

export default defineConfig({
  plugins: [
    applicationModules(),
    tailwindcss(),
    noticeOnce,
    reactRouter(),
    plugin,
    applications.plugin,
    minifyChunks(),
  ],
  environments: {
    client: {
      build: {
        // SWC has minified already; what is left to do is to write it without blanks.
        minify: 'oxc',
        rolldownOptions: {
          input: ['src/web/islands/loader.ts'],
          output: {
            codeSplitting: { groups: [...groups, ...applications.groups] },
            minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload,
    // How long each plugin took is nothing for whoever only starts the program.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  optimizeDeps: { entries: ['src/web/**/*.{island,page}.tsx', 'src/web/**/*.behavior.ts'] },
});
