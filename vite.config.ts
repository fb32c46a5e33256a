// Builds the web house: React Router's routes plus one extra client entry, the islands' loader.
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rollupOptions: { input: ['src/web/islands/loader.ts'] } } },
  },
  build: { manifest: true, assetsInlineLimit: 0 },
  optimizeDeps: { entries: ['src/web/**/*.island.tsx', 'src/web/**/*.page.tsx'] },
});
