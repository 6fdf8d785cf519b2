/** One build for browser and server; the server's entry is the whole application, API and pages in one module graph. */
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
});
