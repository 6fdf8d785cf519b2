/** Layout of the exam: header bar, section bar, content, and nothing else; the flow's pages fill it. */
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '#app/shell/layouts/default-frame.tsx';

export default function ExamLayout() {
  return (
    <>
      <SkipLink />
      <Outlet />
    </>
  );
}

type ExamFrameProps = {
  header: ReactNode;
  bar: ReactNode;
  /** What has to be said between bars and content: the connection, an error. */
  notices?: ReactNode;
  /** On wide screens a line at the bottom, on phones Back and Next. */
  footer?: ReactNode;
  bottom?: ReactNode;
  /** The content keeps to the height it has, and its panes scroll by themselves. */
  isSplit?: boolean;
  /** Nothing can be done at the moment: another tab acts, or time is up. */
  isInert?: boolean;
  /** As in the real test, no word can be looked up. */
  isExam?: boolean;
  children: ReactNode;
};

/** As high as the window; on a very low one (a phone on its side, text at 200 %) the page scrolls as a whole. */
export function ExamFrame({
  header,
  bar,
  notices,
  footer,
  bottom,
  isSplit = false,
  isInert = false,
  isExam = false,
  children,
}: ExamFrameProps) {
  return (
    <div
      data-no-lookup={isExam ? '' : undefined}
      className="flex h-dvh flex-col bg-white text-ink [--bottom-bar:4.75rem] [@media(height<30rem)]:h-auto [@media(height<30rem)]:min-h-dvh"
    >
      <div inert={isInert}>{header}</div>
      {bar}
      {notices}
      <main
        id="main"
        tabIndex={-1}
        inert={isInert}
        className={`min-h-0 flex-1 outline-hidden max-md:has-[[data-calculator]]:scroll-pb-100 ${isSplit ? 'overflow-hidden [@media(height<30rem)]:overflow-visible' : 'overflow-y-auto overscroll-contain'}`}
      >
        {children}
      </main>
      {footer}
      <div inert={isInert}>{bottom}</div>
    </div>
  );
}
