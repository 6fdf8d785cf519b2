/** One build for browser and server; the server's entry is the whole application, API and pages in one module graph. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { cutStyles } from './core/questions/formula-styles.ts';

/**
 * What every page needs comes in few files: on a slow network each file costs a round trip, however small it is.
 * Dialogs and sockets that are loaded when somebody asks for them stay by themselves.
 */
const chunkGroups = [
  {
    name: 'shell',
    test: (id: string) =>
      /\/app\/(?:shell\/|art\/logo|pages\/errors\/)|\/messages\/(?:shell|errors)|\/core\/(?:access|locale|texts|links)/.test(
        id,
      ) && !/layouts\/exam|dialog|prompt|offer|enquiry|strip|socket|screenshot|feedback|duty/.test(id),
    minShareCount: 2,
  },
  {
    name: 'ui',
    test: (id: string) =>
      /\/app\/(?:ui\/|art\/covers)|lucide-react\/dist\/esm\/icons/.test(id) &&
      !/dialog|confirm|menu|tooltip|tabs|password-input|radio-group|switch|pagination|table|foldable|lamps|callout|covers|download-link|select|form-footer|text-area|tab-links|checkbox|field|section-head/.test(
        id,
      ),
    minShareCount: 5,
  },
];

const formulaStyles: Plugin = {
  name: 'formula-styles',
  enforce: 'pre',
  transform: { filter: { id: /katex\.min\.css/ }, handler: cutStyles },
};

export default defineConfig({
  plugins: [formulaStyles, tailwindcss(), reactRouter()],
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
  // Found late, a dependency would reload the page of the first visitor in development.
  optimizeDeps: {
    include: ['lucide-react', 'modern-screenshot', 'socket.io-client'],
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
