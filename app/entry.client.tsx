/** The browser takes over the page that the server rendered. */
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardChunks } from '#app/shell/reload-guard.ts';
import { tellUnhandled } from '#app/tell-failure.ts';

guardChunks();
tellUnhandled();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
