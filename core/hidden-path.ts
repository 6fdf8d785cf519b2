/** A path as logs may keep it: what is known by its secret, be it a link, a picture or an invitation, is not written down. */

/** Segments before the one that is secret; `*` stands for any. */
const secretAfter = [
  'api/shared-reports',
  'result/shared',
  'qr/result',
  'login',
  'api/invites/shorts',
  'api/reminders',
  'api/study-plan/calendar',
  'unsubscribe',
  'uploads/*',
].map((path) => path.split('/'));

/** Routers read `%73` as `s` and mind neither capitals nor doubled slashes, so the path is looked at as they read it. */
export function withoutSecret(path: string): string {
  const segments = decoded(path).split('/').filter(Boolean);
  const before = secretAfter.find((names) =>
    names.every((name, at) => name === '*' || name === segments[at]?.toLowerCase()),
  );
  if (!before || segments.length <= before.length) return path;
  return `/${segments.map((segment, at) => (at === before.length ? '{token}' : segment)).join('/')}`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
