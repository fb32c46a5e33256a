// The documents' script while developing: prepares hot reloading, then starts the real loader.
// @ts-expect-error provided by React Router's Vite plugin, without types
import 'virtual:react-router/inject-hmr-runtime';

// A document has no router that could patch itself, so a changed route reloads the page.
import.meta.hot?.on('react-router:hmr', () => location.reload());

await import('./loader.ts');
