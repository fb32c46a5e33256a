// Starts React Router in the browser; only applications load it, documents hydrate islands instead.
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { handOverAnswers } from './lib/browser-fetch.ts';

handOverAnswers();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
