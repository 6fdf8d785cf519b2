/** A path as logs may keep it: what is known by its secret, be it a link, a picture or an invitation, is not written down. */

const secretPaths =
  /^(\/+(?:(?:api\/+shared-reports|result\/+shared|qr\/+result|login|api\/+invites\/+shorts)|uploads\/+[^/?#]*))\/+[^/?#]+/i;

/** Routers read `%73` as `s` and do not mind capitals, so the path is looked at as they read it. */
export function withoutSecret(path: string): string {
  const read = decoded(path);
  return secretPaths.test(read) ? read.replace(secretPaths, '$1/{token}') : path;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
