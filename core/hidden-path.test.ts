import { describe, expect, it } from 'vitest';
import { withoutSecret } from './hidden-path.ts';

describe('a path in a log', () => {
  it.each([
    ['/result/shared/k3Jx_secret', '/result/shared/{token}'],
    ['/result/shared/k3Jx_secret.data', '/result/shared/{token}'],
    ['/api/shared-reports/k3Jx_secret/pdf', '/api/shared-reports/{token}/pdf'],
    ['/result/12', '/result/12'],
    ['/result/shared', '/result/shared'],
  ])('%s is kept as %s', (path, kept) => {
    expect(withoutSecret(path)).toBe(kept);
  });
});
