/** A stage for figures of lessons as a page would show them; the test bundles it and serves it by itself. */
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { SampleFigures } from '#app/pages/dev/lesson-figures.tsx';
import '#app/app.css';

const stage = (
  <BrowserRouter>
    <SampleFigures />
  </BrowserRouter>
);

const sent = document.querySelector('#stage');
if (sent?.firstChild) hydrateRoot(sent, stage);
else if (sent) createRoot(sent).render(stage);
