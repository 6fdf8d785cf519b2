/** A path as logs may keep it: a link that is known by its secret is not written down. */

const secretPaths = /^(\/result\/shared|\/api\/shared-reports)\/[^/?#]+/;

export const withoutSecret = (path: string): string => path.replace(secretPaths, '$1/{token}');
