/** The words on the night band: what they do for a learner, how a card looks, and the code for a phone. */
import { useText } from '#app/locale.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import * as palette from '#core/palette.ts';
import { homeTexts } from '#messages/site/home.ts';

export function WordsBand() {
  const t = useText(homeTexts);
  const points = [t('words_1'), t('words_2'), t('words_3')];
  return (
    <section
      aria-labelledby="words"
      className="on-night relative mt-16 overflow-hidden bg-night text-night-text md:mt-24"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 1440 500"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full max-lg:hidden"
      >
        <defs>
          <linearGradient id="words-beam">
            <stop stopColor="#3a4e60" />
            <stop offset="1" stopColor={palette.night2} />
          </linearGradient>
        </defs>
        <path d="M600 290 1280-10H1440V510H1100Z" fill="url(#words-beam)" />
        <path d="M600 290 1280-10M600 290 1100 510" stroke={palette.beam} strokeOpacity=".5" fill="none" />
        <circle cx={600} cy={290} r={11} fill={palette.beam} fillOpacity=".3" />
        <circle cx={600} cy={290} r={4} fill={palette.beam} />
      </svg>
      <div className="wrap relative grid grid-cols-1 gap-y-9 py-12 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-12 md:pt-24 md:pb-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_auto]">
        <div className="md:pb-20">
          <h2 id="words" className="text-44">
            {t('words_title_1')}
            <br />
            {t('words_title_2')}
          </h2>
          <p className="mt-4 max-w-[27em] text-16 text-night-mute">{t('words_text')}</p>
          <ul className="mt-5 space-y-2.5 text-15">
            {points.map((point, place) => (
              <li key={point} className="flex items-center gap-3">
                <Rhythm flashes={points.length - place} tone="night" className="w-8 flex-none" />
                {point}
              </li>
            ))}
          </ul>
          <p className="mt-5 flex flex-wrap gap-x-8">
            <MoreLink to="/words">{t('words_open')}</MoreLink>
            <MoreLink to="/miniprogram-intro">{t('words_intro')}</MoreLink>
          </p>
        </div>
        <PhoneSketch />
        <figure className="flex items-center gap-4 md:max-lg:col-start-1 md:max-lg:row-start-2 md:max-lg:-mt-14 md:max-lg:pb-16 lg:block lg:pt-3">
          <img
            src="/qr/miniprogram.svg"
            alt={t('qr_words')}
            width={176}
            height={176}
            loading="lazy"
            className="size-28 rounded-2 bg-white p-2 lg:size-44 lg:p-3"
          />
          <figcaption className="text-15 lg:mt-3">
            <b className="block font-semibold">{t('words_scan')}</b>
            <span className="text-13 text-night-mute">{t('words_scan_hint')}</span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** What the card looks like: decoration, its words are an example. */
function PhoneSketch() {
  return (
    <div
      aria-hidden="true"
      lang="zh-CN"
      className="mx-auto w-67 self-end rounded-t-[36px] border border-b-0 border-night-3 bg-night px-2.5 pt-2.5 max-md:order-last md:max-lg:row-span-2"
    >
      <div className="h-95 rounded-t-[28px] bg-paper px-5 pt-6 text-ink md:h-100">
        <p className="flex justify-between text-13 text-ink-3">
          <span>话少</span>
          <span>7 / 20</span>
        </p>
        <p lang="en" className="mt-9 font-serif text-44 leading-tight font-bold">
          laconic
        </p>
        <p lang="en" className="text-13 text-ink-3">
          /ləˈkɑːnɪk/ adj.
        </p>
        <p className="mt-4 text-15">言简意赅的，话很少的</p>
        <p lang="en" className="text-14 text-ink-2">
          terse · taciturn · reticent
        </p>
        <p lang="en" className="mt-4 border-t border-rule pt-4 font-serif text-15 leading-relaxed text-ink-2">
          The keeper’s <mark className="bg-beam-wash text-ink">laconic</mark> log recorded a year of storms in
          eleven words.
        </p>
        <p className="mt-7 grid grid-cols-4 divide-x divide-rule rounded-2 border border-ink text-center text-13 font-semibold">
          {['忘了', '模糊', '记得', '很熟'].map((grade) => (
            <span key={grade} className="py-2">
              {grade}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
