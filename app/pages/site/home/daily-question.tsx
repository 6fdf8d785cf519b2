/** The question of the day: answered where it stands, with key and analysis for everybody. */
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import type { Daily, LiveQuestion } from '#app/pages/site/home/live-question.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { dailyTexts } from '#messages/site/daily.ts';

type Loaded = { daily: Daily; Live: ComponentType<Parameters<typeof LiveQuestion>[0]> };

/** So far below the window it is fetched: code and question are there when the reader is. */
const ahead = '600px';

export function DailyQuestion() {
  const t = useText(dailyTexts);
  const box = useRef<HTMLDivElement>(null);
  const [loaded, setLoaded] = useState<Loaded | 'none' | 'failed' | null>(null);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn is another try
  useEffect(() => {
    if (!box.current) return;
    let isGone = false;
    const load = async () => {
      const [daily, { LiveQuestion: Live }] = await Promise.all([
        quietApi('GET /api/questions/daily'),
        import('#app/pages/site/home/live-question.tsx'),
      ]);
      if (!isGone) setLoaded(daily ? { daily, Live } : 'none');
    };
    const watch = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        watch.disconnect();
        load().catch(() => isGone || setLoaded('failed'));
      },
      { rootMargin: ahead },
    );
    watch.observe(box.current);
    return () => {
      isGone = true;
      watch.disconnect();
    };
  }, [turn]);

  if (loaded === 'none') return null;
  return (
    <div className="wrap mt-16 md:mt-24">
      <SideSection id="daily" title={t('title')} intro={t('intro')}>
        <div ref={box} className="min-h-100">
          {loaded === 'failed' ? (
            <p className="flex flex-wrap items-center gap-x-4 text-15">
              {t('failed')}
              <TextButton
                onClick={() => {
                  setLoaded(null);
                  setTurn(turn + 1);
                }}
              >
                {t('again')}
              </TextButton>
            </p>
          ) : loaded ? (
            <loaded.Live daily={loaded.daily} />
          ) : (
            <p role="status" className="text-15 text-ink-3">
              {t('loading')}
            </p>
          )}
        </div>
      </SideSection>
    </div>
  );
}
