/** Which pages need a login, and where a login may lead. */
import { screens, screensWithoutExam } from './exam/flow.ts';

/**
 * A screen of an attempt, such as `/exams/7/exercise`, or `/exams/exercise` where the attempt alone is named; an exam's
 * lists and papers, and `/exams/before`, are open to visitors.
 */
export function isFlow(pathname: string): boolean {
  const [, exam, name] = /^\/exams\/([^/]+\/)?([^/]+)\/?$/.exec(pathname) ?? [];
  return (exam === undefined ? screensWithoutExam : screens).some((screen) => screen === name);
}

export function needsLogin(pathname: string): boolean {
  return /^\/(user|staff|start|map|moments)(\/|$)/.test(pathname) || isFlow(pathname);
}

/** A redirect target is a path of ours, never another host; anything else leads home. */
export function safeRedirect(target: string | null | undefined): string {
  if (!target?.startsWith('/') || target.startsWith('//')) return '/';
  // Browsers read a backslash as a slash and skip control characters, so both could smuggle in a host.
  for (const character of target) {
    if (character === '\\' || character.charCodeAt(0) < 32) return '/';
  }
  // Back into the door would be a loop; an invitation at /login/{id} is a page of its own.
  return /^\/(?:login\/?|logout|register|forgetPassword)(?:\?|#|$)/.test(target) ? '/' : target;
}
