/** Samples of what everything is made of: colours, type, buttons and marks. */
import { Download } from 'lucide-react';
import { useText } from '#app/locale.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { Lamps } from '#app/ui/lamps.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Rhythm, systemRhythms } from '#app/ui/rhythm.tsx';
import { SideSection } from '#app/ui/section-head.tsx';
import { StatusMark } from '#app/ui/status-mark.tsx';
import { TextButton, TextLink } from '#app/ui/text-button.tsx';
import { SentenceVoice } from '#app/words/sentence-voice.tsx';
import { SoundButton } from '#app/words/sound-button.tsx';
import { devTexts } from '#messages/dev.ts';
import { here, Row } from './sample-row.tsx';

const swatches = [
  ['bg-white', 'white'],
  ['bg-paper', 'paper'],
  ['bg-paper-2', 'paper-2'],
  ['bg-paper-3', 'paper-3'],
  ['bg-rule', 'rule'],
  ['bg-rule-2', 'rule-2'],
  ['bg-field', 'field'],
  ['bg-ink-3', 'ink-3'],
  ['bg-ink-2', 'ink-2'],
  ['bg-ink', 'ink'],
  ['bg-beam', 'beam'],
  ['bg-beam-wash', 'beam-wash'],
  ['bg-beam-faint', 'beam-faint'],
  ['bg-beam-ink', 'beam-ink'],
  ['bg-sea', 'sea'],
  ['bg-sea-wash', 'sea-wash'],
  ['bg-brick', 'brick'],
  ['bg-brick-wash', 'brick-wash'],
  ['bg-moss', 'moss'],
  ['bg-moss-wash', 'moss-wash'],
  ['bg-night', 'night'],
  ['bg-night-2', 'night-2'],
  ['bg-night-3', 'night-3'],
] as const;

export function Colours() {
  const t = useText(devTexts);
  return (
    <SideSection id="colours" title={t('colours')} intro={t('lede')}>
      <ul className="grid grid-cols-4 gap-x-4 gap-y-5 md:grid-cols-8">
        {swatches.map(([look, name]) => (
          <li key={name} className="text-13 text-ink-2">
            <span className={`mb-1.5 block h-12 rounded-2 border border-rule ${look}`} />
            {name}
          </li>
        ))}
      </ul>
    </SideSection>
  );
}

const headings = ['text-60', 'text-44', 'text-34', 'text-26', 'text-21'] as const;
const bodies = ['text-18', 'text-16', 'text-15', 'text-14', 'text-13', 'text-12'] as const;

export function Type() {
  const t = useText(devTexts);
  return (
    <SideSection id="type" title={t('type')} intro={t('typeIntro')}>
      {headings.map((size) => (
        <p key={size} className={`font-serif font-bold ${size}`}>
          {t('sample')} 328
        </p>
      ))}
      <div className="mt-6 space-y-2">
        {bodies.map((size) => (
          <p key={size} className={size}>
            {t('quote')} 0123456789
          </p>
        ))}
        <p lang="en" className="font-serif text-[1.25rem] leading-[1.85]">
          Historians once treated the lighthouse keeper’s log as a “perfunctory” document…
        </p>
        <p lang="zh-CN" className="font-serif text-18">
          “灯质”——每座灯塔自己的闪光……
        </p>
        <p>
          <span className="glow-line font-semibold">{t('sample')}</span>
        </p>
      </div>
    </SideSection>
  );
}

export function Buttons() {
  const t = useText(devTexts);
  return (
    <SideSection id="buttons" title={t('buttons')} more={{ to: here, label: t('allNews') }}>
      <Row>
        <ButtonLink to={here} tone="beam" arrow>
          {t('start')}
        </ButtonLink>
        <Button tone="ink">{t('reviewEach')}</Button>
        <ButtonLink to={here} arrow>
          {t('explore')}
        </ButtonLink>
        <Button tone="quiet">{t('timetable')}</Button>
        <Button tone="quiet" icon={<Download strokeWidth={1.6} />}>
          {t('download')}
        </Button>
        <Button disabled>{t('unavailable')}</Button>
      </Row>
      <Row>
        <Button tone="beam" busy>
          {t('start')}
        </Button>
        <Button tone="ink" busy>
          {t('reviewEach')}
        </Button>
        <Button busy>{t('explore')}</Button>
        <Button tone="quiet" busy>
          {t('timetable')}
        </Button>
      </Row>
      <Row>
        <Button tone="beam" size="lg" arrow>
          {t('start')}
        </Button>
        <Button tone="ink" size="sm">
          {t('reviewEach')}
        </Button>
        <Button size="sm">{t('timetable')}</Button>
        <MoreLink to={here}>{t('allNews')}</MoreLink>
      </Row>
      <Row>
        <TextButton>{t('timetable')}</TextButton>
        <TextButton tone="strong">{t('reviewEach')}</TextButton>
        <TextButton tone="quiet">{t('download')}</TextButton>
        <TextButton tone="bare" size="sm" aria-pressed>
          {t('kindFill')}
        </TextButton>
        <TextButton tone="bare" size="sm" aria-pressed={false}>
          {t('kindRead')}
        </TextButton>
        <TextButton tone="done">{t('unavailable')}</TextButton>
        <span>
          {t('sample')}{' '}
          <TextLink tone="inline" to={here}>
            {t('allNews')}
          </TextLink>
        </span>
        <span className="on-night inline-flex bg-night px-2">
          <TextButton tone="night">{t('explore')}</TextButton>
        </span>
      </Row>
    </SideSection>
  );
}

export function Marks() {
  const t = useText(devTexts);
  return (
    <SideSection id="marks" title={t('marks')}>
      <Row>
        <Badge>{t('kindFill')}</Badge>
        <Badge tone="lit">+18</Badge>
        <Badge tone="sea">{t('kindRead')}</Badge>
        <Badge tone="moss">{t('kindRead')}</Badge>
        <Badge tone="brick">{t('kindRead')}</Badge>
        <ChipLink to={here}>{t('kindRead')}</ChipLink>
      </Row>
      <Row>
        {[1, 2, 3, 4, 5].map((level) => (
          <Lamps key={level} level={level} />
        ))}
        {Object.entries(systemRhythms).map(([system, rhythm]) => (
          <Rhythm key={system} {...rhythm} />
        ))}
        <Rhythm live labelled />
        <span className="on-night inline-flex bg-night px-4 py-3">
          <Rhythm live tone="night" />
        </span>
      </Row>
      <Row>
        <span lang="en" className="inline-flex items-center gap-1 font-serif text-21">
          gregarious
          <SoundButton word="gregarious" ipa="ɡrɪˈɡeriəs" />
        </span>
        <SoundButton word={t('unavailable')} ipa="" />
        <span lang="en" className="inline-flex items-center font-serif text-16">
          Her terse note gave the hour of the train and nothing else.
          <SentenceVoice sentence="Her terse note gave the hour of the train and nothing else." />
        </span>
      </Row>
      <Row>
        <StatusMark status="right">{t('reviewEach')}</StatusMark>
        <StatusMark status="wrong">{t('reviewEach')}</StatusMark>
        <StatusMark status="marked">{t('reviewEach')}</StatusMark>
        <StatusMark status="open">{t('reviewEach')}</StatusMark>
        <StatusMark status="none">{t('reviewEach')}</StatusMark>
      </Row>
      <Row>
        <Avatar name="林" size="sm" />
        <Avatar name="beacon" />
        <Avatar name="周" size="lg" />
        <Avatar name="01" src="/art/teachers/01.svg" size="lg" />
        <Avatar name="坏" src="/missing.png" />
      </Row>
    </SideSection>
  );
}
