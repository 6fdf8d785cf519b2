/** A stage for the buttons that speak, as a page would show them; the test bundles it and serves it by itself. */
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { preloadSounds } from '#app/words/preload-sounds.ts';
import { SentenceVoice } from '#app/words/sentence-voice.tsx';
import { SoundButton } from '#app/words/sound-button.tsx';

const stage = window as unknown as { preloadSounds: typeof preloadSounds };
stage.preloadSounds = preloadSounds;

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <BrowserRouter>
    <SoundButton word="gregarious" ipa="ɡrɪˈɡeriəs" />
    <SoundButton word="laconic" ipa="ləˈkɑːnɪk" />
    <SoundButton word="nowhere" ipa="" />
    <SentenceVoice sentence="Her terse note gave the hour of the train." />
  </BrowserRouter>,
);
