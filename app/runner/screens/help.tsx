/** Help: general directions, the calculator, the tools of the bar. */
import type { ReactNode } from 'react';
import { useText } from '#app/locale.tsx';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { ReportProblem } from '#app/runner/report-problem.tsx';
import { Sheet } from '#app/runner/screens/sheet.tsx';
import { type Shortcut, shortcuts } from '#app/runner/shortcuts.ts';
import { TextSize } from '#app/runner/text-size.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { helpTabs } from '#core/exam/screens.ts';
import { helpTexts } from '#messages/runner/help.ts';
import { headerLabels, runnerTexts } from '#messages/runner.ts';

type HelpScreenProps = { state: RunnerState; isPractice: boolean; isRunning: boolean };

export function HelpScreen({ state, isPractice, isRunning }: HelpScreenProps) {
  const t = useText(helpTexts);
  const contents: Record<(typeof helpTabs)[number], ReactNode> = {
    'General Directions': <GeneralDirections state={state} />,
    Calculator: <CalculatorHelp />,
    'Testing Tools': <TestingTools isPractice={isPractice} canCheck={state.record.exam.canCheck} />,
  };
  return (
    <Sheet
      title={
        <span lang="en" className="font-serif">
          {headerLabels.help}
        </span>
      }
    >
      {isRunning ? <p className="mt-2 text-14 text-ink-3">{t('clock')}</p> : null}
      <Tabs
        label={t('label')}
        className="mt-5"
        items={helpTabs.map((tab) => ({
          // It becomes part of an id, which holds no space.
          value: tab.replaceAll(' ', '-'),
          label: <span lang="en">{tab}</span>,
          content: contents[tab],
        }))}
      />
    </Sheet>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="not-first:mt-7">
      <h2 className="text-18">{title}</h2>
      <div className="mt-1.5 max-w-[40rem] space-y-2 text-15 text-ink-2">{children}</div>
    </section>
  );
}

function GeneralDirections({ state }: { state: RunnerState }) {
  const t = useText(helpTexts);
  return (
    <>
      <Part title={t('time_title')}>
        <p>{t('time_1')}</p>
        <p>{t('time_2')}</p>
      </Part>
      <Part title={t('move_title')}>
        <p>{t('move_1')}</p>
        <p>{t('move_2')}</p>
      </Part>
      <Part title={t('safe_title')}>
        <p>{t('safe_1')}</p>
        <p>{t('safe_2')}</p>
      </Part>
      <Part title={t('report_title')}>
        <p>{t('report_1')}</p>
        <ReportProblem state={state} className={`mt-1 ${buttonClass({ tone: 'quiet' })}`}>
          {t('report')}
        </ReportProblem>
      </Part>
    </>
  );
}

function CalculatorHelp() {
  const t = useText(helpTexts);
  const lines = ['calc_1', 'calc_2', 'calc_3', 'calc_4', 'calc_5', 'calc_6'] as const;
  return (
    <div className="max-w-[40rem] space-y-3 text-15 text-ink-2">
      {lines.map((line) => (
        <p key={line}>{t(line)}</p>
      ))}
    </div>
  );
}

const tools = ['exit', 'save', 'mark', 'review', 'calculator', 'help', 'back', 'next'] as const;

function TestingTools({ isPractice, canCheck }: { isPractice: boolean; canCheck: boolean }) {
  const t = useText(helpTexts);
  const runner = useText(runnerTexts);
  return (
    <>
      <dl className="max-w-[44rem] divide-y divide-rule border-y border-rule text-15">
        {tools.map((tool) => (
          <Tool key={tool} name={headerLabels[tool]}>
            {t(`tool_${tool}`)}
          </Tool>
        ))}
        <Tool name={runner('hide_time')}>{t('tool_time')}</Tool>
      </dl>
      <div className="mt-7">
        <Part title={t('text_size')}>
          <TextSize />
        </Part>
        <Part title={t('editor_title')}>
          <p>{t('editor_1')}</p>
        </Part>
        <Part title={t('keyboard_title')}>
          <p>{t('keyboard_1')}</p>
        </Part>
        {isPractice ? (
          <Part title={t('shortcuts_title')}>
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              {shortcuts
                .filter(({ button }) => button !== 'check' || canCheck)
                .map((shortcut) => (
                  <li key={shortcut.button}>
                    <ShortcutKeys shortcut={shortcut} />
                  </li>
                ))}
              <li>
                <kbd className={keyClass}>A</kbd>–<kbd className={keyClass}>I</kbd> {runner('key_choose')}
              </li>
              <li>
                <kbd className={keyClass}>L</kbd> {runner('key_look_up')}
              </li>
            </ul>
            <p>{t('look_up')}</p>
          </Part>
        ) : null}
      </div>
    </>
  );
}

function Tool({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-2.5 md:flex md:gap-6">
      <dt lang="en" className="flex-none font-semibold md:w-28">
        {name}
      </dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}

export const keyClass = 'rounded-1 border border-rule-2 bg-white px-1.5 font-sans text-13';

export function ShortcutKeys({ shortcut: { shown, button } }: { shortcut: Shortcut }) {
  const t = useText(runnerTexts);
  return (
    <span className="whitespace-nowrap">
      <kbd className={keyClass}>{shown}</kbd>{' '}
      {button === 'check' ? t('check') : <span lang="en">{headerLabels[button]}</span>}
    </span>
  );
}
