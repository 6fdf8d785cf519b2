/** What the badge beside the greeting says. */

const badgeMax = 10;

/** Hidden at 0, at most 10 (specification, sections 2 and 9). */
export function unreadLabel(unread: number): string | null {
  if (unread <= 0) return null;
  return unread > badgeMax ? `${badgeMax}+` : String(unread);
}
